import { speak } from '$lib/i18n';

await speak('en');
