import { expect, test } from 'vitest';
import { shownFacts } from '#server/modules/recount/recount.rules.ts';

test('only what differs is shown, and never what people wrote', () => {
  const before = { views: 3, names: 'a mark', title: 'same', answers: null };
  const after = { views: 4, names: 'another', title: 'same', answers: 'a mark' };
  expect(shownFacts({ before, after }, ['names', 'answers'])).toEqual({
    before: { views: 3, names: '…', answers: null },
    after: { views: 4, names: '…', answers: '…' },
  });
});

test('a row that is missing on one side is shown with all its columns', () => {
  const after = { n: 4, kind: 'viewed' };
  expect(shownFacts({ before: null, after }, [])).toEqual({ before: null, after });
});
