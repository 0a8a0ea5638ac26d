/** The approximate width of a 13 px letter. Nothing is measured, because the server cannot. */
const LETTER = 6.9;
const WIDE = /[\u0900-\u097F]/;

export function textWidth(text: string): number {
  return text.length * (WIDE.test(text) ? LETTER * 0.95 : LETTER);
}

export function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}

/** Shortened to fit. The tooltip and the table have the full text. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  const letters = [...text];
  const fitting = Math.max(1, Math.floor(room / LETTER) - 1);
  return `${letters.slice(0, fitting).join('').trimEnd()}…`;
}
