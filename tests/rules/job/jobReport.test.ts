import { expect, test } from 'vitest';
import { isSuspendedByReports } from '#server/modules/job/report/jobReport.rules.ts';

test('job.report.fee: two people who report a fee suspend a job, one does not', () => {
  expect([0, 1, 2, 3].map((reporters) => isSuspendedByReports({ reporters }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
