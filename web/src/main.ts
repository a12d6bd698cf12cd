import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/i18n';
import { installed } from '$lib/installed.svelte';
import { settings } from '$lib/settings.svelte';

installed.begin();
await speak(settings.lang);
mount(App, { target: document.getElementById('app')! });
