/** The signs of Knight: goods on a field of 24 by 24 in their own colours, charges in the colour of the text. */
export const goods = {
  any: '<path d="M12 12V1A11 11 0 0 1 21.5 17.5Z" fill="#B23A2E"/><path d="M12 12L21.5 17.5A11 11 0 0 1 2.5 17.5Z" fill="#2C5AA0"/><path d="M12 12L2.5 17.5A11 11 0 0 1 12 1Z" fill="#6B3F86"/><circle cx="12" cy="12" r="11" fill="none" stroke="var(--tok-rim)" stroke-width="1.1"/><circle cx="12" cy="12" r="4" fill="#FFF3DC"/>',
  command:
    '<path d="M5 1.5h2.4v21H5z" fill="#8a6a3c" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M7.4 2.5H22L17.6 7.8 22 13H7.4z" fill="#2F7D4F" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M9.8 6.6h5.4v2.3H9.8z" fill="#F2F0EA"/>',
  diplomacy:
    '<path d="M5 3h12a3 3 0 0 1 3 3v1h-4v13H6.5A2.5 2.5 0 0 1 4 17.5V16h2V6a3 3 0 0 0-1-3z" fill="#F2E6C6" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M8.5 8h5M8.5 11h5" stroke="#6b5430" stroke-width="1.4"/><circle cx="16.5" cy="17.8" r="4.4" fill="#2C5AA0" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M16.5 15L17.21 16.83L19.16 16.93L17.64 18.17L18.15 20.07L16.5 19L14.85 20.07L15.36 18.17L13.84 16.93L15.79 16.83Z" fill="#fff"/>',
  enemy:
    '<path d="M2.6 2.6L6 5h12l3.4-2.4V12C21.4 17.6 17 21 12 23.2 7 21 2.6 17.6 2.6 12Z" fill="#26211f" stroke="#E2685A" stroke-width="1.5"/><path d="M6 10.5l4.6 1.8M18 10.5l-4.6 1.8M9 17.5c2-1.6 4-1.6 6 0" stroke="#F2A79C" stroke-width="1.9" stroke-linecap="round" fill="none"/>',
  'enemy-diplomacy':
    '<path d="M5 3h12a3 3 0 0 1 3 3v1h-4v13H6.5A2.5 2.5 0 0 1 4 17.5V16h2V6a3 3 0 0 0-1-3z" fill="#3a3330" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M8.5 8h5M8.5 11h5" stroke="#cbbfae" stroke-width="1.4"/><circle cx="16.5" cy="17.8" r="4.4" fill="#B23A2E" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M14.8 16.1l3.4 3.4M18.2 16.1l-3.4 3.4" stroke="#fff" stroke-width="1.5"/>',
  glory:
    '<path d="M12 0.4L15.33 3.96L20.2 3.8L20.04 8.67L23.6 12L20.04 15.33L20.2 20.2L15.33 20.04L12 23.6L8.67 20.04L3.8 20.2L3.96 15.33L0.4 12L3.96 8.67L3.8 3.8L8.67 3.96Z" fill="#B23A2E" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M12 5.6L13.65 9.93L18.28 10.16L14.66 13.07L15.88 17.54L12 15L8.12 17.54L9.34 13.07L5.72 10.16L10.35 9.93Z" fill="#FFF3DC"/>',
  gold: '<circle cx="12" cy="12" r="11" fill="#E3B23C" stroke="var(--tok-rim)" stroke-width="1.1"/><circle cx="12" cy="12" r="8.5" fill="none" stroke="#9A6A0C" stroke-width="1.2"/><path d="M6.8 15.8V8.9l2.7 2.3L12 7.4l2.5 3.8 2.7-2.3v6.9z" fill="#7A5200"/>',
  influence:
    '<path d="M12 1.5l2.3 2 3-.5 1.2 2.8 2.9 1-.3 3 1.9 2.4-1.9 2.4.3 3-2.9 1-1.2 2.8-3-.5-2.3 2-2.3-2-3 .5-1.2-2.8-2.9-1 .3-3L1 12.2l1.9-2.4-.3-3 2.9-1L6.7 3l3 .5z" fill="#1F6F78" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M6.5 16V9l2.8 2.4L12 7l2.7 4.4L17.5 9v7z" fill="#F2F0EA"/>',
  nobility:
    '<path d="M12 .7L23.3 12 12 23.3.7 12z" fill="#6B3F86" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M12 4.6c1.9 2 2.7 3.7 2.7 5.3 0 1.3-.5 2.4-1.2 3.3h1.7c.2-1.7 1.2-3 2.6-3 1.1 0 1.9.8 1.9 1.8 0 1.7-1.6 2.7-3.7 2.8h-8c-2.1-.1-3.7-1.1-3.7-2.8 0-1 .8-1.8 1.9-1.8 1.4 0 2.4 1.3 2.6 3h1.7c-.7-.9-1.2-2-1.2-3.3 0-1.6.8-3.3 2.7-5.3zM8.8 15.8h6.4v1.5H8.8zM11 17.3h2l1 2.7h-4z" fill="#FBF3FF" transform="translate(12 12) scale(.86) translate(-12 -12.3)"/>',
  'remove-enemy':
    '<path d="M2.6 2.6L6 5h12l3.4-2.4V12C21.4 17.6 17 21 12 23.2 7 21 2.6 17.6 2.6 12Z" fill="#4a4340" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M3 21.5L21.5 3" stroke="#fff" stroke-width="4"/><path d="M3 21.5L21.5 3" stroke="#B23A2E" stroke-width="2.4"/>',
  valor:
    '<path d="M2.6 1.6H21.4V11.6C21.4 17.6 17 21 12 23.2 7 21 2.6 17.6 2.6 11.6Z" fill="#2C5AA0" stroke="var(--tok-rim)" stroke-width="1.1"/><path d="M12 3.6l1.7 2.6v8h-3.4v-8zM7.4 14.2h9.2v2H7.4zM11 16.2h2v3.2h-2z" fill="#F5F8FF"/>',
  vp: '<path d="M4.2 5C1.8 11 3.5 18.5 11 21.5M19.8 5C22.2 11 20.5 18.5 13 21.5" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/><path d="M4.2 9.5C1.5 9 .8 6.8 1 4.8c2 .4 3.4 2 3.2 4.7zM4.4 14.5c-2.6.4-4-1.3-4.3-3.3 2-.3 4 .8 4.3 3.3zM7.3 18.7c-2.2 1.5-4.3.5-5.3-1.3 1.7-1 4-.8 5.3 1.3zM19.8 9.5c2.7-.5 3.4-2.7 3.2-4.7-2 .4-3.4 2-3.2 4.7zM19.6 14.5c2.6.4 4-1.3 4.3-3.3-2-.3-4 .8-4.3 3.3zM16.7 18.7c2.2 1.5 4.3.5 5.3-1.3-1.7-1-4-.8-5.3 1.3z" fill="currentColor"/><path d="M12 6.5l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z" fill="currentColor"/>',
};

