/** What a device calls itself, in a word or two. */

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const found = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** `Firefox, Windows` out of what a browser says of itself; anything else as it stands. */
export function deviceName(text: string): string {
  const parts = [found(BROWSERS, text), found(SYSTEMS, text)].filter(Boolean);
  return parts.length ? parts.join(', ') : text.slice(0, 60);
}
