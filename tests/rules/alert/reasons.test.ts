import { expect, test } from 'vitest';
import { reasonsFor } from '#server/modules/alert/reasons.rules.ts';

const job = { title: 'Accountants (GST)', skills: ['Tally ERP', 'GST', 'Excel'] };
const anywhere = { location: null, jobType: null, salaryRange: null };

test.each([
  ['accountant', [{ kind: 'title', words: 'accountant' }]],
  ['tallys', [{ kind: 'skills', words: 'tallys' }]],
  ['tally', [{ kind: 'skills', words: 'tally' }]],
  [
    'Tally GST',
    [
      { kind: 'title', words: 'gst' },
      { kind: 'skills', words: 'tally' },
    ],
  ],
  // Found by the search in another spelling or by another name.
  ['munshi', [{ kind: 'words', words: 'munshi' }]],
  // The alert of a followed company.
  ['', [{ kind: 'company' }]],
])('%s', (keywords, reasons) => {
  expect(reasonsFor(job, { keywords, ...anywhere })).toEqual(reasons);
});

test('a filter is a reason only if the alert has it', () => {
  const wishes = { keywords: 'gst', location: 'Pune', jobType: 'remote', salaryRange: 'lakh_3_5' };
  expect(reasonsFor(job, wishes as never).map(({ kind }) => kind)).toEqual([
    'title',
    'place',
    'type',
    'pay',
  ]);
});
