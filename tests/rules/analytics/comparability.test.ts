import { expect, test } from 'vitest';
import {
  comparabilityOfMeasure,
  MEASURE_KEYS,
  measureOf,
} from '#server/modules/analytics/model/measures.ts';
import { isSubsetOf } from '#server/modules/analytics/model/measureSubsets.ts';
import { sqlAsOf } from '#server/modules/analytics/model/past.ts';
import { calculationColumn } from '#server/modules/analytics/answer/calculationColumn.ts';

const of = (key: (typeof MEASURE_KEYS)[number]) => comparabilityOfMeasure(measureOf(key));

test('what a measure counts decides how it is compared with the past', () => {
  expect([of('jobs'), of('views'), of('hires_made')]).toEqual(['settled', 'settled', 'settled']);
  expect([
    of('hire_rate'),
    of('live_jobs'),
    of('time_to_hire'),
    of('jobs_without_applications'),
  ]).toEqual(Array.from({ length: 4 }, () => 'as_it_stood'));
  expect(MEASURE_KEYS.filter((key) => of(key) === 'not_recorded')).toEqual([
    'searchers',
    'abandoned_searches',
    'alerts',
    'active_alerts',
    'alert_owners',
    'notifications',
    'notifications_read',
    'notification_read_rate',
    'time_to_read_median',
    'saved_jobs',
    'job_savers',
    'save_conversion',
    'alert_emails',
    'alert_jobs',
    'jobs_per_alert_email',
    'job_reports',
    'open_job_reports',
    'reported_jobs',
    'time_to_resolve',
    'time_to_resolve_median',
    'abandonment_rate',
  ]);
});

test('SQL for a past moment reads what had happened by then, and that moment instead of now', () => {
  expect(sqlAsOf('f.viewed_at is not null and j.state = 1')).toBe(
    '(case when f.viewed_at <= {then} then f.viewed_at end) is not null and j.state = 1',
  );
  expect(sqlAsOf('u.created_at < {now}')).toBe('u.created_at < {then}');
});

test('a step of a funnel is within the one before if its definition is', () => {
  expect(isSubsetOf('hires', 'applications')).toBe(true);
  expect(isSubsetOf('hires', 'seen_applications')).toBe(false);
  expect(isSubsetOf('applications', 'views')).toBe(false);
  expect(isSubsetOf('applications', 'hires')).toBe(false);
});

test('a calculation is compared like the least known of its measures', () => {
  const comparability = (...measures: (typeof MEASURE_KEYS)[number][]) => {
    const formula = { kind: 'formula', name: 'Yield', unit: 'ratio', measures } as const;
    const question = { isPersonal: false, dimensions: [] };
    return calculationColumn(formula as never, 1, question as never, 'en').comparability;
  };
  expect(comparability('jobs', 'views')).toBe('settled');
  expect(comparability('jobs', 'live_jobs')).toBe('as_it_stood');
  expect(comparability('live_jobs', 'alerts', 'jobs')).toBe('not_recorded');
});
