export { language, languages, speak, speakGame, t, has } from './speak.svelte';
