/** Supporters, relics and prestige tokens. The edge of a supporter tells its timing: round, square, six-sided, notched. */

const use = (sign: string, x: number, y: number, width: number, height: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}"><use href="#gl-${sign}"/></svg>`;

const EDGES = {
  gain: ['<circle cx="50" cy="50" r="48" fill="#7A5200"/>', '#B98416', '#FFF3D2'],
  permanent: ['<rect x="6" y="6" width="88" height="88" rx="22" fill="#183866"/>', '#2C5AA0', '#F2F0EA'],
  tent: [
    '<path d="M50 1L93 26V74L50 99L7 74V26Z" fill="#154229" stroke="#154229" stroke-width="3" stroke-linejoin="round"/>',
    '#2A6B46',
    '#F2F0EA',
  ],
  lance: [
    '<path d="M50 2L62 9L76 7L82 20L94 27L92 41L99 53L91 65L91 79L78 84L69 95L55 92L43 98L32 89L18 89L14 76L3 67L6 53L1 40L11 30L13 16L27 13L36 3Z" fill="#631A13"/>',
    '#A5342A',
    '#FFEFD6',
  ],
} as const;

const STAR =
  '<path d="M50 0L65.3 13L85.4 14.6L87 34.7L100 50L87 65.3L85.4 85.4L65.3 87L50 100L34.7 87L14.6 85.4L13 65.3L0 50L13 34.7L14.6 14.6L34.7 13Z" fill="#D9A94A" stroke="#6d4a10" stroke-width="2"/>';

const EIGHT =
  '<path d="M28 4H72L96 28V72L72 96H28L4 72V28Z" fill="#2E1D3E"/><path d="M30 10H70L90 30V70L70 90H30L10 70V30Z" fill="#4B2F66" stroke="#F1D58A" stroke-width="2.5"/>';

const beads = Array.from(
  { length: 10 },
  (_, i) => `<circle transform="rotate(${36 * i} 50 44)" cx="50" cy="24" r="5"/>`,
);

const RELICS: Record<string, string> = {
  amulet:
    '<path d="M50 34L70 54L50 82L30 54Z" fill="#7FB6E8" stroke="#1d3e73" stroke-width="3"/><path d="M30 54H70M50 34L42 54L50 82L58 54Z" fill="none" stroke="#1d3e73" stroke-width="2"/><path d="M32 18C36 28 42 32 50 34C58 32 64 28 68 18" fill="none" stroke="#E3B23C" stroke-width="5"/>',
  medallion:
    '<circle cx="50" cy="58" r="20" fill="#E3B23C" stroke="#6d4a10" stroke-width="3"/><path d="M50 46V70M38 58H62" stroke="#6d4a10" stroke-width="5"/><path d="M34 20C36 32 42 38 50 38C58 38 64 32 66 20" fill="none" stroke="#E3B23C" stroke-width="5"/>',
  ring: '<circle cx="50" cy="60" r="22" fill="none" stroke="#E3B23C" stroke-width="9"/><path d="M38 30H62L66 38L50 50L34 38Z" fill="#D2544A" stroke="#5d0e08" stroke-width="2.5"/>',
  rosary: `<g fill="#F2F0EA">${beads.join('')}</g><path d="M50 64V86M42 72H58" stroke="#E3B23C" stroke-width="6"/>`,
};

const PRESTIGE: Record<string, [field: string, sign: string]> = {
  lady: ['#B23A2E', 'romance'],
  king: ['#8A5A14', 'e-king'],
  retinue: ['#2A6B46', 'e-vassal'],
  office: ['#5C4B3A', 'scroll'],
  'war-hero': ['#2A2A2E', 'e-swordmaster'],
  champion: ['#6B3F86', 'glory'],
};

const TIMINGS: Record<keyof typeof EDGES, string[]> = {
  gain: ['minstrel', 'king', 'lady', 'usurer', 'vassal'],
  permanent: ['nun', 'queen', 'bishop', 'diplomat', 'chronicler', 'envoy'],
  lance: ['squire', 'swordmaster', 'witch', 'veteran', 'armourer'],
  tent: ['thug', 'lady-in-waiting', 'cook', 'hermit', 'jester', 'herald'],
};

/** Every token that is drawn, as `kind-id`. */
export const TOKENS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(TIMINGS).flatMap(([timing, ids]) =>
      ids.map((id) => {
        const [edge, field, ink] = EDGES[timing as keyof typeof EDGES];
        const disc = `<circle cx="50" cy="50" r="41" fill="${field}" stroke="#F1D58A" stroke-width="3"/>`;
        const emblem = use(id === 'squire' ? 'mount' : `e-${id}`, 24, 23, 52, 54);
        return [`supporter-${id}`, `${edge}${disc}<g color="${ink}" style="--cut:${field}">${emblem}</g>`];
      }),
    ),
  ),
  ...Object.fromEntries(Object.entries(RELICS).map(([id, svg]) => [`relic-${id}`, EIGHT + svg])),
  ...Object.fromEntries(
    Object.entries(PRESTIGE).map(([id, [field, sign]]) => [
      `prestige-${id}`,
      `${STAR}<circle cx="50" cy="50" r="34" fill="${field}" stroke="#6d4a10" stroke-width="2"/>` +
        `<g color="#FFF3D2" style="--cut:${field}">${use(sign, 29, 29, 42, 42)}</g>`,
    ]),
  ),
};
