/** The masters (`m-`) and the emblems of the events (`e-`): they come a moment after the board. */
import type { Drawings } from './drawings';

export const portraits: Drawings = {
  'e-a-gift-from-the-people': [
    '0 0 60 60',
    '<path d="M10 26H50V52H10Z" fill="#F2E8D2" stroke="#2E1C10" stroke-width="2"/><path d="M6 18H54V28H6Z" fill="#E3B23C" stroke="#2E1C10" stroke-width="2"/><path d="M26 18H34V52H26Z" fill="#B23A2E"/><path d="M30 18C20 18 16 6 22 6C27 6 30 12 30 18C30 12 33 6 38 6C44 6 40 18 30 18Z" fill="none" stroke="#B23A2E" stroke-width="4"/>',
  ],
  'e-a-long-summer': [
    '0 0 60 60',
    '<circle cx="30" cy="30" r="12" fill="#F8E3A0"/><g stroke="#F8E3A0" stroke-width="4" stroke-linecap="round"><path d="M30 5V12" transform="rotate(0 30 30)"/><path d="M30 5V12" transform="rotate(45 30 30)"/><path d="M30 5V12" transform="rotate(90 30 30)"/><path d="M30 5V12" transform="rotate(135 30 30)"/><path d="M30 5V12" transform="rotate(180 30 30)"/><path d="M30 5V12" transform="rotate(225 30 30)"/><path d="M30 5V12" transform="rotate(270 30 30)"/><path d="M30 5V12" transform="rotate(315 30 30)"/></g>',
  ],
  'e-a-pious-donation': [
    '0 0 60 60',
    '<g stroke="#F4D272" stroke-width="2.6" stroke-linecap="round"><path d="M30 2V7M16 6L19 11M44 6L41 11M8 16L13 19M52 16L47 19"/></g><g stroke="#2E1C10" stroke-width="2" stroke-linejoin="round"><path d="M15 18H45C45 32 39 38 33 39V46C37 47 42 49 43 54H17C18 49 23 47 27 46V39C21 38 15 32 15 18Z" fill="#E3B23C"/><path d="M13 16H47V21H13Z" fill="#F4D272"/><circle cx="30" cy="43" r="4" fill="#B23A2E"/></g><path d="M30 24V34M25.5 28H34.5" stroke="#7A4E10" stroke-width="3" stroke-linecap="round"/>',
  ],
  'e-alms-for-the-poor': [
    '0 0 60 60',
    '<path d="M6 46C14 34 22 34 30 40C36 36 44 34 54 38C50 48 40 54 30 54C20 54 12 50 6 46Z" fill="#F2E8D2"/><use href="#em-coin" x="18" y="8" width="26" height="26"/>',
  ],
  'e-an-early-winter': [
    '0 0 60 60',
    '<g stroke="#F2F6FA" stroke-width="3.4" stroke-linecap="round" fill="none"><g transform="rotate(0 30 30)"><path d="M30 7V53M23 13L30 20L37 13M23 47L30 40L37 47"/></g><g transform="rotate(60 30 30)"><path d="M30 7V53M23 13L30 20L37 13M23 47L30 40L37 47"/></g><g transform="rotate(120 30 30)"><path d="M30 7V53M23 13L30 20L37 13M23 47L30 40L37 47"/></g></g>',
  ],
  'e-bountiful-harvest': [
    '0 0 60 60',
    '<use href="#em-p-grain-field" x="6" y="8" width="34" height="34" color="#FBF0D6"/><use href="#em-grain" x="28" y="26" width="30" height="30"/>',
  ],
  'e-clear-the-old-forest': [
    '0 0 60 60',
    '<use href="#em-p-forest" x="6" y="8" width="34" height="34" color="#F2E8D2"/><use href="#em-wood" x="28" y="28" width="28" height="28"/>',
  ],
  'e-fine-wool-fine-cloth': [
    '0 0 60 60',
    '<circle cx="22" cy="24" r="14" fill="#F2E8D2"/><path d="M10 20C18 14 28 16 34 26M10 28C16 22 26 24 30 34M16 12C24 14 32 18 35 22" fill="none" stroke="#2C5AA0" stroke-width="2"/><use href="#em-cloth" x="28" y="26" width="28" height="28"/>',
  ],
  'e-good-labour-conditions': [
    '0 0 60 60',
    '<path d="M8 30L20 22L30 28L40 22L52 30L44 44L36 50L30 46L24 50L16 44Z" fill="#F2E0C6" stroke="#2E1C10" stroke-width="2" stroke-linejoin="round"/><path d="M2 22L12 16L20 34L12 40ZM58 22L48 16L40 34L48 40Z" fill="#A5342A" stroke="#2E1C10" stroke-width="1.6"/><path d="M24 40L30 34L36 38M30 46L36 40" fill="none" stroke="#2E1C10" stroke-width="1.6"/>',
  ],
  'e-merchants-from-afar': [
    '0 0 60 60',
    '<path d="M6 42C14 38 14 24 22 24C26 24 26 30 30 30S36 20 42 22C46 23 46 12 52 12L56 16L51 20C50 30 48 34 46 38V52H42V42H22V52H18V42Z" fill="#F2E8D2"/><path d="M22 30H38V40H22Z" fill="#B23A2E"/>',
  ],
  'e-new-lore-in-old-books': [
    '0 0 60 60',
    '<path d="M30 20C24 14 14 14 6 16V46C14 44 24 44 30 50C36 44 46 44 54 46V16C46 14 36 14 30 20Z" fill="#F2E8D2" stroke="#2E1C10" stroke-width="2"/><path d="M30 20V50M12 24C18 23 22 24 26 27M12 31C18 30 22 31 26 34M48 24C42 23 38 24 34 27M48 31C42 30 38 31 34 34" fill="none" stroke="#8A6A48" stroke-width="2"/><path d="M30 4L32 9L37 10L33 13L34 18L30 15.5L26 18L27 13L23 10L28 9Z" fill="#E3B23C"/>',
  ],
  'e-respected-at-court': [
    '0 0 60 60',
    '<use href="#em-crown-duke" x="6" y="6" width="48" height="32"/><path d="M30 56C20 50 15 46 15 41.5A5.5 5.5 0 0 1 30 40A5.5 5.5 0 0 1 45 41.5C45 46 40 50 30 56Z" fill="#E0685A"/>',
  ],
  'e-stone-from-distant-shores': [
    '0 0 60 60',
    '<path d="M6 40H46L40 50H14ZM26 38V10L42 32H26ZM24 12L12 34H24Z" fill="#F2E8D2"/><use href="#em-stone" x="32" y="30" width="24" height="24"/>',
  ],
  'e-the-great-famine': [
    '0 0 60 60',
    '<path d="M10 32H50C50 46 42 52 30 52S10 46 10 32Z" fill="#F2E8D2"/><path d="M8 31H52" stroke="#E3B23C" stroke-width="4"/><path d="M22 22C18 16 26 14 22 8M32 22C28 16 36 14 32 8M42 22C38 16 46 14 42 8" fill="none" stroke="#F2E8D2" stroke-width="2.4" stroke-dasharray="2 3"/>',
  ],
  'm-abbess': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#2A2A2E"/><path d="M30 49V61M25.5 53H34.5" stroke="#F4D272" stroke-width="2.8"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#EFC9A4"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#EFC9A4"/><path d="M11 48C9 20 16 5 30 5S51 20 49 48L41 46C44 24 38 16 30 16S16 24 19 46Z" fill="#F2F0EA"/><path d="M14 18C17 7 24 4 30 4S43 7 46 18C38 11 22 11 14 18Z" fill="#2A2A2E"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-archivist': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#6B4A2A"/><path d="M20 46C24 54 36 54 40 46L36 44H24Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#F3D6B8"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#F3D6B8"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#BDB6A8"/><path d="M10 46C10 18 16 4 30 4S50 18 50 46L42 44C44 22 40 14 30 14S16 22 18 44Z" fill="#6B4A2A"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-bailiff': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#3A3A40"/><path d="M20 48C22 60 38 60 40 48" fill="none" stroke="#F4D272" stroke-width="2.6" stroke-dasharray="1 3.4" stroke-linecap="round"/><circle cx="30" cy="58" r="3.2" fill="#F4D272" stroke="none"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#D9A77C"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#D9A77C"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#2A1A10"/><path d="M14 19C12 8 24 4 34 6C46 7 50 14 46 20C38 16 24 15 14 19Z" fill="#2A2A2E"/><path d="M44 9C50 4 54 4 56 2C56 8 52 12 46 13Z" fill="#F2F0EA"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-baker': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#B98245"/><path d="M20 64V52H40V64Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#F3D6B8"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#F3D6B8"/><path d="M17 21V14C10 13 11 3 20 4C24 -1 36 -1 40 4C49 3 50 13 43 14V21C35 17 25 17 17 21Z" fill="#F7F2E6"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-carpenter': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#4F7A4F"/><path d="M20 64V52H40V64Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#D9A77C"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#D9A77C"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#8A5A2E"/><path d="M15 22C10 24 8 22 6 22C14 19 16 15 17 11C20 3 40 3 43 11C44 15 46 19 54 22C52 22 50 24 45 22C36 17 24 17 15 22Z" fill="#9A6A38"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-chamberlain': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#6B3F86"/><path d="M20 48C22 60 38 60 40 48" fill="none" stroke="#F4D272" stroke-width="2.6" stroke-dasharray="1 3.4" stroke-linecap="round"/><circle cx="30" cy="58" r="3.2" fill="#F4D272" stroke="none"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#EFC9A4"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#EFC9A4"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#8C8578"/><path d="M17 24C14 8 22 4 30 4S46 8 43 24C42 18 38 15 30 15S18 18 17 24Z" fill="#8C8578"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-dressmaker': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#8A3F6B"/><path d="M26 46L30 62L34 46" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#EFC9A4"/><path d="M16 42C13 16 20 8 30 8S47 16 44 42L38 40H22Z" fill="#5B3016"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#EFC9A4"/><path d="M17 20C16 8 23 4 30 4S44 8 43 20C35 16 25 16 17 20Z" fill="#B23A2E"/><path d="M16 19C25 15 35 15 44 19V23C35 19 25 19 16 23Z" fill="#F4D272"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-goldsmith': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#B4581A"/><path d="M20 64V52H40V64Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#D9A77C"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#D9A77C"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#4A2A16"/><path d="M17 20C16 8 23 4 30 4S44 8 43 20C35 16 25 16 17 20Z" fill="#7A2E20"/><path d="M16 19C25 15 35 15 44 19V23C35 19 25 19 16 23Z" fill="#F4D272"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-lady-frida': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#6B3F86"/><path d="M14 50C20 46 24 46 30 56C36 46 40 46 46 50L42 45H18Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#F3D6B8"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#F3D6B8"/><path d="M14 44C11 14 18 4 30 4S49 14 46 44L40 40C44 24 40 17 30 16S16 24 20 40Z" fill="#C98F3A"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-lady-marie': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#C46A24"/><path d="M26 46L30 62L34 46" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#F3D6B8"/><path d="M17 40C14 18 20 10 30 10S46 18 43 40Z" fill="#F2F0EA"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#F3D6B8"/><path d="M18 20L34 -6L44 17C36 12 26 13 18 20Z" fill="#2C5AA0"/><path d="M34 -6C44 0 54 14 52 34" fill="none" stroke="#F2F0EA" stroke-width="2.4"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-landlord': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#5F6F3F"/><path d="M14 50C20 46 24 46 30 56C36 46 40 46 46 50L42 45H18Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#F3D6B8"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#F3D6B8"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#7A4E22"/><path d="M15 22C10 24 8 22 6 22C14 19 16 15 17 11C20 3 40 3 43 11C44 15 46 19 54 22C52 22 50 24 45 22C36 17 24 17 15 22Z" fill="#4F5B3A"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-master-of-coin': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#5C2E7A"/><path d="M14 50C20 46 24 46 30 56C36 46 40 46 46 50L42 45H18Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#EFC9A4"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#EFC9A4"/><path d="M14 19C12 8 24 4 34 6C46 7 50 14 46 20C38 16 24 15 14 19Z" fill="#A5342A"/><path d="M44 9C50 4 54 4 56 2C56 8 52 12 46 13Z" fill="#F2F0EA"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-mayoress': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#A5342A"/><path d="M20 48C22 60 38 60 40 48" fill="none" stroke="#F4D272" stroke-width="2.6" stroke-dasharray="1 3.4" stroke-linecap="round"/><circle cx="30" cy="58" r="3.2" fill="#F4D272" stroke="none"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#F3D6B8"/><path d="M17 40C14 18 20 10 30 10S46 18 43 40Z" fill="#F2F0EA"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#F3D6B8"/><path d="M18 20L34 -6L44 17C36 12 26 13 18 20Z" fill="#6B3F86"/><path d="M34 -6C44 0 54 14 52 34" fill="none" stroke="#F2F0EA" stroke-width="2.4"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-merchant': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#1F6F78"/><path d="M30 50V60M22 52H38M22 52L19 57H25ZM38 52L35 57H41Z" fill="#F4D272" stroke="#F4D272" stroke-width="1.5"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#B98257"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#B98257"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#1d120a"/><path d="M14 19C12 8 24 4 34 6C46 7 50 14 46 20C38 16 24 15 14 19Z" fill="#2F7D4F"/><path d="M44 9C50 4 54 4 56 2C56 8 52 12 46 13Z" fill="#F2F0EA"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-scholar': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#3F4F7A"/><path d="M20 46C24 54 36 54 40 46L36 44H24Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#D9A77C"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#D9A77C"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#D8D2C6"/><path d="M17 20C16 8 23 4 30 4S44 8 43 20C35 16 25 16 17 20Z" fill="#2A2A2E"/><path d="M16 19C25 15 35 15 44 19V23C35 19 25 19 16 23Z" fill="#F4D272"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-schoolmarm': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#2C5AA0"/><path d="M20 46C24 54 36 54 40 46L36 44H24Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#EFC9A4"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#EFC9A4"/><path d="M11 48C9 20 16 5 30 5S51 20 49 48L41 46C44 24 38 16 30 16S16 24 19 46Z" fill="#F2F0EA"/><path d="M14 18C17 7 24 4 30 4S43 7 46 18C38 11 22 11 14 18Z" fill="#2C5AA0"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27 35.5C29 37 31 37 33 35.5" stroke="#A5483A" stroke-width="2" stroke-linecap="round" fill="none"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-sir-antoni': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#1F6F78"/><path d="M20 48C22 60 38 60 40 48" fill="none" stroke="#F4D272" stroke-width="2.6" stroke-dasharray="1 3.4" stroke-linecap="round"/><circle cx="30" cy="58" r="3.2" fill="#F4D272" stroke="none"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#EFC9A4"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#EFC9A4"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#3A2516"/><path d="M15 22C10 24 8 22 6 22C14 19 16 15 17 11C20 3 40 3 43 11C44 15 46 19 54 22C52 22 50 24 45 22C36 17 24 17 15 22Z" fill="#5C2E7A"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-sir-carl': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#2F7D4F"/><path d="M14 50C20 46 24 46 30 56C36 46 40 46 46 50L42 45H18Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#D9A77C"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#D9A77C"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#D8D2C6"/><path d="M17 18L16 8L23 13L30 5L37 13L44 8L43 18C35 14 25 14 17 18Z" fill="#E3B23C"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-sir-christiaan': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#2C5AA0"/><path d="M18 64L22 48L30 53L38 48L42 64Z" fill="#B9C0C8"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#EFC9A4"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#EFC9A4"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#8A5A2E"/><path d="M16 28C14 8 22 4 30 4S46 8 44 28L40 26C40 18 36 16 30 16S20 18 20 26Z" fill="#B9C0C8"/><path d="M30 4C28 -3 40 -5 46 0C42 0 38 4 34 5Z" fill="#B23A2E"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-sir-gustave': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#A5342A"/><path d="M18 64L22 48L30 53L38 48L42 64Z" fill="#B9C0C8"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#B98257"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#B98257"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#1d120a"/><path d="M16 28C14 8 22 4 30 4S46 8 44 28L40 26C40 18 36 16 30 16S20 18 20 26Z" fill="#B9C0C8"/><path d="M30 4C28 -3 40 -5 46 0C42 0 38 4 34 5Z" fill="#E3B23C"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-steward': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#2F5B7A"/><path d="M26 46L30 62L34 46" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#D9A77C"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#D9A77C"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#5B3A1C"/><path d="M17 24C14 8 22 4 30 4S46 8 43 24C42 18 38 15 30 15S18 18 17 24Z" fill="#5B3A1C"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
  'm-toolmaker': [
    '0 -8 60 72',
    '<g stroke="#2E1C10" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M4 66C4 50 16 45 30 45S56 50 56 66Z" fill="#7A5A3A"/><path d="M20 64V52H40V64Z" fill="#F2F0EA"/><path d="M25 38H35V46C33 50 27 50 25 46Z" fill="#D9A77C"/><path d="M18.5 24C18.5 13 24 10 30 10S41.5 13 41.5 24C41.5 35 36 42 30 42S18.5 35 18.5 24Z" fill="#D9A77C"/><path d="M18.8 27C20 31 24 32 26 31C28 29.5 32 29.5 34 31C36 32 40 31 41.2 27C42 40 36 49 30 49S18 40 18.8 27Z" fill="#7A2E16"/><path d="M17 24C14 8 22 4 30 4S46 8 43 24C42 18 38 15 30 15S18 18 17 24Z" fill="#7A2E16"/></g><path d="M23.3 23.5h4M32.7 23.5h4" stroke="#2E1C10" stroke-width="2" stroke-linecap="round"/><path d="M27.5 36.5h5" stroke="#7a3324" stroke-width="2" stroke-linecap="round"/><path d="M30 26L28.6 30.5H30.8" fill="none" stroke="#2E1C10" stroke-opacity=".5" stroke-width="1.3"/>',
  ],
};
