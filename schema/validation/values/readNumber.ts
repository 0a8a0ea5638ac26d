/** Plain digits, or groups as in 12,00,000 and 1,200,000. */
const NUMERIC = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** Parses a number or numeric text; Hindi digits count as digits. */
export function readNumber(value: string | number): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = asciiDigits(value.trim());
  return NUMERIC.test(text) ? Number(text.replaceAll(',', '')) : null;
}

/** The largest number that GraphQL's Int can carry. */
const INT_MAX = 2 ** 31 - 1;

/** Parses a text that someone is typing into a whole number that can be sent. */
export function readInt(text: string): number | null {
  const number = readNumber(text);
  return number !== null && Number.isInteger(number) && Math.abs(number) <= INT_MAX ? number : null;
}

export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}
