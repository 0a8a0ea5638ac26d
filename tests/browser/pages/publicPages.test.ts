import { test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { isContent } from './contentPages.ts';
import { theMarket } from './market.ts';
import { expectNoProblems } from './ownPage.ts';

const lines = pageLines(true).filter((line) => line.access === 'public' && !isContent(line));

// Not in a hook, whose time is limited: another test file may be seeding the market.
await theMarket();

test.each(lines.map((line) => [line.path, line] as const))(
  '%s is complete for a guest',
  (_, line) => expectNoProblems(line),
);
