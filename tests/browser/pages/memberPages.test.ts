import { test } from 'vitest';
import { pageLines } from '#client/router.tsx';
import { expectWhole } from './ownPage.ts';

const lines = pageLines(true).filter(({ access }) => access !== 'public');

test.each(lines.map((line) => [line.path, line] as const))(
  '%s is whole for the people it is for',
  (_, line) => expectWhole(line),
);
