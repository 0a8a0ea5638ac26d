import { describe, expect, test } from 'vitest';
import {
  compareJobs,
  median,
  type ComparedJob,
} from '#server/modules/jobPerformance/comparison.rules.ts';
import { funnelOf } from '#server/modules/jobPerformance/funnel.rules.ts';
import {
  suggestionsFor,
  type JobSituation,
} from '#server/modules/jobPerformance/suggestions.rules.ts';

const aJob = (values: Partial<ComparedJob> = {}): ComparedJob => ({
  companyId: 'own',
  isOwn: false,
  hasTitle: true,
  showsPay: true,
  days: 60,
  views: 200,
  searched: 100,
  saves: 20,
  applications: 40,
  interviews: 4,
  offers: 2,
  hires: 2,
  ...values,
});
const own = (values: Partial<ComparedJob> = {}) => aJob({ isOwn: true, ...values });
/** Jobs of three companies. */
const others = (count: number, values: Partial<ComparedJob> = {}) =>
  Array.from({ length: count }, (_, at) => aJob({ companyId: `company ${at % 3}`, ...values }));

test('the median of an odd and an even number of values', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 2])).toBe(3);
  expect(median([7])).toBe(7);
});

describe('beside similar jobs', () => {
  test('figures are for thirty days in which a job is open, and medians', () => {
    const similar = [10, 20, 30, 40, 500].map((applications, at) =>
      aJob({ companyId: `company ${at % 3}`, applications }),
    );
    expect(compareJobs([own({ days: 15, applications: 4 }), ...similar])).toMatchObject({
      jobs: 5,
      companies: 3,
      isByTitle: true,
      own: { applications: 8, views: 400 },
      similar: { applications: 15, views: 100 },
    });
  });

  test('fewer than five jobs or three companies are not compared', () => {
    expect(compareJobs([own(), ...others(4)])).toMatchObject({
      jobs: 4,
      similar: null,
      isByTitle: true,
    });
    const ofTwo = others(6).map((job, at) => ({ ...job, companyId: `company ${at % 2}` }));
    expect(compareJobs([own(), ...ofTwo])).toMatchObject({ companies: 2, similar: null });
    expect(compareJobs([own()])).toMatchObject({ jobs: 0, similar: null });
  });

  test('jobs of the same category only count while too few have the same title', () => {
    const ofCategory = others(3, { hasTitle: false, applications: 0 });
    expect(compareJobs([own(), ...others(5), ...ofCategory])).toMatchObject({
      jobs: 5,
      isByTitle: true,
    });
    expect(compareJobs([own(), ...others(4), ...ofCategory])).toMatchObject({
      jobs: 7,
      isByTitle: false,
    });
  });

  test('figures have one decimal place', () => {
    expect(compareJobs([own({ days: 7, applications: 4 })]).own.applications).toBe(17.1);
  });

  test('a job that was posted a moment ago counts as open for a day', () => {
    expect(compareJobs([own({ days: 0.01, views: 2 })]).own.views).toBe(60);
  });
});

