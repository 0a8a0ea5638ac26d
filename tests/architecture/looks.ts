/** The style sheets as people see them: colours of both themes instead of the names of tokens. */

const RULE_PARTS = /[^{};]+[{;]|\}/g;

/** The rules of a style sheet, one a line: the selectors from outside to inside, then what they set. */
export function rulesOf(css: string): string[] {
  const around: string[] = [];
  const rules = new Map<string, string[]>();
  for (const [part] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(RULE_PARTS)) {
    const text = part.slice(0, -1).replaceAll(/\s+/g, ' ').trim();
    if (part === '}') around.pop();
    else if (part.endsWith('{')) around.push(text);
    else {
      const selector = around.join(' ');
      rules.set(selector, [...(rules.get(selector) ?? []), text]);
    }
  }
  return [...rules].map(([selector, parts]) => `${selector} { ${parts.join('; ')} }`.trim());
}

/** `--ink` and its value, for everything that a style sheet defines for the whole page. */
export function tokensOf(css: string): Map<string, string> {
  const defined = css.matchAll(/(--[\w-]+):\s*([^;{}]+);/g);
  // The first definition is for the whole page; later ones replace it in a part of the page.
  return new Map(
    [...defined].map(([, name, value]) => [name!, value!.trim()] as const).toReversed(),
  );
}

/** The text with the values of tokens, and colours as they are written elsewhere. */
export function resolved(text: string, tokens: ReadonlyMap<string, string>): string {
  const whole = text.replaceAll(/var\((--[\w-]+)\)/g, (all, name: string) => {
    const value = tokens.get(name);
    return value === undefined ? all : resolved(value, tokens);
  });
  return whole
    .replaceAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g, (_all, ...parts) =>
      hexOf(parts.slice(0, 3).map(Number), parts[3] as string | undefined),
    )
    .replaceAll(/light-dark\((\S+), (\S+)\)/g, '$1|$2');
}

function hexOf([lightness = 0, chroma = 0, hue = 0]: number[], opacity?: string): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => {
    const light = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, light)) * 255);
  });
  const hex = parts.map((part) => part.toString(16).padStart(2, '0')).join('');
  return `#${hex}${opacity ? `/${opacity}` : ''}`;
}
