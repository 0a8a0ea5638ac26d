import { test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { isFullSuite } from '#tests/support/breadth.ts';
import { isContent } from './contentPages.ts';
import { theMarket } from './market.ts';
import { expectWhole } from './ownPage.ts';

/** Every part of client/ui on one page: slow to lay out, and nothing that a visitor opens. */
const isSample = (path: string) => path === '/dev/ui';
const lines = pageLines(true).filter(
  (line) => line.access === 'public' && isContent(line) && (isFullSuite || !isSample(line.path)),
);

// Not in a hook, which has a limit of time: another test file may be filling it.
await theMarket();

test.each(lines.map((line) => [line.path, line] as const))('%s is whole for a guest', (_, line) =>
  expectWhole(line),
);
