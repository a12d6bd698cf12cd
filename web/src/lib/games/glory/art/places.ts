/** What is drawn in the medallion of each place: its field, and the drawing on 100 by 100. */
export const PLACES: Record<string, [field: string, svg: string]> = {
  'new-goal': [
    '#2E5A3C',
    '<path d="M28 22H70C77 22 78 30 78 34H70V72C70 78 66 82 60 82H26C21 82 20 76 20 70H28Z" fill="#FBF3DF" stroke="#2A1A0C" stroke-width="1.8"/><path d="M49 32l5 10.5 11.5 1-8.6 7.8 2.5 11.4-10.4-6-10.4 6 2.5-11.4-8.6-7.8 11.5-1z" fill="#B98416"/><path d="M36 70H60" stroke="#8E7A55" stroke-width="3"/>',
  ],
  guard: [
    '#4A4038',
    '<g transform="translate(24 20) scale(.52)"><path fill="#E9DFC6" d="M18 94V85H26V46L18 40V12H31V22H43V12H57V22H69V12H82V40L74 46V85H82V94Z"/><path d="M41 94V72C41 60 59 60 59 72V94ZM47 38H53V54H47Z" fill="#4A4038"/><path d="M26 46H74M27 60H38M62 60H73M27 74H36M64 74H73" stroke="#4A4038" stroke-width="2.6"/></g><path d="M70 22C76 28 76 34 70 40C64 34 64 28 70 22Z" fill="#F2A33C"/><path d="M70 40V56" stroke="#6F4A28" stroke-width="4"/>',
  ],
  herald: [
    '#22557A',
    '<path d="M16 62L64 34L84 24L88 32L70 44L21 70Z" fill="#E3B23C" stroke="#2A1A0C" stroke-width="1.8"/><path d="M36 58V86L46 79L56 86V46Z" fill="#B23A2E" stroke="#2A1A0C" stroke-width="1.5"/><path d="M46 60l2.3 5 5.5.5-4 3.8 1 5.2-4.8-2.6-4.8 2.6 1-5.2-4-3.8 5.5-.5z" fill="#F4D98C"/>',
  ],
  initiative: [
    '#7A4A12',
    '<path d="M28 84L52 16" stroke="#F2E6C8" stroke-width="5" stroke-linecap="round"/><path d="M51 20L82 28L68 40L78 52L42 46Z" fill="#B23A2E" stroke="#2A1A0C" stroke-width="1.8"/><text x="59" y="42" font-family="Alegreya,serif" font-weight="800" font-size="20" fill="#FFF3D2" text-anchor="middle">1</text><path d="M56 66H80M72 58L80 66L72 74" fill="none" stroke="#F4D98C" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  'plan-travel': [
    '#2F6B4A',
    '<path d="M50 14L58 44L86 50L58 56L50 86L42 56L14 50L42 44Z" fill="#F4D98C" stroke="#2A1A0C" stroke-width="1.5"/><path d="M50 14V50H86L58 44ZM50 86V50H14L42 56Z" fill="#B98416"/><path d="M27 27L44 44M73 27L56 44M27 73L44 56M73 73L56 56" stroke="#F2F0EA" stroke-width="3.5" stroke-linecap="round"/><circle cx="50" cy="50" r="6" fill="#8E2B22" stroke="#F2F0EA" stroke-width="2"/>',
  ],
  market: [
    '#7B5A1E',
    '<path d="M28 74C20 56 22 30 50 24C78 30 80 56 72 74L62 72C68 56 66 40 50 36C34 40 32 56 38 72Z" fill="#C9CDD3" stroke="#2A1A0C" stroke-width="2"/><path d="M33 44l.1 0M30 58l.1 0M67 44l.1 0M70 58l.1 0M44 32l.1 0M56 32l.1 0" stroke="#2A1A0C" stroke-width="4.5" stroke-linecap="round"/><g color="#F4D98C" style="--cut:#7B5A1E"><svg x="38" y="46" width="24" height="26" viewBox="0 0 24 24" ><use href="#gl-armour"/></svg></g>',
  ],
  prayer: [
    '#33578F',
    '<path d="M34 78V44C34 30 44 22 50 18C56 22 66 30 66 44V78Z" fill="#F4D98C" stroke="#2A1A0C" stroke-width="2"/><path d="M39 74V45C39 35 46 29 50 26C54 29 61 35 61 45V74Z" fill="#7FB6E8"/><path d="M50 26V74M39 52H61" stroke="#F2F0EA" stroke-width="5"/><path d="M39 64H61M44 40L56 40" stroke="#2A4F86" stroke-width="1.5"/>',
  ],
  service: [
    '#35506B',
    '<path d="M30 82V18" stroke="#6F4A28" stroke-width="5" stroke-linecap="round"/><path d="M33 20H76L66 33L76 46H33Z" fill="#E3B23C" stroke="#2A1A0C" stroke-width="1.5"/><path d="M44 33a6 6 0 1 0 12 0a6 6 0 1 0 -12 0" fill="#A5342A"/><path d="M42 66C42 56 48 52 57 52S72 56 72 66L80 71H34Z" fill="#C9CDD3" stroke="#2A1A0C" stroke-width="1.8"/><path d="M57 52V66" stroke="#59606b" stroke-width="2"/>',
  ],
  'event-siege': [
    '#6B2A20',
    '<path d="M20 78V44H26V38H33V44H40V38H47V44H53V38H60V44H67V38H74V44H80V78Z" fill="#B8AE9C" stroke="#2A1A0C" stroke-width="1.8"/><path d="M42 78V64C42 54 58 54 58 64V78Z" fill="#2A1A0C"/><path d="M28 54H36M62 56H72M28 66H36M64 68H74" stroke="#6b6254" stroke-width="2.5"/><path d="M22 34C34 14 60 10 80 24" fill="none" stroke="#F2A33C" stroke-width="3" stroke-dasharray="5 4"/><circle cx="80" cy="26" r="6" fill="#F2A33C" stroke="#2A1A0C" stroke-width="1.5"/>',
  ],
  'solo-training': [
    '#6F4A28',
    '<g color="#F4D98C" style="--mark-line:#6F4A28"><svg x="22" y="18" width="56" height="60" viewBox="0 0 96 98" ><use href="#gl-mark"/></svg></g>',
  ],
  support: [
    '#5A3A72',
    '<g fill="#F4D98C" stroke="#2A1A0C" stroke-width="1.5"><circle cx="30" cy="46" r="9"/><path d="M16 74C16 60 22 56 30 56S44 60 44 74Z"/><circle cx="70" cy="46" r="9"/><path d="M56 74C56 60 62 56 70 56S84 60 84 74Z"/></g><g fill="#F2F0EA" stroke="#2A1A0C" stroke-width="1.5"><circle cx="50" cy="40" r="11"/><path d="M32 80C32 60 40 53 50 53S68 60 68 80Z"/></g><path d="M40 30L38 19L45 24L50 16L55 24L62 19L60 30Z" fill="#E3B23C" stroke="#2A1A0C" stroke-width="1.5"/>',
  ],
  training: [
    '#8E2B22',
    '<g transform="rotate(-38 50 50)"><svg x="39" y="14" width="22" height="72" viewBox="0 0 40 121" ><use href="#gl-sword"/></svg></g><g transform="rotate(38 50 50)"><svg x="39" y="14" width="22" height="72" viewBox="0 0 40 121" ><use href="#gl-sword"/></svg></g>',
  ],
};
