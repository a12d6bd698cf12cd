export { ALL_SETS, has, language, languages, later, speak, speakGame, speakOf, t } from './speak.svelte';
