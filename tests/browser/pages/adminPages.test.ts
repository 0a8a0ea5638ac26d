import { test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { theMarket } from './market.ts';
import { expectWhole } from './ownPage.ts';

const lines = pageLines(true).filter(({ access }) => access === 'admin');

// Not in a hook, which has a limit of time: another test file may be filling it.
await theMarket();

test.each(lines.map((line) => [line.path, line] as const))(
  '%s is whole for an administrator',
  (_, line) => expectWhole(line),
);
