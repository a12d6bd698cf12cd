/** The signs of Glory, each with the size of its field. Drawn in the colour of the text; `--cut` is what shows through. */
export const SIGNS: Record<string, [width: number, height: number, svg: string]> = {
  armour: [
    24,
    24,
    '<path d="M4 10C4 4.5 7.5 2 12 2s8 2.5 8 8l-.8 9.5C17 21.5 14.5 22.5 12 22.5S7 21.5 4.8 19.5Z" fill="currentColor"/><path d="M12 2.5V22M5.5 10.8H10.6M13.4 10.8H18.5" stroke="var(--cut,#222)" stroke-width="1.7"/><path d="M7.5 15v.1M9.8 15v.1M7.5 17.8v.1M9.8 17.8v.1M14.2 15v.1M16.5 15v.1M14.2 17.8v.1M16.5 17.8v.1" stroke="var(--cut,#222)" stroke-width="1.5" stroke-linecap="round"/>',
  ],
  attack: [
    24,
    24,
    '<path d="M3 20.5L15.5 6L13 4.5L22 2L20.5 11L18.7 8.8L6 21.5Z" fill="currentColor"/><path d="M5 14L10 19" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  ],
  auto: [
    24,
    24,
    '<circle cx="12" cy="12" r="6.5" fill="currentColor"/><path d="M12 2V6M12 18V22M2 12H6M18 12H22M5 5L7.8 7.8M16.2 16.2L19 19M19 5L16.2 7.8M7.8 16.2L5 19" stroke="currentColor" stroke-width="3.2" stroke-linecap="butt"/><circle cx="12" cy="12" r="2.5" fill="var(--cut,#222)"/>',
  ],
  challenge: [
    24,
    24,
    '<path d="M9 21.5L8.5 17L4 14V8.5L7 7V4.5L9.5 3.5L12 4.8L14.5 3.5L17 5V7.2L19.5 8.5V13L15.5 17L16 21.5Z" fill="currentColor"/><path d="M9.5 8V12M12.2 8V12M15 8V12" stroke="var(--cut,#222)" stroke-width="1.4" stroke-linecap="round"/>',
  ],
  coins: [
    24,
    24,
    '<circle cx="12" cy="12" r="9.6" fill="currentColor"/><circle cx="12" cy="12" r="6.9" fill="none" stroke="var(--cut,rgba(0,0,0,.5))" stroke-width="1.3"/><path d="M8.5 13.8V9.5L10.3 11.3L12 8.8L13.7 11.3L15.5 9.5V13.8Z" fill="var(--cut,rgba(0,0,0,.5))"/>',
  ],
  crown: [
    24,
    24,
    '<path d="M3 19L2 7L7.5 11.5L12 4L16.5 11.5L22 7L21 19Z" fill="currentColor"/><path d="M4.5 16H19.5" stroke="var(--cut,#222)" stroke-width="1.5"/>',
  ],
  dice: [
    24,
    24,
    '<path d="M4 6L13 3.5L20.5 9L19 18L10 20.5L3 15Z" fill="currentColor"/><circle cx="9" cy="9.5" r="1.4" fill="var(--cut,#222)"/><circle cx="14.5" cy="14.5" r="1.4" fill="var(--cut,#222)"/><circle cx="11.7" cy="12" r="1.4" fill="var(--cut,#222)"/>',
  ],
  'e-armourer': [
    24,
    24,
    '<path d="M2 6H18C18 9 20 10 22 10C20 13 16 13.5 14 13.5L15 17H18V21H5V17H8L9 13.5C5 13 2.5 10 2 6Z" fill="currentColor"/>',
  ],
  'e-bishop': [
    24,
    24,
    '<path d="M12 1.5C17 6 19 11 18 17H6C5 11 7 6 12 1.5Z" fill="currentColor"/><path d="M5.5 18H18.5V22H5.5Z" fill="currentColor"/><path d="M12 6V15M8.5 9.5H15.5" stroke="var(--cut)" stroke-width="1.7"/>',
  ],
  'e-chronicler': [
    24,
    24,
    '<path d="M21 2C12 3 7 8 5.5 16L4 22L6.5 21.5L8 17C15 16 20 10 21 2Z" fill="currentColor"/><path d="M7 17C10 12 13 9 17 6" stroke="var(--cut)" stroke-width="1.3" fill="none"/>',
  ],
  'e-cook': [
    24,
    24,
    '<path d="M4 11H20V13C20 19 17 21.5 12 21.5S4 19 4 13ZM2 8.5H22V10H2Z" fill="currentColor"/><path d="M8 6C8 4 10 4 10 2M14 6C14 4 16 4 16 2" stroke="currentColor" stroke-width="1.7" fill="none" stroke-linecap="round"/>',
  ],
  'e-diplomat': [
    24,
    24,
    '<path d="M2 5H22V19H2Z" fill="currentColor"/><path d="M2.5 6L12 13L21.5 6" fill="none" stroke="var(--cut)" stroke-width="1.7"/><circle cx="12" cy="14" r="3.4" fill="var(--cut)"/>',
  ],
  'e-envoy': [
    24,
    24,
    '<path d="M8 2H15V13C15 15 21 16 21.5 19V21.5H8C7 18 8 14 8 10Z" fill="currentColor"/><path d="M8 6H15" stroke="var(--cut)" stroke-width="1.5"/><path d="M5 16L3 14M5.5 19H2.5" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  ],
  'e-herald': [
    24,
    24,
    '<path d="M2 15L16 5L21 2.5L22 4L18.5 8L5 18.5Z" fill="currentColor"/><path d="M9 12.5V22L12 19.5L15 22V8.5Z" fill="currentColor" opacity=".85"/>',
  ],
  'e-hermit': [
    24,
    24,
    '<path d="M8 7H16L17.5 18H6.5ZM6 19H18V21.5H6Z" fill="currentColor"/><path d="M9 7C9 2 15 2 15 7" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 9.5C14 12 14.5 13.5 12 16.5C9.5 13.5 10 12 12 9.5Z" fill="var(--cut)"/>',
  ],
  'e-jester': [
    24,
    24,
    '<path d="M12 18C6 18 5 14 5 11C2 11 2 14 2 15C0 9 4 4 9 8L12 3L15 8C20 4 24 9 22 15C22 14 22 11 19 11C19 14 18 18 12 18Z" fill="currentColor"/><circle cx="2.5" cy="16" r="2" fill="currentColor"/><circle cx="21.5" cy="16" r="2" fill="currentColor"/><path d="M7 19H17V22H7Z" fill="currentColor"/>',
  ],
  'e-king': [
    24,
    24,
    '<path d="M3 19L2 6L8 11L12 3L16 11L22 6L21 19Z" fill="currentColor"/><path d="M4 16H20" stroke="var(--cut)" stroke-width="1.6"/>',
  ],
  'e-lady': [
    24,
    24,
    '<path d="M14 1L20 12C21 15 20 17 18 17L10 15Z" fill="currentColor"/><circle cx="10" cy="13.5" r="4.5" fill="currentColor"/><path d="M4 22C5 18.5 8 18 10 18S16 18.5 17 22Z" fill="currentColor"/>',
  ],
  'e-lady-in-waiting': [
    24,
    24,
    '<path d="M12 21L3 10C6 4 18 4 21 10Z" fill="currentColor"/><path d="M12 20L7 6.5M12 20V5.5M12 20L17 6.5" stroke="var(--cut)" stroke-width="1.3"/>',
  ],
  'e-minstrel': [
    24,
    24,
    '<path d="M9 12C4 13 2.5 17 4.5 20C7 23 12 22 13 17C13.3 15 14 14.5 15 13.5L10.5 9.5C10 11 10 11.8 9 12Z" fill="currentColor"/><path d="M12.5 11.5L19 4.5L21.5 3L20.5 6L14 13" stroke="currentColor" stroke-width="2" fill="none"/><circle cx="8.5" cy="16.5" r="1.9" fill="var(--cut)"/>',
  ],
  'e-nun': [
    24,
    24,
    '<path d="M12 2C17 2 19 6 19 11V22H5V11C5 6 7 2 12 2Z" fill="currentColor"/><path d="M12 6C15 6 16 8.5 16 11S14.5 15.5 12 15.5S8 13.5 8 11S9 6 12 6Z" fill="var(--cut)"/><path d="M12 16.5V21M10 18.3H14" stroke="var(--cut)" stroke-width="1.5"/>',
  ],
  'e-queen': [
    24,
    24,
    '<path d="M4 13L3 7L8 10L12 5L16 10L21 7L20 13Z" fill="currentColor"/><path d="M5 14.5H19C19 19 16 22 12 22S5 19 5 14.5Z" fill="currentColor" opacity=".85"/><path d="M9 17.5H9.1M15 17.5H15.1" stroke="var(--cut)" stroke-width="1.8" stroke-linecap="round"/>',
  ],
  'e-swordmaster': [
    24,
    24,
    '<path d="M12 1L14 4V14H10V4Z" fill="currentColor"/><path d="M6 14H18V16.5H6ZM10.8 16.5H13.2V21H10.8Z" fill="currentColor"/><circle cx="12" cy="22" r="1.7" fill="currentColor"/>',
  ],
  'e-thug': [
    24,
    24,
    '<path d="M4 9C4 5 8 3 12 3S20 5 20 9L19 12H5Z" fill="currentColor"/><path d="M5 12.5H19L17 19C15 22 9 22 7 19Z" fill="currentColor" opacity=".85"/><path d="M7.5 11.5L10.5 13M16.5 11.5L13.5 13" stroke="var(--cut)" stroke-width="2" stroke-linecap="round"/><path d="M9 18H15" stroke="var(--cut)" stroke-width="1.6"/>',
  ],
  'e-usurer': [
    24,
    24,
    '<path d="M9 3H15L13.5 6.5C18 8.5 20 12.5 20 16C20 20 17.5 21.5 12 21.5S4 20 4 16C4 12.5 6 8.5 10.5 6.5Z" fill="currentColor"/><path d="M12 10V19M9.5 12H13.5A1.6 1.6 0 0 1 13.5 15H10.5A1.5 1.5 0 0 0 10.5 17.5H14.5" stroke="var(--cut)" stroke-width="1.4" fill="none"/>',
  ],
  'e-vassal': [
    24,
    24,
    '<path d="M5 2V22" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M6.5 3H21L17.5 8L21 13H6.5Z" fill="currentColor"/>',
  ],
  'e-veteran': [
    24,
    24,
    '<path d="M4 13C4 7 7 3 12 3S20 7 20 13L23 16H1Z" fill="currentColor"/><path d="M7 17.5H17L15.5 21.5H8.5Z" fill="currentColor"/><path d="M12 3V15" stroke="var(--cut)" stroke-width="1.5"/>',
  ],
  'e-witch': [
    24,
    24,
    '<path d="M13 2L17 13H22L20 17H4L2 14H8Z" fill="currentColor"/><path d="M8.5 18.5C9.5 22 14.5 22 15.5 18.5Z" fill="currentColor"/>',
  ],
  faith: [
    24,
    24,
    '<path d="M9 2H15C14.6 5 14.2 7 14 9C16.5 8.8 19 8.4 22 8V14.5C19 14.1 16.5 13.7 14 13.5C14.2 16.5 14.6 19 15 22H9C9.4 19 9.8 16.5 10 13.5C7.5 13.7 5 14.1 2 14.5V8C5 8.4 7.5 8.8 10 9C9.8 7 9.4 5 9 2Z" fill="currentColor"/>',
  ],
  figure: [
    24,
    24,
    '<path d="M12 1.5C15 1.5 16.8 3.6 16.8 6.2C16.8 8 16 9.4 15 10.2L18.5 18H5.5L9 10.2C8 9.4 7.2 8 7.2 6.2C7.2 3.6 9 1.5 12 1.5ZM4 19.5H20V22.5H4Z" fill="currentColor"/>',
  ],
  glory: [
    24,
    24,
    '<path d="M12 3.5L14 8.4L19.2 8.8L15.2 12.2L16.5 17.3L12 14.5L7.5 17.3L8.8 12.2L4.8 8.8L10 8.4Z" fill="currentColor"/><path d="M3.5 9.5C1.5 15 4.5 20 10.5 21.5M20.5 9.5C22.5 15 19.5 20 13.5 21.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  ],
  lance: [
    24,
    24,
    '<path d="M2 21.5L6.5 15L9 17.5Z M7 14.5L19.5 2L22 4.5L9.5 17Z" fill="currentColor"/><path d="M5.5 12.5L11.5 18.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  ],
  mount: [
    96,
    100,
    '<g transform="translate(-4 0)"><path fill="currentColor" d="M26 98C29 82 36 72 41 60C34 61 28 66 23 70C18 73 10 70 8 63C7 59 9 56 12 53C18 44 24 35 33 28C35 21 37 14 36 5C42 8 46 12 48 17C52 13 54 9 55 3C60 8 62 13 62 19C67 20 71 23 74 26L82 25L80 33L89 34L85 43L94 46L89 54L97 60L91 67L97 75L91 80L95 89L90 98Z"/><path d="M36 37C39 34 43 34 45 36C43 40 38 41 36 37Z" fill="var(--cut,#222)"/><path d="M24 41L31 58M33 29L46 52M29 60L46 51L60 40M62 24C68 36 70 52 64 70" fill="none" stroke="var(--cut,#222)" stroke-width="3"/></g>',
  ],
  prestige: [
    24,
    24,
    '<path d="M12 1.5L15 8.5L22.5 9.2L16.8 14.2L18.5 21.6L12 17.7L5.5 21.6L7.2 14.2L1.5 9.2L9 8.5Z" fill="currentColor"/>',
  ],
  relic: [
    24,
    24,
    '<path d="M12 9.5L17 13.5L15.5 20.5H8.5L7 13.5Z" fill="currentColor"/><path d="M5 2C5 7 8.5 9 12 9.5C15.5 9 19 7 19 2" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 12.5V18M9.7 14.6H14.3" stroke="var(--cut,#222)" stroke-width="1.6"/>',
  ],
  reroll: [
    24,
    24,
    '<path d="M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 2.5V7H13" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  resolve: [
    24,
    24,
    '<path d="M12 3V21M4 7H20M7 7L3.5 14H10.5ZM17 7L13.5 14H20.5ZM8 21H16" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  romance: [
    24,
    24,
    '<path d="M12 21C5.5 16.5 3 12.8 3 9A4.6 4.6 0 0 1 12 7.2A4.6 4.6 0 0 1 21 9C21 12.8 18.5 16.5 12 21Z" fill="currentColor"/>',
  ],
  scroll: [
    24,
    24,
    '<path d="M6 3H19C20.5 3 21 4.5 21 6H18V18C18 20 16.5 21.5 14.5 21.5H5C3.5 21.5 3 20 3 18.5H6Z" fill="currentColor"/><path d="M9 8H15M9 11.5H15M9 15H13" stroke="var(--cut,#222)" stroke-width="1.5" stroke-linecap="round"/>',
  ],
  strength: [
    52,
    52,
    '<g transform="translate(-10 -9.5)"><path d="M16 20H31V17C31 13 37 13 37 17V20H39V15C39 11 45 11 45 15V20H47V17C47 13 53 13 53 17V20H55V24C59 24 60 30 58 34L52 46V58H22V46L14 34C11 29 12 20 16 20Z" fill="currentColor"/><path d="M24 40H50M31 20V32M39 20V32M47 20V32M22 50H52" stroke="var(--cut,rgba(0,0,0,.55))" stroke-width="2.6" fill="none"/></g>',
  ],
  tent: [
    24,
    24,
    '<path d="M12 4.5C15 8 18 9.5 20.5 11L22 21.5H14.2L12 13L9.8 21.5H2L3.5 11C6 9.5 9 8 12 4.5Z" fill="currentColor"/><path d="M12 5V1.5L16.5 3L12 4.5" fill="currentColor" stroke="currentColor" stroke-width="1"/>',
  ],
  title: [
    24,
    24,
    '<path d="M4 3H20V20L12 15.5L4 20Z" fill="currentColor"/><path d="M12 6L13.3 9L16.5 9.3L14.1 11.4L14.8 14.5L12 12.9L9.2 14.5L9.9 11.4L7.5 9.3L10.7 9Z" fill="var(--cut,#222)"/>',
  ],
  trade: [
    24,
    24,
    '<path d="M9 3H15L13.5 6.5C18 8.5 20 12.5 20 16C20 20 17.5 21.5 12 21.5S4 20 4 16C4 12.5 6 8.5 10.5 6.5Z" fill="currentColor"/><path d="M9.5 6.8H14.5" stroke="var(--cut,#222)" stroke-width="1.5"/>',
  ],
  warn: [
    24,
    24,
    '<path d="M12 3L22 20.5H2Z" fill="currentColor"/><path d="M12 9.5V14.5M12 17.3V17.4" stroke="var(--cut,#222)" stroke-width="2" stroke-linecap="round"/>',
  ],
  stop: [
    24,
    24,
    '<path d="M7 11V5.5A1.5 1.5 0 0 1 10 5.5V10.5M10 10.5V4A1.5 1.5 0 0 1 13 4V10.5M13 10.5V5A1.5 1.5 0 0 1 16 5V11.5M16 11.5V8A1.5 1.5 0 0 1 19 8V14C19 18.5 16 21 12.5 21C9 21 7.5 19.5 6 16.5L3.8 12.8A1.5 1.5 0 0 1 6.4 11.3L7 12.5" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  full: [
    24,
    24,
    '<path d="M4 9V4H9M20 9V4H15M4 15V20H9M20 15V20H15" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  skip: [
    24,
    24,
    '<path d="M5 5L14 12L5 19ZM18 5V19" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  wait: [
    24,
    24,
    '<path d="M7 3H17M7 21H17M8 3V7C8 9.5 12 10.5 12 12C12 13.5 8 14.5 8 17V21M16 3V7C16 9.5 12 10.5 12 12C12 13.5 16 14.5 16 17V21" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  fan: [
    24,
    24,
    '<path d="M7.5 20L3 8.5 8 6.5M9 20V5h7v15zM17 6.5l4.5 2L17 20" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  again: [
    24,
    24,
    '<path d="M4.5 12A7.5 7.5 0 0 1 17.5 6.9L20 9.2M20 4.5V9.2H15.3M19.5 12A7.5 7.5 0 0 1 6.5 17.1L4 14.8M4 19.5V14.8H8.7" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  sword: [
    40,
    121,
    '<path d="M20 0L26.5 13V80H13.5V13Z" fill="#EEF0F2" stroke="#59606b" stroke-width="1.6" stroke-linejoin="round"/><path d="M20 3V80H26.5V13Z" fill="#59606b" opacity=".28"/><path d="M20 16V74" stroke="#59606b" stroke-width="1.6"/><path d="M0 78C6 82 34 82 40 78L39 88C32 85 8 85 1 88Z" fill="#E3B23C" stroke="#6d4a10" stroke-width="1.2"/><rect x="15.5" y="86" width="9" height="22" rx="2" fill="#33170f"/><path d="M15.5 91L24.5 94M15.5 97L24.5 100M15.5 103L24.5 106" stroke="#d9a94a" stroke-width="1.4"/><circle cx="20" cy="113" r="7" fill="#E3B23C" stroke="#6d4a10" stroke-width="1.2"/>',
  ],
  mark: [
    96,
    98,
    '<path d="M30 96H70V90H56V22H72V44A14 14 0 0 0 68 60C72 70 88 70 92 60A14 14 0 0 0 84 44V22H90V14H56V6L50 0L44 6V14H30V22H44V90H30Z" fill="currentColor"/><path d="M2 10H34V34C34 50 26 58 18 62C10 58 2 50 2 34Z" fill="currentColor"/><path d="M18 17v38M9 30H27" stroke="var(--mark-line,#fff)" stroke-width="5"/>',
  ],
};
