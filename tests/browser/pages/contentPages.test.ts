import { test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { isFullSuite } from '#tests/support/suiteSize.ts';
import { isContent } from './contentPages.ts';
import { theMarket } from './market.ts';
import { expectNoProblems } from './ownPage.ts';

/** Every part of client/ui on one page: slow to lay out, and not opened by visitors. */
const isSample = (path: string) => path === '/dev/ui';
const lines = pageLines(true).filter(
  (line) => line.access === 'public' && isContent(line) && (isFullSuite || !isSample(line.path)),
);

// Not in a hook, whose time is limited: another test file may be seeding the market.
await theMarket();

test.each(lines.map((line) => [line.path, line] as const))(
  '%s is complete for a guest',
  (_, line) => expectNoProblems(line),
);
