/** @module-tag full */
import { test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { theMarket } from './market.ts';
import { expectNoProblems } from './ownPage.ts';

const lines = pageLines(true).filter(({ access }) => access === 'admin');

// Not in a hook, whose time is limited: another test file may be seeding the market.
await theMarket();

test.each(lines.map((line) => [line.path, line] as const))(
  '%s is complete for an administrator',
  (_, line) => expectNoProblems(line),
);
