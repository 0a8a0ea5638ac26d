import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import words from '#schema/words/en/addJob.json' with { type: 'json' };

const t = createTranslator({ locale: 'en', messages: words, namespace: 'expected' });
const market = (jobs: number, low: number, high: number) =>
  t('market', { jobs, low, high, spread: low === high ? 'single' : 'range' });

test.each([
  [
    market(21, 4, 9),
    'Past jobs with this title usually got 4 to 9 applicants. Based on 21 jobs at all companies.',
  ],
  [
    market(8, 3, 3),
    'Past jobs with this title usually got about 3 applicants. Based on 8 jobs at all companies.',
  ],
  [
    market(21, 0, 1),
    'Past jobs with this title usually got one applicant at most. Based on 21 jobs at all companies.',
  ],
  [
    market(8, 0, 0),
    'Past jobs with this title usually got no applicants. Based on 8 jobs at all companies.',
  ],
])('the applicants to expect are one plain sentence: %s', (said, expected) => {
  expect(said).toBe(expected);
});
