/** The mark of the house, and the two shapes that sheets of drawings refer to. */
/** A sword, 40 by 121. */
export const sword =
  '<path d="M20 0L26.5 13V80H13.5V13Z" fill="#EEF0F2" stroke="#59606b" stroke-width="1.6" stroke-linejoin="round"/><path d="M20 3V80H26.5V13Z" fill="#59606b" opacity=".28"/><path d="M20 16V74" stroke="#59606b" stroke-width="1.6"/><path d="M0 78C6 82 34 82 40 78L39 88C32 85 8 85 1 88Z" fill="#E3B23C" stroke="#6d4a10" stroke-width="1.2"/><rect x="15.5" y="86" width="9" height="22" rx="2" fill="#33170f"/><path d="M15.5 91L24.5 94M15.5 97L24.5 100M15.5 103L24.5 106" stroke="#d9a94a" stroke-width="1.4"/><circle cx="20" cy="113" r="7" fill="#E3B23C" stroke="#6d4a10" stroke-width="1.2"/>';

/** The shield of the action cards, 100 by 120. */
export const shieldFace =
  '<path d="M5 5H95V54C95 86 73 106 50 116C27 106 5 86 5 54Z" fill="#E3B23C"/><path d="M13 13H87V54C87 80 69 98 50 107C31 98 13 80 13 54Z" fill="#F2F0EA"/><path d="M42 13H58V44H87V54L86 60H58V103L50 107L42 103V60H14L13 54V44H42Z" fill="#2C5AA0"/><circle cx="50" cy="52" r="9" fill="#E3B23C"/>';

/** The mark of the house: scales with a shield, 96 by 98. */
export const mark =
  '<path d="M30 96H70V90H56V22H72V44A14 14 0 0 0 68 60C72 70 88 70 92 60A14 14 0 0 0 84 44V22H90V14H56V6L50 0L44 6V14H30V22H44V90H30Z" fill="currentColor"/><path d="M2 10H34V34C34 50 26 58 18 62C10 58 2 50 2 34Z" fill="currentColor"/><path d="M18 17v38M9 30H27" stroke="var(--mark-line,#fff)" stroke-width="5"/>';
