/** The signs of the boards: drawings on a field of 24 by 24, in the colour of the text. */
export const glyphs = {
  sword:
    '<path d="M20.5 2.5L21.5 3.5 20 9 10.8 17.2 13 19.4 11.6 20.8 8.8 18 5 21.8 2.2 19 6 15.2 3.2 12.4 4.6 11 6.8 13.2 15 4z" fill="currentColor"/>',
  shield: '<path d="M3.5 3H20.5V11.5C20.5 17 16.5 20.5 12 22.5C7.5 20.5 3.5 17 3.5 11.5Z" fill="currentColor"/>',
  down: '<rect x="5" y="2.5" width="14" height="19" rx="2" fill="currentColor"/><path d="M12 7l4 5-4 5-4-5z" fill="var(--down-line,#fff)" opacity=".75"/>',
  heart:
    '<path d="M12 20.5C5 15.5 2.5 12 2.5 8.5A4.8 4.8 0 0 1 12 7a4.8 4.8 0 0 1 9.5 1.5c0 3.5-2.5 7-9.5 12z" fill="currentColor"/>',
  fan: '<path d="M7.5 20L3 8.5 8 6.5M9 20V5h7v15zM17 6.5l4.5 2L17 20" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  seal: '<path d="M12 1.5l2.3 2 3-.5 1.2 2.8 2.9 1-.3 3 1.9 2.4-1.9 2.4.3 3-2.9 1-1.2 2.8-3-.5-2.3 2-2.3-2-3 .5-1.2-2.8-2.9-1 .3-3L1 12.2l1.9-2.4-.3-3 2.9-1L6.7 3l3 .5z" fill="currentColor"/>',
  horn: '<path d="M3 8c1 7 7 11 13 9 3-1 5-3 6-6l-2.5-1.5c-1 2-2.5 3.5-5 4C11 14 8.5 11 8 6.5z" fill="currentColor"/><path d="M3 8C2 5 6 4 8 6.5" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  eye: '<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  check:
    '<path d="M4.5 12.5l5 5L19.5 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  broken:
    '<path d="M4 5h16v9l-8 6-8-6zM13 4l-3 6 4 2-3 8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  close: '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  chevron:
    '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="1.5" fill="currentColor"/><path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  clock:
    '<circle cx="12" cy="12.5" r="8.3" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 8v4.8l3 2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  crown: '<path d="M3.5 18.5L2.5 7l5.5 5L12 4l4 8 5.5-5-1 11.5z" fill="currentColor"/>',
  skull:
    '<path d="M12 2.5c5 0 8.5 3.4 8.5 8 0 3-1.4 5-3.5 6.2V20H7v-3.3C4.9 15.5 3.5 13.5 3.5 10.5c0-4.6 3.5-8 8.5-8z" fill="currentColor"/><path d="M8.5 9.5v2M15.5 9.5v2M12 13v1.5M10 17.5v2M14 17.5v2" stroke="var(--cut,#fff)" stroke-width="2" stroke-linecap="round"/>',
  notes:
    '<path d="M6 3.5h11.5V20.5H6zM6 3.5v17M9.5 8h5M9.5 11.5h5M9.5 15h3M4 7h3M4 12h3M4 17h3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;

export type GlyphName = keyof typeof glyphs;

/** The extra actions of a card: 36 by 29. */
export const extras = {
  move: '<rect x="4" y="9" width="11" height="15" rx="1.8" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="2.6 2"/><rect x="21" y="9" width="11" height="15" rx="1.8" fill="currentColor"/><path d="M9 5.5C14 1 22 1 26 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M28.5 7.5L22.5 7L27 2Z" fill="currentColor"/>',
  discard:
    '<rect x="11" y="2" width="12" height="16" rx="1.8" fill="currentColor" transform="rotate(14 17 10)"/><path d="M4 20C4 24 8 27 18 27C28 27 32 24 32 20" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M11 21h14M13.5 23.8h9" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>',
  take: '<rect x="12.5" y="13" width="11" height="14.5" rx="1.8" fill="currentColor"/><path d="M18 1L25 9H20.5V12H15.5V9H11Z" fill="currentColor"/><path d="M9 15L3.5 12.8M27 15L32.5 12.8M8.5 22.5L2.5 23.5M27.5 22.5L33.5 23.5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
} as const;

export type ExtraName = keyof typeof extras;
