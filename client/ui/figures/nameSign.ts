const hues = [
  'hue-0',
  'hue-30',
  'hue-60',
  'hue-90',
  'hue-120',
  'hue-150',
  'hue-180',
  'hue-210',
  'hue-240',
  'hue-270',
  'hue-300',
  'hue-330',
] as const;

/** One of twelve colours, always the same for the same name. */
export function hueClass(name: string): string {
  let sum = 7;
  for (const letter of name.trim().toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return hues[sum % hues.length]!;
}

/** The nearest of the twelve colours for a given hue, 0 to 359. */
export function nearestHueClass(hue: number): string {
  return hues[Math.round((((hue % 360) + 360) % 360) / 30) % hues.length]!;
}

/** The first letters of the first two words. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('');
}
