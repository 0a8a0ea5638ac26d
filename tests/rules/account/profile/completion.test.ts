import { describe, expect, test } from 'vitest';
import { COMPLETION_FIELDS } from '#schema/options/limits.ts';
import {
  BANNER_SCORE,
  DASHBOARD_SCORE,
  missingFields,
  percentFilled,
  type ProfileFacts,
} from '#schema/profile/completion.ts';

test('the dashboard counts eleven fields of a seeker and eight of an employer', () => {
  for (const role of ['job_seeker', 'employer'] as const) {
    expect(new Set(DASHBOARD_SCORE[role]).size).toBe(COMPLETION_FIELDS[role]);
  }
});

test('the banner counts two names and five fields, or four of the company', () => {
  const besideNames = (role: 'job_seeker' | 'employer') =>
    BANNER_SCORE[role].filter((field) => !field.endsWith('_name') || field === 'company_name');
  expect(BANNER_SCORE.job_seeker.slice(0, 2)).toEqual(['first_name', 'last_name']);
  expect(besideNames('job_seeker')).toHaveLength(5);
  expect(besideNames('employer')).toHaveLength(4);
});

describe('a field counts when it is not empty', () => {
  test.each<[ProfileFacts, number]>([
    [{}, 0],
    [{ first_name: 'Asha', last_name: 'Rao' }, 29],
    [{ first_name: 'Asha', last_name: '  ', skills: [] }, 14],
    [{ first_name: 'Asha', last_name: 'Rao', phone: '9876543210', location: 'Pune' }, 57],
    [{ first_name: 'Asha', last_name: 'Rao', skills: ['Tally'], resume: 'cv.pdf' }, 43],
  ])('%o is %i percent of the banner', (facts, percent) => {
    expect(percentFilled(BANNER_SCORE.job_seeker, facts)).toBe(percent);
  });

  test('missing fields are listed in order', () => {
    const facts = { email: 'a@b.example', first_name: 'Asha', last_name: '', skills: ['SQL'] };
    expect(missingFields(DASHBOARD_SCORE.job_seeker, facts)).toEqual([
      'last_name',
      'phone',
      'location',
      'headline',
      'summary',
      'experience',
      'education',
      'resume',
    ]);
  });

  test('a complete profile scores 100', () => {
    const facts = Object.fromEntries(DASHBOARD_SCORE.employer.map((field) => [field, 'x']));
    expect(percentFilled(DASHBOARD_SCORE.employer, facts)).toBe(100);
  });
});
