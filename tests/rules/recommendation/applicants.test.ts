import { describe, expect, test } from 'vitest';
import {
  applicantMonths,
  levelOf,
} from '#server/modules/recommendation/applicants/applicant.rules.ts';
import type { Match } from '#server/modules/recommendation/match.rules.ts';

describe('recommendation.applicant.level', () => {
  test.each([
    [75, true, 0, 'strong'],
    [74, true, 0, 'good'],
    [50, true, 0, 'good'],
    [49, true, 0, 'fair'],
    [25, true, 0, 'fair'],
    [24, true, 0, 'weak'],
    // Living nearby does not make up for other work.
    [90, false, 1, 'fair'],
    [90, false, 0, 'weak'],
    [24, false, 1, 'weak'],
  ])('%i points, the work fits %s, %i skills: %s', (score, isFit, skillsMatched, level) => {
    expect(levelOf({ score, isFit, skillsMatched } as Match)).toBe(level);
  });
});

test('an applicant has worked as long as they say, else as long as their jobs lasted', () => {
  const jobs = [{ title: 'Cook', from: '2025-12', to: null, isCurrent: true, summary: null }];
  const sent = { jobs: jobs as never, appliedAt: '2026-11-30' as never };
  expect(applicantMonths({ ...sent, ownMonths: 3 })).toBe(3);
  expect(applicantMonths({ ...sent, ownMonths: 0 })).toBe(0);
  expect(applicantMonths({ ...sent, ownMonths: null })).toBe(12);
});
