import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from '$lib/i18n';
import { settings } from '$lib/settings.svelte';

await speak(settings.lang);
mount(App, { target: document.getElementById('app')! });
