import { expect, test } from 'vitest';
import { digestEntries } from '#server/modules/alert/digestEntries.service.ts';
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

test('an entry of a digest says that the work is done from home, beside its place', () => {
  const [onSite, remote] = [false, true].map((isRemote) => ({
    ...job,
    isRemote,
    location: 'Pune, Maharashtra',
    salary: '',
    company: { name: 'Lotus Works' },
  }));
  const entries = digestEntries([onSite, remote] as never, { keywords: 'gst', ...anywhere }, 'hi');
  expect(entries.map(({ location }) => location)).toEqual([
    'पुणे, महाराष्ट्र',
    'पुणे, महाराष्ट्र · घर से काम',
  ]);
});

test('a remote job without a place says that it is remote', () => {
  const remote = { ...job, location: '', salary: '', salaryMin: null, salaryMax: null };
  const wishes = { ...anywhere, keywords: 'gst', location: 'Pune' };
  const [entry] = digestEntries([remote] as never, wishes, 'en');
  expect(entry!.reason).toMatch(/ · Remote$/);
});
