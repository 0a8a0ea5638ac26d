import axe from 'axe-core';
import { expect } from 'vitest';

/** Colours are checked elsewhere: jsdom paints nothing. */
export async function expectNoViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}
