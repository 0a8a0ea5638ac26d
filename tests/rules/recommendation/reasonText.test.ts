import { expect, test } from 'vitest';
import type { Locale } from '#schema/options/locales.ts';
import type { Reason } from '#server/modules/recommendation/match.rules.ts';
import { reasonText, type ReasonReader } from '#server/modules/recommendation/reason.service.ts';

test.each<[Reason, ReasonReader, Locale, string]>([
  [
    { kind: 'wished_place', place: 'Pune, Maharashtra' },
    'seeker',
    'hi',
    'पुणे, महाराष्ट्र में, जहाँ आप काम करना चाहते हैं',
  ],
  [
    { kind: 'skills_matched', skills: ['A', 'B', 'C', 'D', 'E'] },
    'seeker',
    'en',
    'Asks for skills you have: A, B, C and D',
  ],
  [
    { kind: 'skills_matched', skills: ['Cooking', 'Excel'] },
    'employer',
    'hi',
    'वे हुनर हैं जो आपको चाहिए: Cooking और Excel',
  ],
  [{ kind: 'other_shift', shift: 'night' }, 'seeker', 'en', 'Night shift, which does not suit you'],
  [
    { kind: 'other_type', type: 'part_time' },
    'seeker',
    'en',
    'Part Time, which is not what you want',
  ],
  [{ kind: 'same_work', title: 'Contract' }, 'seeker', 'hi', 'आपका ही काम: Contract'],
  [
    { kind: 'pay_below', rupees: 60_000 },
    'employer',
    'en',
    'Expects ₹60,000 a year more than you pay',
  ],
])('%j is said to a %s in %s as: %s', (reason, reader, locale, text) => {
  expect(reasonText(reason, reader, locale)).toBe(text);
});
