export { ALL_SETS, has, language, languages, speak, speakGame, speakOf, t } from './speak.svelte';
