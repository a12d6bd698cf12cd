/** A chance in tenths of a per cent; the ends are said only where they are certain. */
export function percent(tenths: number): string {
  const whole = Math.round(tenths / 10);
  const shown = tenths > 0 && whole === 0 ? '<1' : tenths < 1000 && whole === 100 ? '>99' : String(whole);
  return `${shown}\u00a0%`;
}
