/** A letter of 13 px is about so wide; nothing is measured, for the server cannot. */
const LETTER = 6.9;
const WIDE = /[\u0900-\u097F]/;

export function textWidth(text: string): number {
  return text.length * (WIDE.test(text) ? LETTER * 0.95 : LETTER);
}

export function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}

/** Shortened to the room there is; the whole text stands in the tooltip and in the table. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  const letters = [...text];
  const fitting = Math.max(1, Math.floor(room / LETTER) - 1);
  return `${letters.slice(0, fitting).join('').trimEnd()}…`;
}
