type Oklch = [lightness: number, chroma: number, hue: number];

/** Parses `oklch(0.5 0.1 270)`; transparency is not supported. */
export function parseOklch(text: string): Oklch | null {
  const found = /oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+|none)/.exec(text);
  if (!found) return null;
  const lightness = Number(found[1]) / (found[2] ? 100 : 1);
  return [lightness, Number(found[3]), Number(found[4]) || 0];
}

/** WCAG relative luminance via linear sRGB, clipped to its gamut as a screen does. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (part: number) => Math.min(1, Math.max(0, part));
  const red = cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}
