import { ALL_SETS, speakOf } from '$lib/i18n';

await speakOf([...ALL_SETS, 'replay', 'room']);
