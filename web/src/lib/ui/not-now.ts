/** Something that is offered in passing and may be refused: not for thirty days then. */
const NOT_NOW_MS = 30 * 86_400_000;
const key = (what: string) => `quintain.not-now.${what}`;

/** May it be offered? */
export function fresh(what: string): boolean {
  return Date.now() - Number(localStorage.getItem(key(what)) ?? 0) > NOT_NOW_MS;
}

export function notNow(what: string): void {
  localStorage.setItem(key(what), String(Date.now()));
}
