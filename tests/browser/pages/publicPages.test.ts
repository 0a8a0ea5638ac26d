import { test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { isContent } from './contentPages.ts';
import { theMarket } from './market.ts';
import { expectWhole } from './ownPage.ts';

const lines = pageLines(true).filter((line) => line.access === 'public' && !isContent(line));

// Not in a hook, which has a limit of time: another test file may be filling it.
await theMarket();

test.each(lines.map((line) => [line.path, line] as const))('%s is whole for a guest', (_, line) =>
  expectWhole(line),
);
