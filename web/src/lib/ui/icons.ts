/** The icons of the frame: drawings on a field of 24 by 24. */
export const icons = {
  back: '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  bell: '<path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  bot: '<path d="M6 10a6 6 0 0 1 12 0v9H6zM6 13h12M12 13v6M9 16h.01M15 16h.01" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  branch:
    '<path d="M7 4v16M7 13c0-4 3-5 5.5-5H17M14 5l3 3-3 3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  broken:
    '<path d="M4 5h16v9l-8 6-8-6zM13 4l-3 6 4 2-3 8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  chat: '<path d="M4 5h16v11h-8l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  check:
    '<path d="M4.5 12.5l5 5L19.5 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  chevron:
    '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  clock:
    '<circle cx="12" cy="12.5" r="8.3" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 8v4.8l3 2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  close: '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  crown: '<path d="M3.5 18.5L2.5 7l5.5 5L12 4l4 8 5.5-5-1 11.5z" fill="currentColor"/>',
  door: '<path d="M10 4H5v16h5M14 8l4.5 4-4.5 4M18 12H9.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  expand:
    '<path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  first:
    '<path d="M6 5v14M19 5l-9 7 9 7z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  gear: '<circle cx="12" cy="12" r="3.1" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="12" r="6.4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  hint: '<path d="M9 17.5h6M10 20.5h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2.9 2V16h5.2v-.1c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  horn: '<path d="M3 8c1 7 7 11 13 9 3-1 5-3 6-6l-2.5-1.5c-1 2-2.5 3.5-5 4C11 14 8.5 11 8 6.5z" fill="currentColor"/><path d="M3 8C2 5 6 4 8 6.5" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  hourglass:
    '<path d="M7 3.5h10M7 20.5h10M8 3.5c0 4 2 6 4 8.5 2-2.5 4-4.5 4-8.5M8 20.5c0-4 2-6 4-8.5 2 2.5 4 4.5 4 8.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  info: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 11v6M12 7.2v.1" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  kick: '<path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M18 5v14M5 5l9 7-9 7z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><circle cx="4.5" cy="6" r="1.5" fill="currentColor"/><circle cx="4.5" cy="12" r="1.5" fill="currentColor"/><circle cx="4.5" cy="18" r="1.5" fill="currentColor"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="1.5" fill="currentColor"/><path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2"/>',
  log: '<path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" fill="currentColor"/>',
  more: '<circle cx="5" cy="12" r="2" fill="currentColor"/><circle cx="12" cy="12" r="2" fill="currentColor"/><circle cx="19" cy="12" r="2" fill="currentColor"/>',
  motion:
    '<path d="M3 8h9M3 12h6M3 16h9" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M14 6.5l6 5.5-6 5.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  note: '<path d="M7 3.5h11v17H7zM7 3.5v17M4 7h3M4 12h3M4 17h3M10.5 8h4.5M10.5 12h4.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  off: '<path d="M4 4l16 16M8 7.5A8.5 8.5 0 0 1 21 11M3 11a12 12 0 0 1 3-2.3M6.5 14.5a7.6 7.6 0 0 1 6-2.4M12 19h.01" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  pause: '<path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" fill="currentColor"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.5a3.2 3.2 0 0 1 0 6.3M18 14.5c2 .8 3.2 2.7 3.5 5.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  person:
    '<circle cx="12" cy="8" r="4" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M4.5 20.5c.6-4.5 3.400-6.700 7.500-6.700s6.900 2.200 7.500 6.700" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  play: '<path d="M7 4.5l12 7.5-12 7.5z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  rings:
    '<circle cx="8.7" cy="12" r="5" fill="none" stroke="currentColor" stroke-width="2.4"/><circle cx="15.3" cy="12" r="5" fill="none" stroke="currentColor" stroke-width="2.4"/>',
  save: '<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M15.5 15.5L21 21" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  send: '<path d="M4 12L20 4.5 15 20l-3.5-6z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  sound:
    '<path d="M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5z" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  star: '<path d="M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z" fill="currentColor"/>',
  sun: '<circle cx="12" cy="12" r="4.2" fill="currentColor"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  swap: '<path d="M8 4v15M4 15l4 4 4-4M16 20V5M12 9l4-4 4 4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  swords:
    '<path d="M3.5 3.5l4 .8L16 12.8l-2.7 2.7L4.3 7.5z" fill="currentColor"/><path d="M20.5 3.5l-4 .8L8 12.8l2.7 2.7 9-8z" fill="currentColor"/><path d="M12.5 17.5l5-5M11.5 17.5l-5-5M15.5 15.5l4 4M8.5 15.5l-4 4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  tap: '<path d="M10 12V5.5a1.7 1.7 0 0 1 3.4 0V11l4.2 1c1.6.4 2.4 1.6 2 3.2l-1.3 5.3H10.5L6 15.5c-.9-1.2.7-2.7 2-1.7z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  undo: '<path d="M9 5L4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  user: '<circle cx="12" cy="8" r="4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M4.5 20c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  warn: '<path d="M12 4l9 15.5H3zM12 10v4.5M12 17v.1" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;

export type IconName = keyof typeof icons;