export const charges = {
  add: '<g fill="currentColor"><path d="M2.5 2.5L5 4h8l2.5-1.5V10c0 4.5-3 7-6.5 8.8C5.5 17 2.5 14.5 2.5 10z"/><path d="M16.5 13h2.8v3h3v2.8h-3v3h-2.8v-3h-3V16h3z"/></g>',
  adj: '<g fill="currentColor"><path d="M2 3h8v18H2zM14 3h8v18h-8z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 10.5h9V7.5l5 4.5-5 4.5v-3H6z"/></g>',
  armory:
    '<g fill="currentColor"><path fill-rule="evenodd" d="M4.5 8.2C4.5 4.3 7.7 1.5 12 1.5s7.5 2.8 7.5 6.7v10L12 22.5l-7.5-4.3zM6.5 9.5v2.2h4.3V9.5zM13.2 9.5v2.2h4.3V9.5zM8 14.5v1.7h1.7v-1.7zM14.3 14.5v1.7H16v-1.7zM8 17.2v1.2h1.7v-1.2zM14.3 17.2v1.2H16v-1.2z"/></g>',
  attack:
    '<g fill="currentColor"><path d="M2 2l4.5 1L17 13.5l1.8-1.8 1.7 1.7-2.3 2.3 3.6 3.6-2.5 2.5-3.6-3.6-2.3 2.3-1.7-1.7L13.5 17 3 6.5zM22 2l-4.5 1-4.7 4.7 3.5 3.5L21 6.5zM9.4 11.2L7 13.5l-1.8-1.8-1.7 1.7 2.3 2.3-3.6 3.6 2.5 2.5 3.6-3.6 2.3 2.3 1.7-1.7L10.5 17l2.3-2.3z"/></g>',
  axe: '<g fill="currentColor"><path d="M10.8 1.5h2.4v21h-2.4z"/><path d="M14 4c4-2 7-2 8.5 0 .8 4 .4 7-1.5 10-2-2-4-3-7-3zM10 4.5C7 3.5 5 3.5 3 5c0 2 .3 3.5 1 5 2-1 4-1.5 6-1z"/></g>',
  burst:
    '<g fill="currentColor"><path d="M12 0.2L13.85 6.93L19.58 2.96L16.68 9.3L23.62 9.95L17.32 12.94L22.22 17.9L15.47 16.14L16.04 23.09L12 17.4L7.96 23.09L8.53 16.14L1.78 17.9L6.68 12.94L0.38 9.95L7.32 9.3L4.42 2.96L10.15 6.93Z"/></g>',
  castle:
    '<g fill="currentColor"><path d="M4 22.5V10.5H2.5V2.5h4.3v3h3.1v-3h4.2v3h3.1v-3h4.3v8H20v12h-5.6v-5.2a2.4 2.4 0 0 0-4.8 0v5.2z"/></g>',
  church: '<g fill="currentColor"><path d="M10 1.5h4v5.5h5.5v4H14v11.5h-4V11H4.5V7H10z"/></g>',
  combat:
    '<g fill="currentColor"><path d="M2 2l4.5 1L17 13.5l1.8-1.8 1.7 1.7-2.3 2.3 3.6 3.6-2.5 2.5-3.6-3.6-2.3 2.3-1.7-1.7L13.5 17 3 6.5zM22 2l-4.5 1-4.7 4.7 3.5 3.5L21 6.5zM9.4 11.2L7 13.5l-1.8-1.8-1.7 1.7 2.3 2.3-3.6 3.6 2.5 2.5 3.6-3.6 2.3 2.3 1.7-1.7L10.5 17l2.3-2.3z"/></g>',
  crozier:
    '<g fill="currentColor"><path d="M8 22.5V11a6 6 0 1 1 8.5 5.4 4 4 0 0 1-4.2-5.6l2 .8a1.8 1.8 0 0 0 2 2.4A3.6 3.6 0 1 0 10.6 11v11.5z"/></g>',
  cup: '<g fill="currentColor"><path d="M4 2h16v4.5c0 5-3 8-6.8 8.8V19H17v3H7v-3h3.8v-3.7C7 14.5 4 11.5 4 6.5z"/></g>',
  cut: '<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="6.5" cy="18.5" r="3"/><circle cx="17.5" cy="18.5" r="3"/><path d="M8.2 16L17 2M15.8 16L7 2"/></g>',
  drop2: '<g fill="currentColor"><path d="M12 1.5C17 8 20 11.5 20 15.5a8 8 0 0 1-16 0C4 11.5 7 8 12 1.5z"/></g>',
  envoy: '<g fill="currentColor"><path d="M5 2h13a3 3 0 0 1 3 3v2h-4v14H6a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 0-1-3z"/></g>',
  fame: '<g fill="currentColor"><path d="M1.5 8.5h3L16 7.5l6-5v17l-6-5-11.5-1h-3z"/><path d="M6 14.5h7.5v8L9.7 20 6 22.5z"/></g>',
  flag: '<g fill="currentColor"><path d="M4 1.5h2.3v21H4zM6.3 2.5H20l-3.5 4.3L20 11H6.3z"/></g>',
  gather: '<g fill="currentColor"><path d="M12 9C9 3 5 3 4 5s1 5 6 5H4l3 12h10l3-12h-6c5 0 7-3 6-5s-5-2-8 4z"/></g>',
  horsec:
    '<g fill="currentColor"><path d="M8 2l2 3c5 0 9 4 9.5 10l.5 7.5H8c.5-4 3-5.5 3.5-8C9.5 16 7.5 16 6 17.5L3.5 18 2 15l4-7z"/></g>',
  keyc: '<g fill="currentColor"><path fill-rule="evenodd" d="M7 2a5.5 5.5 0 0 1 5.2 7.2L21.5 18.5V22h-4v-2.5H15V17h-2.5l-3-3A5.5 5.5 0 1 1 7 2zm-.6 3.4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/></g>',
  king: '<g fill="currentColor"><path d="M3.2 17.5L1.8 7l5.7 4L12 3.5 16.5 11l5.7-4-1.4 10.5zM3.2 19h17.6v2.6H3.2z"/></g>',
  knowledge:
    '<g fill="currentColor"><path d="M11.2 6C9 4.2 5.5 3.5 1.8 3.5V19c3.7 0 7.2.6 9.4 2.3zM12.8 6c2.2-1.8 5.7-2.5 9.4-2.5V19c-3.7 0-7.2.6-9.4 2.3z"/></g>',
  left: '<g fill="currentColor"><path d="M14.5 3L5 12l9.5 9 2.5-2.5L10.5 12 17 5.5z"/></g>',
  lords:
    '<g fill="currentColor"><path d="M3.5 1.5H6v21H3.5z"/><path d="M7 3h7v6H7zM14 9h7v6h-7z"/><path d="M7 3h14v12H7z" fill="none" stroke="currentColor" stroke-width="1.5"/></g>',
  merchants:
    '<g fill="currentColor"><path d="M11 2.5h2V5l6 1.2 3.2 7.3c0 2-1.9 3.2-3.9 3.2s-3.9-1.2-3.9-3.2l2.7-5.9L13 6.8V20h4v2H7v-2h4V6.8l-4.1.8 2.7 5.9c0 2-1.9 3.2-3.9 3.2s-3.9-1.2-3.9-3.2L5 6.2 11 5z"/></g>',
  move: '<g fill="currentColor"><path d="M2 9.5h9V4l10.5 8L11 20v-5.5H2z"/></g>',
  nobles:
    '<g fill="currentColor"><path d="M3 20.5V12l4.5 3.2L12 8l4.5 7.2L21 12v8.5z"/><circle cx="3" cy="9" r="2"/><circle cx="12" cy="4.8" r="2.2"/><circle cx="21" cy="9" r="2"/></g>',
  quill:
    '<g fill="currentColor"><path d="M21.5 1.5C12 2.5 6.5 8 5 16.5L2 22.5l2 .5 2.5-5C14 17.5 20.5 12 21.5 1.5zM7 16C10 11 13.5 7.5 18 5" /><path d="M6.5 17C10 11.5 13.5 8 18 5" stroke="var(--f,#333)" stroke-width="1.3" fill="none"/></g>',
  recruit:
    '<g fill="currentColor"><path d="M4 1.5h2.3v21H4zM6.3 2.5H18l-3.5 4.3L18 11H6.3z"/><path d="M16.5 13h3v3h3v3h-3v3h-3v-3h-3v-3h3z"/></g>',
  repeat:
    '<g fill="currentColor"><path d="M5 11a7 7 0 0 1 12-4.5L19.5 4v7h-7l2.6-2.6A4.2 4.2 0 0 0 8 11zM19 13a7 7 0 0 1-12 4.5L4.5 20v-7h7l-2.6 2.6A4.2 4.2 0 0 0 16 13z"/></g>',
  replace:
    '<g fill="currentColor"><path d="M12 3a9 9 0 0 1 8.6 6.4l2-.6-2.8 5.7-5-3.8 2.4-.7A6 6 0 0 0 6.4 9.8L3.6 8.6A9 9 0 0 1 12 3zM12 21a9 9 0 0 1-8.6-6.4l-2 .6L4.2 9.5l5 3.8-2.4.7a6 6 0 0 0 10.8.2l2.8 1.2A9 9 0 0 1 12 21z"/></g>',
  right: '<g fill="currentColor"><path d="M9.5 3L19 12l-9.5 9L7 18.5 13.5 12 7 5.5z"/></g>',
  shift: '<g fill="currentColor"><path d="M11 4v5h11v6H11v5L2 12z"/></g>',
  shovel: '<g fill="currentColor"><path d="M9 1.5h6V4h-1.7v9.5H17V17c0 3-2 5-5 6-3-1-5-3-5-6v-3.5h3.7V4H9z"/></g>',
  stable:
    '<g fill="currentColor"><path d="M5.6 2.5V12a6.4 6.4 0 0 0 12.8 0V2.5H22.5V12a10.5 10.5 0 0 1-21 0V2.5z"/></g>',
  starc:
    '<g fill="currentColor"><path d="M12 1L14.4 8.34L21.96 6.75L16.8 12.5L21.96 18.25L14.4 16.66L12 24L9.6 16.66L2.04 18.25L7.2 12.5L2.04 6.75L9.6 8.34Z"/></g>',
  swap: '<g fill="currentColor"><path d="M7 3v4h13v3H7v4L1 8.5zM17 10v4H4v3h13v4l6-5.5z"/></g>',
  torch:
    '<g fill="currentColor"><path d="M12 1c1 4 5 5 5 9a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.3 1.5 1 2.5 2 2.5 0-2.5 0-5 1-7zM9.5 16h5l-1.2 7h-2.6z"/></g>',
  tournaments:
    '<g fill="currentColor"><path d="M1.5 20.8L14 8.3l1.7 1.7L3.2 22.5zM12.8 6l5.2 5.2-2 .6-3.8-3.8z"/><path d="M17.5 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"/></g>',
  village: '<g fill="currentColor"><path d="M12 2.5L1 12.2h3.5v9.3H10v-6.3h4v6.3h5.5v-9.3H23z"/></g>',
  warn: '<g fill="currentColor"><path fill-rule="evenodd" d="M12 2L23.5 22H.5zM10.8 9l.4 6.5h1.6l.4-6.5zM12 17a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z"/></g>',
  wheelc:
    '<g fill="currentColor"><path fill-rule="evenodd" d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6z"/><path d="M11 3h2v18h-2zM3 11h18v2H3z"/><path d="M5 6.4L6.4 5 19 17.6 17.6 19zM17.6 5L19 6.4 6.4 19 5 17.6z"/></g>',
};

/** The field and the charge of each track's shield. */
export const tinctures: Record<string, [field: string, ink: string]> = {
  armory: ['#2F2F35', '#E4E2DA'],
  castle: ['#8C8474', '#1f1a15'],
  church: ['#F2F0EA', '#A5342A'],
  combat: ['#B23A2E', '#FFF1E4'],
  fame: ['#1F6F78', '#F0FAF8'],
  king: ['#E3B23C', '#3a2708'],
  knowledge: ['#2C5AA0', '#F2F6FF'],
  lords: ['#2F7D4F', '#F2F5EE'],
  merchants: ['#B8601F', '#FFF4E4'],
  nobles: ['#6B3F86', '#F7EFFC'],
  stable: ['#93382C', '#FBE6C8'],
  tournaments: ['#3B4F7A', '#F4D47C'],
  village: ['#7A5A2E', '#FBEFD6'],
};
