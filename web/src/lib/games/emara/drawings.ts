/**
 * The drawings of the game, each with its field. `Sprite` puts them on the page once, `Pic` shows them: goods,
 * places and their scenes (`art-`), crowns, signs of the tracks and actions (`i-`). Faces are in `portraits.ts`.
 */
export type Drawings = Record<string, [field: string, markup: string]>;
export const drawings: Drawings = {
  any: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M8 14C4 22 4 36 20 36S36 22 32 14C29 11 26 11 25 9L28 4H12L15 9C14 11 11 11 8 14Z" fill="#C9A876"/><path d="M13.5 10.5H26.5" stroke="#7A4E22" stroke-width="3"/></g><text x="20" y="31" text-anchor="middle" font-family="Alegreya,serif" font-weight="800" font-size="19" fill="#2E1C10">?</text>',
  ],
  'art-castle': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#7D5C97"/><path d="M0 46C50 34 80 44 112 40S180 36 224 46V64H0Z" fill="#5C7A55"/><g stroke="#2E1C10" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"><path d="M52 60V26H56V30H62V26H68V30H74V26H78V60ZM146 60V26H150V30H156V26H162V30H168V26H172V60Z" fill="#C8BBA6"/><path d="M78 60V38H84V42H90V38H96V42H128V38H134V42H140V38H146V60Z" fill="#B3A48C"/><path d="M96 60V16H101V21H107V16H117V21H123V16H128V60Z" fill="#DCD0BA"/><path d="M104 60V50A8 8 0 0 1 120 50V60Z" fill="#3A2516"/><path d="M108 28H116V37H108ZM61 38H69V46H61ZM155 38H163V46H155Z" fill="#4E2B66"/></g><path d="M112 16V3" stroke="#2E1C10" stroke-width="1.4"/><path d="M112 3L123 6L112 9.5Z" fill="#E3B23C" stroke="#2E1C10" stroke-width="1"/><path d="M65 26V13" stroke="#2E1C10" stroke-width="1.4"/><path d="M65 13L76 16L65 19.5Z" fill="#B23A2E" stroke="#2E1C10" stroke-width="1"/><path d="M159 26V13" stroke="#2E1C10" stroke-width="1.4"/><path d="M159 13L170 16L159 19.5Z" fill="#B23A2E" stroke="#2E1C10" stroke-width="1"/><path d="M108 52V60M112 48V60M116 52V60" stroke="#8A7A5C" stroke-width="1"/>',
  ],
  'art-cathedral': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#5D77A8"/><path d="M0 50H224V64H0Z" fill="#8A7C66"/><g fill="#4A6192"><path d="M0 50V34L12 26L24 34V50ZM26 50V40H48V50ZM180 50V36L194 28L208 36V50ZM206 50V42H224V50Z"/></g><g stroke="#2E1C10" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"><path d="M76 60V24L86 4L96 24V60ZM128 60V24L138 4L148 24V60Z" fill="#DCCFB4"/><path d="M86 4L96 24H76ZM138 4L148 24H128Z" fill="#3E557F"/><path d="M96 60V34L112 20L128 34V60Z" fill="#EADFC6"/><circle cx="112" cy="38" r="7" fill="#A5342A"/><path d="M112 31V45M105 38H119M107 33L117 43M117 33L107 43" stroke="#F4D272" stroke-width="1.3"/><path d="M105 60V54A7 7 0 0 1 119 54V60Z" fill="#4A3322"/><path d="M82 32H90V42H82ZM134 32H142V42H134Z" fill="#3E557F"/><path d="M148 60V40H178V60ZM46 60V40H76V60Z" fill="#C9BA9B"/><path d="M146 41L152 32H174L180 41ZM44 41L50 32H72L78 41Z" fill="#3E557F"/><path d="M156 48V55M163 48V55M170 48V55M54 48V55M61 48V55M68 48V55" stroke="#3E557F" stroke-width="3"/></g><path d="M112 20V10M108 14H116" stroke="#F4D272" stroke-width="2.4"/>',
  ],
  'art-construction-site': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#9DB0BE"/><path d="M0 50C60 44 160 46 224 48V64H0Z" fill="#9C8258"/><g stroke="#2E1C10" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"><path d="M92 58V34H104V26H120V34H140V24H156V40H170V58Z" fill="#D8CCB4"/><path d="M92 46H170M92 52H170M104 34V40M120 34V46M140 34V40M112 40V46M130 40V46M150 40V46M100 46V52M118 46V52M136 46V52M156 46V52M92 40H156" stroke="#8D7F66" stroke-width="1.2" fill="none"/><path d="M126 58V50A6 6 0 0 1 138 50V58Z" fill="#3A2516"/><path d="M60 60V8L66 4V60Z" fill="#8C5628"/><path d="M52 12L150 4V9L52 17Z" fill="#A1662F"/><path d="M60 30L86 10" stroke="#6b421c" stroke-width="3"/></g><path d="M140 7V18" stroke="#2E1C10" stroke-width="1.6"/><g stroke="#2E1C10" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M132 18H148V27H132Z" fill="#D5DBE0"/><path d="M180 60L186 26L192 60M183 44H189" fill="none" stroke="#6b421c" stroke-width="2.6"/><path d="M16 60H44V52H16ZM20 52H40V45H20Z" fill="#B6C0C7"/><path d="M30 45V60" stroke="#77838C" stroke-width="1"/><path d="M196 60H216M198 56H216M200 52H214" stroke="#8C5628" stroke-width="4"/></g>',
  ],
  'art-forest': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#9DBB94"/><path d="M0 40C40 26 80 30 112 34S190 24 224 36V64H0Z" fill="#6E9C74"/><path d="M14 24L22.9 39.3H18.6L28.3 52.6H-.3L9.4 39.3H5.1Z" fill="#3B7A55"/><path d="M14 24L22.9 39.3H18.6L28.3 52.6H14Z" fill="#000" opacity=".16"/><rect x="12" y="52.2" width="4" height="5.8" fill="#4b2f18"/><path d="M52 20L62.4 38H57.4L68.8 53.6H35.2L46.6 38H41.6Z" fill="#357350"/><path d="M52 20L62.4 38H57.4L68.8 53.6H52Z" fill="#000" opacity=".16"/><rect x="50" y="53.2" width="4" height="6.8" fill="#4b2f18"/><path d="M92 26L99.8 39.5H96L104.6 51.2H79.4L88 39.5H84.2Z" fill="#4A8A62"/><path d="M92 26L99.8 39.5H96L104.6 51.2H92Z" fill="#000" opacity=".16"/><rect x="90" y="50.9" width="4" height="5.1" fill="#4b2f18"/><path d="M128 18L138.9 36.9H133.6L145.6 53.3H110.4L122.4 36.9H117.1Z" fill="#357350"/><path d="M128 18L138.9 36.9H133.6L145.6 53.3H128Z" fill="#000" opacity=".16"/><rect x="126" y="52.9" width="4" height="7.1" fill="#4b2f18"/><path d="M168 23L176.9 38.3H172.6L182.3 51.6H153.7L163.4 38.3H159.1Z" fill="#3F8059"/><path d="M168 23L176.9 38.3H172.6L182.3 51.6H168Z" fill="#000" opacity=".16"/><rect x="166" y="51.2" width="4" height="5.8" fill="#4b2f18"/><path d="M205 20L215.4 38H210.4L221.8 53.6H188.2L199.6 38H194.6Z" fill="#357350"/><path d="M205 20L215.4 38H210.4L221.8 53.6H205Z" fill="#000" opacity=".16"/><rect x="203" y="53.2" width="4" height="6.8" fill="#4b2f18"/><path d="M0 56C60 50 150 52 224 55V64H0Z" fill="#2C5B3C"/><path d="M32 18L44 38.7H38.2L51.3 56.6H12.7L25.8 38.7H20Z" fill="#23603F"/><path d="M32 18L44 38.7H38.2L51.3 56.6H32Z" fill="#000" opacity=".16"/><rect x="30" y="56.2" width="4" height="7.8" fill="#4b2f18"/><path d="M74 14L87.5 37.4H81L95.8 57.7H52.2L67 37.4H60.5Z" fill="#1F5639"/><path d="M74 14L87.5 37.4H81L95.8 57.7H74Z" fill="#000" opacity=".16"/><rect x="72" y="57.2" width="4" height="8.8" fill="#4b2f18"/><path d="M110 26L119.9 43.1H115.1L126 57.9H94L104.9 43.1H100.1Z" fill="#2B6A48"/><path d="M110 26L119.9 43.1H115.1L126 57.9H110Z" fill="#000" opacity=".16"/><rect x="108" y="57.5" width="4" height="6.5" fill="#4b2f18"/><path d="M148 16L161 38.5H154.7L169 58H127L141.3 38.5H135Z" fill="#1F5639"/><path d="M148 16L161 38.5H154.7L169 58H148Z" fill="#000" opacity=".16"/><rect x="146" y="57.5" width="4" height="8.5" fill="#4b2f18"/><path d="M188 21L199.5 40.8H193.9L206.5 58H169.5L182.1 40.8H176.5Z" fill="#23603F"/><path d="M188 21L199.5 40.8H193.9L206.5 58H188Z" fill="#000" opacity=".16"/><rect x="186" y="57.5" width="4" height="7.5" fill="#4b2f18"/>',
  ],
  'art-grain-field': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#B9CFD2"/><circle cx="176" cy="20" r="11" fill="#F4D272"/><path d="M0 34C50 22 120 30 224 26V64H0Z" fill="#D9AC3F"/><g stroke="#B88724" stroke-width="2.2" fill="none"><path d="M-6 64C40 46 60 38 84 30M26 64C62 48 84 40 106 30M62 64C88 50 108 40 130 30M100 64C118 50 136 40 154 29M140 64C150 52 164 42 180 29M180 64C186 52 196 42 206 29"/></g><g transform="translate(34 58) scale(1.1)" stroke="#2E1C10" stroke-width="1.4" stroke-linejoin="round"><path d="M-8 0C-6 -10 -5 -12 -11 -24H11C5 -12 6 -10 8 0Z" fill="#F0C24B"/><path d="M-6 -11H6" stroke="#A5342A" stroke-width="3"/><path d="M-4 -14L-7 -23M0 -14V-24M4 -14L7 -23" fill="none" stroke="#9A6D12"/></g><g transform="translate(76 62) scale(1.2)" stroke="#2E1C10" stroke-width="1.4" stroke-linejoin="round"><path d="M-8 0C-6 -10 -5 -12 -11 -24H11C5 -12 6 -10 8 0Z" fill="#F0C24B"/><path d="M-6 -11H6" stroke="#A5342A" stroke-width="3"/><path d="M-4 -14L-7 -23M0 -14V-24M4 -14L7 -23" fill="none" stroke="#9A6D12"/></g><g transform="translate(150 60) scale(1.2)" stroke="#2E1C10" stroke-width="1.4" stroke-linejoin="round"><path d="M-8 0C-6 -10 -5 -12 -11 -24H11C5 -12 6 -10 8 0Z" fill="#F0C24B"/><path d="M-6 -11H6" stroke="#A5342A" stroke-width="3"/><path d="M-4 -14L-7 -23M0 -14V-24M4 -14L7 -23" fill="none" stroke="#9A6D12"/></g><g transform="translate(196 62) scale(1.1)" stroke="#2E1C10" stroke-width="1.4" stroke-linejoin="round"><path d="M-8 0C-6 -10 -5 -12 -11 -24H11C5 -12 6 -10 8 0Z" fill="#F0C24B"/><path d="M-6 -11H6" stroke="#A5342A" stroke-width="3"/><path d="M-4 -14L-7 -23M0 -14V-24M4 -14L7 -23" fill="none" stroke="#9A6D12"/></g>',
  ],
  'art-market': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#D9A765"/><g fill="#B98245"><path d="M0 54V30L18 18L36 30V54ZM40 54V34H70V54ZM150 54V30L170 16L190 30V54ZM192 54V36H224V54Z"/></g><path d="M0 52H224V64H0Z" fill="#8A6A48"/><g stroke="#2E1C10" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"><path d="M38 38V60M78 38V60" stroke="#5B3A1C" stroke-width="3"/><path d="M36 48H80V58H36Z" fill="#9A6A38"/><path d="M39 22H77L84 37C81 42 74 42 71 37.5C68 42 61 42 58 37.5C55 42 48 42 45 37.5C42 42 35 42 32 37Z" fill="#F2E8D2"/><path d="M49 22L45 37.5C42 42 35 42 32 37L39 22ZM67 22L71 37.5C68 42 61 42 58 37.5L58 22Z" fill="#B23A2E"/><circle cx="46" cy="46" r="4" fill="#E3B23C"/><circle cx="55" cy="46" r="4" fill="#B23A2E"/><path d="M63 48V41H74V48Z" fill="#A5342A"/></g><g stroke="#2E1C10" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"><path d="M92 38V60M132 38V60" stroke="#5B3A1C" stroke-width="3"/><path d="M90 48H134V58H90Z" fill="#9A6A38"/><path d="M93 22H131L138 37C135 42 128 42 125 37.5C122 42 115 42 112 37.5C109 42 102 42 99 37.5C96 42 89 42 86 37Z" fill="#F2E8D2"/><path d="M103 22L99 37.5C96 42 89 42 86 37L93 22ZM121 22L125 37.5C122 42 115 42 112 37.5L112 22Z" fill="#2F7D4F"/><circle cx="100" cy="46" r="4" fill="#E3B23C"/><circle cx="109" cy="46" r="4" fill="#B23A2E"/><path d="M117 48V41H128V48Z" fill="#A5342A"/></g><g stroke="#2E1C10" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"><path d="M146 38V60M186 38V60" stroke="#5B3A1C" stroke-width="3"/><path d="M144 48H188V58H144Z" fill="#9A6A38"/><path d="M147 22H185L192 37C189 42 182 42 179 37.5C176 42 169 42 166 37.5C163 42 156 42 153 37.5C150 42 143 42 140 37Z" fill="#F2E8D2"/><path d="M157 22L153 37.5C150 42 143 42 140 37L147 22ZM175 22L179 37.5C176 42 169 42 166 37.5L166 22Z" fill="#2C5AA0"/><circle cx="154" cy="46" r="4" fill="#E3B23C"/><circle cx="163" cy="46" r="4" fill="#B23A2E"/><path d="M171 48V41H182V48Z" fill="#A5342A"/></g>',
  ],
  'art-quarry': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#A9BCC7"/><path d="M0 46L26 20L60 26L84 8L128 14L150 4L190 22L224 16V64H0Z" fill="#8E9AA3"/><path d="M84 8L128 14L120 30H70ZM150 4L190 22L182 34H132Z" fill="#B6C0C7"/><path d="M26 20L60 26L52 44H8ZM70 30H120L112 48H58ZM132 34H182L176 50H124Z" fill="#77838C"/><path d="M0 52L20 44H60L74 50H130L150 46H196L224 54V64H0Z" fill="#5E6972"/><g stroke="#2E1C10" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"><path d="M146 50H176L172 60H150Z" fill="#7A4E22"/><path d="M149 50L154 43L161 46L167 41L173 50Z" fill="#D5DBE0"/><circle cx="154" cy="61" r="3.5" fill="#3A2516"/><circle cx="168" cy="61" r="3.5" fill="#3A2516"/></g><path d="M38 58L58 30M50 28C56 28 62 32 64 38" stroke="#2E1C10" stroke-width="2.6" fill="none" stroke-linecap="round"/>',
  ],
  'art-weaving-mill': [
    '0 0 224 64',
    '<rect width="224" height="64" fill="#B4C8D6"/><path d="M0 44C60 34 150 40 224 36V64H0Z" fill="#7FA67D"/><path d="M0 54C60 48 150 58 224 50V64H0Z" fill="#4E86B8"/><path d="M10 58C40 54 60 60 90 57M120 60C150 56 180 60 214 56" stroke="#A9CDE8" stroke-width="1.6" fill="none"/><g stroke="#2E1C10" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"><path d="M62 26H120V56H62Z" fill="#E6D8B8"/><path d="M54 28L91 6L128 28Z" fill="#A5342A"/><path d="M72 36H82V46H72ZM100 40H112V56H100Z" fill="#5B4630"/><circle cx="52" cy="44" r="17" fill="none" stroke="#6B421C" stroke-width="4"/><path d="M52 25V63M33 44H71M38.5 30.5L65.5 57.5M65.5 30.5L38.5 57.5" stroke="#6B421C" stroke-width="2.6"/></g><path d="M140 20H214" stroke="#2E1C10" stroke-width="1.6"/><g stroke="#2E1C10" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="M146 20H164V44L155 40L146 44Z" fill="#2C5AA0"/><path d="M169 20H187V46L178 42L169 46Z" fill="#4E86CF"/><path d="M192 20H208V42L200 38L192 42Z" fill="#8FB6E8"/></g>',
  ],
  book: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M8 5H31C33.5 5 35 6.5 35 9V35H10C7 35 5 33.3 5 30.5V8.5C5 6.5 6.3 5 8 5Z" fill="#A5342A"/><path d="M35 27.5H10C7 27.5 5.3 29 5.3 31.3S7 35 10 35H35Z" fill="#FBF0D6"/><path d="M11 31.2H34" fill="none" stroke="#a8926a" stroke-width="1.4"/><path d="M20.5 10V22.5M15.5 14.5H25.5" fill="none" stroke="#F0C85A" stroke-width="3"/></g>',
  ],
  bread: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M3.5 24C2 14 10.5 8 20 8S38 14 36.5 24C35.7 30.5 31 33 20 33S4.3 30.5 3.5 24Z" fill="#C9803A"/><path d="M6 20C7.5 14 13 11 20 11" fill="none" stroke="#EAB779" stroke-width="2.2"/><path d="M12 16L15.5 24M19 14.5L22.5 23.5M26 15.5L29.5 23.5" fill="none" stroke="#FBE3B8" stroke-width="3"/></g>',
  ],
  cloth: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M7 12H29V33C26.5 36 24.5 31.5 21.7 34C19 36.5 17 31.5 14.3 34C11.8 36.5 9.5 31.5 7 33.5Z" fill="#4E86CF"/><path d="M13 17V29M22 17V29" fill="none" stroke="#C9DDF5" stroke-width="1.8" stroke-dasharray="1 4"/><rect x="3" y="4" width="34" height="13" rx="6.5" fill="#2C5AA0"/><circle cx="30.5" cy="10.5" r="6.5" fill="#8FB6E8"/><path d="M30.5 10.5m-2.8 0a2.8 2.8 0 1 1 2.8 2.8" fill="none" stroke="#2C5AA0" stroke-width="1.6"/></g>',
  ],
  coin: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><circle cx="20" cy="20" r="16.5" fill="#E3B23C"/><circle cx="20" cy="20" r="12" fill="#F4D272" stroke="#9A6D12" stroke-width="1.8"/><path d="M11.5 25V15.5L16 19.5L20 13L24 19.5L28.5 15.5V25Z" fill="#9A6D12" stroke="none"/></g>',
  ],
  'crown-baron': [
    '0 0 80 50',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M10 34L14 22H66L70 34Z" fill="#E3B23C"/><circle cx="16" cy="18" r="5" fill="#F2F0EA"/><circle cx="32" cy="18" r="5" fill="#F2F0EA"/><circle cx="48" cy="18" r="5" fill="#F2F0EA"/><circle cx="64" cy="18" r="5" fill="#F2F0EA"/><path d="M10 36H70V47H10Z" fill="#B98617"/></g><path d="M20 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M30 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M40 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M50 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M60 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/>',
  ],
  'crown-count': [
    '0 0 80 50',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M10 36L8 24L20 30L28 22L40 30L52 22L60 30L72 24L70 36Z" fill="#E3B23C"/><circle cx="8" cy="20" r="4.6" fill="#F2F0EA"/><circle cx="28" cy="20" r="4.6" fill="#F2F0EA"/><circle cx="52" cy="20" r="4.6" fill="#F2F0EA"/><circle cx="72" cy="20" r="4.6" fill="#F2F0EA"/><circle cx="40" cy="26" r="4" fill="#F2F0EA"/><path d="M10 36H70V47H10Z" fill="#B98617"/></g><path d="M20 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M30 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M40 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M50 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M60 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/>',
  ],
  'crown-duke': [
    '0 0 80 50',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M11 26C10 8 70 8 69 26Z" fill="#A5342A"/><path d="M9 38L4 20L18 29L24 13L33 27L40 10L47 27L56 13L62 29L76 20L71 38Z" fill="#E3B23C"/><path d="M40 10V4M37 6H43" stroke="#F4D272" stroke-width="3"/><circle cx="4" cy="17" r="4" fill="#F2F0EA"/><circle cx="76" cy="17" r="4" fill="#F2F0EA"/><circle cx="24" cy="10" r="3.8" fill="#F2F0EA"/><circle cx="56" cy="10" r="3.8" fill="#F2F0EA"/><path d="M10 36H70V47H10Z" fill="#B98617"/></g><path d="M20 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M30 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M40 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M50 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M60 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/>',
  ],
  'crown-marquess': [
    '0 0 80 50',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M10 37L5 18C12 16 16 22 22 27L26 15L33 24L40 6L47 24L54 15L58 27C64 22 68 16 75 18L70 37Z" fill="#E3B23C"/><circle cx="26" cy="11" r="4" fill="#F2F0EA"/><circle cx="54" cy="11" r="4" fill="#F2F0EA"/><path d="M40 2L44 7L40 12L36 7ZM5 11L9 16L5 21L1 16ZM75 11L79 16L75 21L71 16Z" fill="#F4D272"/><path d="M10 36H70V47H10Z" fill="#B98617"/></g><path d="M20 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M30 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M40 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M50 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M60 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/>',
  ],
  'crown-prince': [
    '0 0 80 50',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M10 37L5 17L22 28L40 10L58 28L75 17L70 37Z" fill="#E3B23C"/><circle cx="5" cy="14" r="4" fill="#F2F0EA"/><circle cx="75" cy="14" r="4" fill="#F2F0EA"/><circle cx="40" cy="7" r="4.5" fill="#F2F0EA"/><path d="M22 19L27 26L22 33L17 26ZM58 19L63 26L58 33L53 26Z" fill="#F4D272"/><path d="M10 36H70V47H10Z" fill="#B98617"/></g><path d="M20 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M30 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M40 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/><path d="M50 38.5l3.5 3-3.5 3-3.5-3z" fill="#2C5AA0" stroke="none"/><path d="M60 38.5l3.5 3-3.5 3-3.5-3z" fill="#B23A2E" stroke="none"/>',
  ],
  grain: [
    '0 0 40 40',
    '<path d="M20 38V12" stroke="#2E1C10" stroke-width="4.6" stroke-linecap="round"/><path d="M20 38V12" stroke="#B98617" stroke-width="2" stroke-linecap="round"/><g stroke="#2E1C10" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><g fill="#F0C24B"><ellipse cx="20" cy="7.5" rx="3.6" ry="6"/><ellipse cx="13" cy="13.5" rx="3.3" ry="5.6" transform="rotate(-34 13 13.5)"/><ellipse cx="27" cy="13.5" rx="3.3" ry="5.6" transform="rotate(34 27 13.5)"/><ellipse cx="12.5" cy="22" rx="3.3" ry="5.6" transform="rotate(-38 12.5 22)"/><ellipse cx="27.5" cy="22" rx="3.3" ry="5.6" transform="rotate(38 27.5 22)"/><ellipse cx="13" cy="30" rx="3.3" ry="5.6" transform="rotate(-42 13 30)"/><ellipse cx="27" cy="30" rx="3.3" ry="5.6" transform="rotate(42 27 30)"/></g></g>',
  ],
  hut: [
    '0 0 60 48',
    '<g stroke="#2E1C10" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="M11 22H49V46H11Z" fill="#C9A876"/><path d="M4 25L30 4L56 25L51 28L30 11L9 28Z" fill="#8C5628"/><path d="M11 26L30 11L49 26" fill="#C9A876" stroke="none"/><path d="M4 25L30 4L56 25L51 28.5L30 11.5L9 28.5Z" fill="#A1662F"/><path d="M23 46V32A7 7 0 0 1 37 32V46Z" fill="#3A2516"/></g>',
  ],
  'i-bld': [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M2 21.8V12L8.5 6.2L13 10.2V4.5L17.5 1.5L22 4.5V21.8ZM6.5 21.8H10.5V16H6.5ZM16 8V11.5H19V8ZM16 14.5V18H19V14.5Z" fill="currentColor"/>',
  ],
  'i-card': [
    '0 0 24 24',
    '<rect x="6" y="2.5" width="13" height="18" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12.5 7L15.5 11.5L12.5 16L9.5 11.5Z" fill="currentColor"/>',
  ],
  'i-cit': [
    '0 0 24 24',
    '<path d="M12 2.2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 21.8c0-6.4 3.4-9.3 8.5-9.3s8.5 2.9 8.5 9.3z" fill="currentColor"/>',
  ],
  'i-crown': [
    '0 0 24 24',
    '<path d="M3 7.5L7.5 12L12 4.5L16.5 12L21 7.5L19.5 18H4.5ZM4.5 19.5H19.5V21.5H4.5Z" fill="currentColor"/>',
  ],
  'i-half': [
    '0 0 24 24',
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor"/>',
  ],
  'i-hammer': [
    '0 0 24 24',
    '<path d="M3.5 7L9 2.5L16 8L13.5 11L12 10L5.5 21L2.5 19L9 8.5L7.5 7.5L5 9.5ZM16.5 8.5L21 12L18.5 15L14.5 12Z" fill="currentColor"/>',
  ],
  'i-ladder': [
    '0 0 24 24',
    '<path d="M8 2.5V21.5M16 2.5V21.5M8 6H16M8 10H16M8 14H16M8 18H16" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  ],
  'i-master': [
    '0 0 24 24',
    '<path d="M12 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 22c0-4.8 3-7 8-7s8 2.2 8 7zM5.5 6.5C6 3 9 1.5 12 1.5S18 3 18.5 6.5Z" fill="currentColor"/>',
  ],
  'i-statue': [
    '0 0 24 24',
    '<path d="M9 5.5a3 3 0 1 1 6 0c0 1.3-.7 2.3-1.6 2.8C16.5 9.2 17 12 17 14H15.5V18H8.5V14H7C7 12 7.5 9.2 10.6 8.3C9.7 7.8 9 6.8 9 5.5ZM6 18.8H18V22H6Z" fill="currentColor"/>',
  ],
  'i-trophy': [
    '0 0 24 24',
    '<path d="M7 3H17V9A5 5 0 0 1 13.2 13.9V17H16.5V20.5H7.5V17H10.8V13.9A5 5 0 0 1 7 9ZM7 5H3.5C3.5 9 5 10.5 7.5 10.5M17 5H20.5C20.5 9 19 10.5 16.5 10.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round"/>',
  ],
  'i-walk': [
    '0 0 24 24',
    '<path d="M5 19A8.5 8.5 0 1 1 19.5 14" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M15.5 12.5L19.7 15.8L22.5 11" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  'p-castle': [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M2.5 22V7H4.5V9H6V7H8V11H9.5V4H11V6H13V4H14.5V11H16V7H18V9H19.5V7H21.5V22H14.5V18A2.5 2.5 0 0 0 9.5 18V22Z" fill="currentColor"/>',
  ],
  'p-cathedral': [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M3 22V9L6 4L9 9V11.5L12 8.5L15 11.5V9L18 4L21 9V22H14.5V18.5A2.5 2.5 0 0 0 9.5 18.5V22ZM12 11.8A1.9 1.9 0 1 0 12 15.6A1.9 1.9 0 1 0 12 11.8ZM11.3 1.5H12.7V3H14.2V4.3H12.7V7.5H11.3V4.3H9.8V3H11.3Z" fill="currentColor"/>',
  ],
  'p-construction-site': [
    '0 0 24 24',
    '<path d="M5 22V3L20.5 5.5V7H19.5V11H18V7H8V22ZM10.5 22V15H14V12.5H18V15H21.5V22ZM3 3.5H4.5V22H3Z" fill="currentColor"/>',
  ],
  'p-forest': [
    '0 0 24 24',
    '<path d="M8.5 2L14 10H11.7L15.5 16H10V22H7V16H1.5L5.3 10H3ZM17 7L22.5 16.5H18.5V21H15.8V17.2H17L13.8 12.5Z" fill="currentColor"/>',
  ],
  'p-grain-field': [
    '0 0 24 24',
    '<path d="M7 22C6 15 8 12 12 12S18 15 17 22ZM12 11V2M8 11L5.5 3.5M16 11L18.5 3.5M10 11L9 3M14 11L15 3" fill="currentColor" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  ],
  'p-market': [
    '0 0 24 24',
    '<path d="M4 3H20L22.5 10A2.6 2.6 0 0 1 17.3 10A2.6 2.6 0 0 1 12 10A2.6 2.6 0 0 1 6.7 10A2.6 2.6 0 0 1 1.5 10ZM4 14.2H6V16H18V14.2H20V22H4Z" fill="currentColor"/>',
  ],
  'p-quarry': ['0 0 24 24', '<path d="M2 21L5 12H10L12 6H19L22 21ZM6 9L10.5 3.5L13 4.5L9 10Z" fill="currentColor"/>'],
  'p-weaving-mill': [
    '0 0 24 24',
    '<circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="12" cy="12" r="2.2" fill="currentColor"/><path d="M12 1.5V22.5M1.5 12H22.5M4.6 4.6L19.4 19.4M19.4 4.6L4.6 19.4" stroke="currentColor" stroke-width="1.8"/>',
  ],
  ring: [
    '0 0 40 40',
    '<circle cx="20" cy="25" r="10.5" fill="none" stroke="#2E1C10" stroke-width="8"/><circle cx="20" cy="25" r="10.5" fill="none" stroke="#E3B23C" stroke-width="4.4"/><path d="M11 21.5A10.5 10.5 0 0 1 16 15.3" fill="none" stroke="#FBE9AE" stroke-width="2"/><g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M12 4.5H28L31 10L20 18L9 10Z" fill="#8A52AC"/><path d="M9 10H31M16 4.5L15 10L20 18L25 10L24 4.5" fill="none" stroke="#E4CCF2" stroke-width="1.2"/></g>',
  ],
  stone: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M20 4L36 11.5V28.5L20 36.5L4 28.5V11.5Z" fill="#98A1A9"/><path d="M20 4L36 11.5L20 19.5L4 11.5Z" fill="#D5DBE0"/><path d="M20 19.5L36 11.5V28.5L20 36.5Z" fill="#6F7982"/><path d="M8.5 18.5V23M13 28.5L9 26.5M27 22L30.5 20.3M26 30L30 28" fill="none" stroke="#4a525a" stroke-width="1.5"/></g>',
  ],
  token: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><path d="M20 2.5L24.5 6.5L30.5 5.8L32 11.7L37 15L34.3 20.5L36 26.3L30.5 28.8L28 34.3L22 33.5L17 36.8L13 32.3L7 31.7L6.5 25.7L2.8 21L6.5 16.3L6.8 10.2L12.7 8.8Z" fill="#B23A2E"/></g><circle cx="19.8" cy="19.8" r="9.5" fill="none" stroke="#F6C9B8" stroke-width="1.6"/><path d="M19.8 12.5L22 17.3L27.2 17.8L23.2 21.2L24.4 26.3L19.8 23.6L15.2 26.3L16.4 21.2L12.4 17.8L17.6 17.3Z" fill="#F6D9B8"/>',
  ],
  wood: [
    '0 0 40 40',
    '<g stroke="#2E1C10" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"><rect x="8" y="6" width="29" height="13" rx="6.5" fill="#A9713A"/><path d="M15 10.5H24M18 14.5H26" fill="none" stroke="#5d3717" stroke-width="1.5"/><ellipse cx="31.5" cy="12.5" rx="5" ry="6.3" fill="#E8BE88"/><ellipse cx="31.5" cy="12.5" rx="1.9" ry="2.6" fill="none" stroke="#9A6633" stroke-width="1.5"/><rect x="3" y="20.5" width="31" height="14" rx="7" fill="#C08A4C"/><path d="M9 25.5H19M12 29.5H22" fill="none" stroke="#6b421c" stroke-width="1.5"/><ellipse cx="28" cy="27.5" rx="5.4" ry="6.8" fill="#F1CB97"/><ellipse cx="28" cy="27.5" rx="2.1" ry="2.9" fill="none" stroke="#9A6633" stroke-width="1.5"/></g>',
  ],
};
