import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs } from '#client/pages/dev/colourPairs.ts';
import { contrast, parseOklch } from '#client/pages/dev/contrast.ts';

const tokens = readFileSync('client/styles/tokens.css', 'utf8');

function colour(name: string, theme: 'light' | 'dark') {
  const value = new RegExp(`--${name}:([^;]+);`).exec(tokens)?.[1] ?? '';
  const parts = value.match(/oklch\([^)]*\)/g) ?? [];
  const found = parseOklch((theme === 'dark' ? parts.at(-1) : parts[0]) ?? '');
  if (!found) throw new Error(`no colour --${name}`);
  return found;
}

test.for(
  (['light', 'dark'] as const).flatMap((theme) =>
    colourPairs.map((pair) => [theme, ...pair] as const),
  ),
)('in the %s theme %s on %s has a contrast of %s', ([theme, front, back, least]) => {
  expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least);
});

/** A monogram's hue is a class, `hue-120`. */
const HUES = Array.from({ length: 12 }, (_, at) => at * 30);

test.each(['light', 'dark'] as const)(
  'monograms of every hue can be read in the %s theme',
  (theme) => {
    const parts = readFileSync('client/styles/parts.css', 'utf8');
    const rule = /@utility hue-\* \{([^}]*)\}/.exec(parts)![1]!;
    const inTheme = (property: string, hue: number) => {
      const value = new RegExp(`\\b${property}: (.*);`).exec(rule)![1]!;
      const [light, dark = light] = value.match(/oklch\(.*?var\(--h\)\)/g)!;
      return parseOklch((theme === 'dark' ? dark : light).replace('var(--h)', String(hue)))!;
    };
    for (const hue of HUES)
      expect(
        contrast(inTheme('color', hue), inTheme('background', hue)),
        `hue ${hue}`,
      ).toBeGreaterThan(4.5);
  },
);

test('black on white has the maximum contrast', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});
