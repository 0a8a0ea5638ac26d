import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, parseOklch } from '#client/pages/dev/contrast.ts';
import { distance, VISIONS } from './colourVision.ts';

const tokens = readFileSync('client/styles/tokens.css', 'utf8');
const THEMES = ['light', 'dark'] as const;
const SERIES = [...Array.from({ length: 8 }, (_, at) => `chart-${at + 1}`), 'chart-rest'];
/** On a scale where black and white are 100 apart; 2 is just noticeable side by side. */
const LEAST = 10;

function colour(name: string, theme: 'light' | 'dark') {
  const value = new RegExp(`--${name}:([^;]+);`).exec(tokens)?.[1] ?? '';
  const parts = value.match(/oklch\([^)]*\)/g) ?? [];
  const found = parseOklch((theme === 'dark' ? parts.at(-1) : parts[0]) ?? '');
  if (!found) throw new Error(`no colour --${name}`);
  return found;
}

test.for(THEMES.flatMap((theme) => SERIES.map((name) => [theme, name] as const)))(
  'in the %s theme %s stands out from the card and the page',
  ([theme, name]) => {
    for (const back of ['card', 'paper'])
      expect(contrast(colour(name, theme), colour(back, theme))).toBeGreaterThanOrEqual(3);
  },
);

test.for(THEMES.flatMap((theme) => VISIONS.map(({ name }) => [theme, name] as const)))(
  'in the %s theme any two colours are told apart with %s',
  ([theme, name]) => {
    const vision = VISIONS.find((one) => one.name === name)!;
    const close = SERIES.flatMap((one, at) =>
      SERIES.slice(at + 1).flatMap((other) => {
        const apart = distance(colour(one, theme), colour(other, theme), vision);
        return apart < LEAST ? [`${one} ${other}: ${apart.toFixed(1)}`] : [];
      }),
    );
    expect(close).toEqual([]);
  },
);

test.for(THEMES)('in the %s theme the code of a state can be read on every shade', (theme) => {
  for (const depth of [1, 2, 3, 4, 5]) {
    const front = depth <= 3 ? 'text' : 'on-heat';
    expect(
      contrast(colour(front, theme), colour(`heat-${depth}`, theme)),
      `${front} on heat-${depth}`,
    ).toBeGreaterThanOrEqual(4.5);
  }
});

test.for(THEMES)('in the %s theme each shade differs clearly from the one before', (theme) => {
  for (const vision of VISIONS)
    for (const depth of [2, 3, 4, 5])
      expect(
        distance(colour(`heat-${depth}`, theme), colour(`heat-${depth - 1}`, theme), vision),
      ).toBeGreaterThan(6);
});
