/** The arms of the characters, on a field of 100 by 120. */
export const arms: Record<string, string> = {
  'abbots-champion':
    '<rect width="100" height="120" fill="#F2F0EA"/><path d="M0 0H22V120H0ZM78 0H100V120H78Z" fill="#A5342A"/><g fill="#A5342A" color="#A5342A" style="--f:#F2F0EA" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M8 22.5V11a6 6 0 1 1 8.5 5.4 4 4 0 0 1-4.2-5.6l2 .8a1.8 1.8 0 0 0 2 2.4A3.6 3.6 0 1 0 10.6 11v11.5z"/></g>',
  'border-warden':
    '<rect width="100" height="120" fill="#2F7D4F"/><path d="M0 0H100V120H0Z" fill="none" stroke="#E3B23C" stroke-width="26"/><g fill="#F2F0EA" color="#F2F0EA" style="--f:#2F7D4F" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M4 22.5V10.5H2.5V2.5h4.3v3h3.1v-3h4.2v3h3.1v-3h4.3v8H20v12h-5.6v-5.2a2.4 2.4 0 0 0-4.8 0v5.2z"/></g>',
  castellan:
    '<rect width="100" height="120" fill="#55606b"/><path d="M0 96H100V120H0Z" fill="#39424c"/><path d="M0 96V84H14V96H28V84H42V96H58V84H72V96H86V84H100V96Z" fill="#39424c"/><g fill="#F4D47C" color="#F4D47C" style="--f:#55606b" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path fill-rule="evenodd" d="M7 2a5.5 5.5 0 0 1 5.2 7.2L21.5 18.5V22h-4v-2.5H15V17h-2.5l-3-3A5.5 5.5 0 1 1 7 2zm-.6 3.4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/></g>',
  'court-poet':
    '<rect width="100" height="120" fill="#6B3F86"/><path d="M0 30L60 -10 110 -10 -10 70Z" fill="#8A5AA8"/><g fill="#F4D47C" color="#F4D47C" style="--f:#6B3F86" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M21.5 1.5C12 2.5 6.5 8 5 16.5L2 22.5l2 .5 2.5-5C14 17.5 20.5 12 21.5 1.5zM7 16C10 11 13.5 7.5 18 5" /><path d="M6.5 17C10 11.5 13.5 8 18 5" stroke="var(--f,#333)" stroke-width="1.3" fill="none"/></g>',
  'hedge-knight':
    '<rect width="100" height="120" fill="#C46A24"/><path d="M0 78H100V120H0Z" fill="#8a4513"/><g fill="#FFF4DC" color="#FFF4DC" style="--f:#C46A24" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path fill-rule="evenodd" d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6z"/><path d="M11 3h2v18h-2zM3 11h18v2H3z"/><path d="M5 6.4L6.4 5 19 17.6 17.6 19zM17.6 5L19 6.4 6.4 19 5 17.6z"/></g>',
  'kings-cupbearer':
    '<rect width="100" height="120" fill="#2C5AA0"/><path d="M0 0H50V60H0Z" fill="#3a6ab5"/><path d="M50 60H100V120H50Z" fill="#3a6ab5"/><g fill="#F4D47C" color="#F4D47C" style="--f:#2C5AA0" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M4 2h16v4.5c0 5-3 8-6.8 8.8V19H17v3H7v-3h3.8v-3.7C7 14.5 4 11.5 4 6.5z"/></g>',
  'merchants-heir':
    '<rect width="100" height="120" fill="#B8860B"/><path d="M0 0H100V18H0Z" fill="#2A2A2E"/><g fill="#2A1D13" color="#2A1D13" style="--f:#B8860B" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M11 2.5h2V5l6 1.2 3.2 7.3c0 2-1.9 3.2-3.9 3.2s-3.9-1.2-3.9-3.2l2.7-5.9L13 6.8V20h4v2H7v-2h4V6.8l-4.1.8 2.7 5.9c0 2-1.9 3.2-3.9 3.2s-3.9-1.2-3.9-3.2L5 6.2 11 5z"/></g>',
  'old-marshal':
    '<rect width="100" height="120" fill="#2A2A2E"/><path d="M0 0H100V24H0Z" fill="#B23A2E"/><g fill="#E3B23C" color="#E3B23C" style="--f:#2A2A2E" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M8 2l2 3c5 0 9 4 9.5 10l.5 7.5H8c.5-4 3-5.5 3.5-8C9.5 16 7.5 16 6 17.5L3.5 18 2 15l4-7z"/></g>',
  'scholar-knight':
    '<rect width="100" height="120" fill="#1F6F78"/><path d="M0 120L50 70L100 120Z" fill="#164f56"/><g fill="#F2F0EA" color="#F2F0EA" style="--f:#1F6F78" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M11.2 6C9 4.2 5.5 3.5 1.8 3.5V19c3.7 0 7.2.6 9.4 2.3zM12.8 6c2.2-1.8 5.7-2.5 9.4-2.5V19c-3.7 0-7.2.6-9.4 2.3z"/></g>',
  'tourney-star':
    '<rect width="100" height="120" fill="#B23A2E"/><path d="M0 0H50V120H0Z" fill="#F2F0EA" opacity=".22"/><g fill="#FFE9B8" color="#FFE9B8" style="--f:#B23A2E" transform="translate(50 56) scale(2.35) translate(-12 -12)"><path d="M12 1L14.4 8.34L21.96 6.75L16.8 12.5L21.96 18.25L14.4 16.66L12 24L9.6 16.66L2.04 18.25L7.2 12.5L2.04 6.75L9.6 8.34Z"/></g>',
};