describe('what to change', () => {
  const NOW = new Date('2026-11-21T10:00:00Z');
  const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
  const suggestions = (values: Partial<JobSituation>) =>
    suggestionsFor({
      isLive: true,
      applicationDeadline: inDays(20),
      waiting: 0,
      missed: null,
      compared: [own(), ...others(6)],
      now: NOW,
      ...values,
    });
  const kinds = (values: Partial<JobSituation>) => suggestions(values).map(({ kind }) => kind);

  test('nothing for a job that does as well as similar ones', () => {
    expect(suggestions({})).toEqual([]);
    expect(suggestions({ compared: [own({ showsPay: false })] })).toEqual([]);
    expect(suggestions({ compared: [], applicationDeadline: null })).toEqual([]);
  });

  test('a deadline within a week', () => {
    expect(suggestions({ applicationDeadline: inDays(2.5) })).toEqual([
      { kind: 'expires_soon', own: 2, other: null, question: null },
    ]);
    expect(suggestions({ applicationDeadline: inDays(-0.5) })).toMatchObject([{ own: 0 }]);
    expect(kinds({ applicationDeadline: inDays(7.1) })).toEqual([]);
    expect(kinds({ applicationDeadline: inDays(2), isLive: false })).toEqual([]);
  });

  test('applicants who wait, also when the job is closed', () => {
    expect(suggestions({ waiting: 3, isLive: false })).toMatchObject([
      { kind: 'answers_wait', own: 3 },
    ]);
  });

  test('a must-have that most miss', () => {
    const missed = { text: 'Can you drive?', answers: 20, missed: 14 };
    expect(suggestions({ missed })).toEqual([
      { kind: 'question_missed', own: 14, other: 20, question: 'Can you drive?' },
    ]);
  });

  test('hidden pay, while those that show it get more applications', () => {
    const hidden = own({ showsPay: false, applications: 30 });
    expect(suggestions({ compared: [hidden, ...others(6)] })).toMatchObject([
      { kind: 'pay_hidden', own: 15, other: 20 },
    ]);
    expect(kinds({ compared: [hidden, ...others(6, { applications: 30 })] })).toEqual([]);
    // 19.96 is shown as 20, which is not less.
    const nearly = { ...hidden, days: 1_503, applications: 1_000, searched: 5_000 };
    expect(kinds({ compared: [nearly, ...others(6)] })).toEqual([]);
    // Enough jobs, but too few of them show their pay.
    const mixed = [...others(4), ...others(3, { showsPay: false })];
    expect(kinds({ compared: [hidden, ...mixed] })).toEqual([]);
  });

  test('many views, but less than half as many applications for them', () => {
    expect(suggestions({ compared: [own({ applications: 19 }), ...others(6)] })).toMatchObject([
      { kind: 'few_apply', own: 9.5, other: 20 },
    ]);
    expect(kinds({ compared: [own({ applications: 20 }), ...others(6)] })).toEqual([]);
    const seldomSeen = own({ views: 49, searched: 100, applications: 1 });
    expect(kinds({ compared: [seldomSeen, ...others(6)] })).toEqual([]);
  });

  test('a title that searches seldom lead to', () => {
    expect(suggestions({ compared: [own({ searched: 10 }), ...others(6)] })).toMatchObject([
      { kind: 'title_unfound', own: 5, other: 50 },
    ]);
    const enough = others(6, { searched: 10 });
    expect(kinds({ compared: [own({ searched: 0 }), ...enough] })).toEqual(['title_unfound']);
    const seldom = others(6, { searched: 8 });
    expect(kinds({ compared: [own({ searched: 0 }), ...seldom] })).toEqual([]);
  });

  test('a job is not compared in its first week', () => {
    const fresh = own({ days: 6, searched: 0, applications: 0, showsPay: false });
    expect(kinds({ compared: [fresh, ...others(6)] })).toEqual([]);
    expect(kinds({ compared: [{ ...fresh, days: 7 }, ...others(6)] })).toHaveLength(3);
  });

  test('at most four, the most urgent first', () => {
    expect(
      kinds({
        applicationDeadline: inDays(1),
        waiting: 1,
        missed: { text: 'Why?', answers: 10, missed: 9 },
        compared: [own({ showsPay: false, applications: 1, searched: 0 }), ...others(6)],
      }),
    ).toEqual(['expires_soon', 'answers_wait', 'question_missed', 'pay_hidden']);
  });
});

describe('from view to hire', () => {
  const PROGRESS = {
    applications: 30,
    reviewed: 20,
    interviews: 8,
    reviewedInterviews: 6,
    offers: 6,
    interviewedOffers: 5,
    reviewedOffers: 6,
    hires: 5,
    offeredHires: 4,
    interviewedHires: 3,
    reviewedHires: 4,
  };

  test('each step counts only applications that reached the step before', () => {
    expect(funnelOf(300, PROGRESS)).toEqual([
      { step: 'views', count: 300, of: null, ofCount: 0 },
      { step: 'applications', count: 30, of: 'views', ofCount: 30 },
      { step: 'reviewed', count: 20, of: 'applications', ofCount: 20 },
      { step: 'interviews', count: 8, of: 'reviewed', ofCount: 6 },
      { step: 'offers', count: 6, of: 'interviews', ofCount: 5 },
      { step: 'hires', count: 5, of: 'offers', ofCount: 4 },
    ]);
  });

  test('a step that no application reached is passed over', () => {
    const none = { interviews: 0, reviewedInterviews: 0, offers: 0, interviewedHires: 0 };
    expect(funnelOf(0, { ...PROGRESS, ...none })).toMatchObject([
      { of: null },
      { step: 'applications', of: null, ofCount: 0 },
      { of: 'applications' },
      { step: 'interviews', count: 0, of: 'reviewed', ofCount: 0 },
      { step: 'offers', count: 0, of: 'reviewed' },
      { step: 'hires', count: 5, of: 'reviewed', ofCount: 4 },
    ]);
    expect(funnelOf(300, { ...PROGRESS, offers: 0 }).at(-1)).toMatchObject({
      of: 'interviews',
      ofCount: 3,
    });
  });
});
