import { REPORT_REASONS } from '#schema/options/reportReasons.ts';
import { parserFor } from '#schema/options/spelling.ts';
import type { ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import { choicesOf, enumWordsIn, labelFromKey } from '../choices.ts';
import { COMPANY_OF_JOB } from '../joins.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { average, count, distinct, percentile, singlePart } from '../parts.ts';

/** Who reported a job is not disclosed. A person who reports it again replaces the first report. */
export const JOB_REPORT_SUBJECTS = {
  job_reports: {
    name: 'Reports about jobs',
    source: 'job_reports, by the moment of the report; one for each person and job',
    from: 'job_reports jr',
    at: 'jr.created_at',
    forgets: true,
    company: 'j.company_id',
    job: 'jr.job_id',
    joins: { j: 'join jobs j on j.id = jr.job_id', c: COMPANY_OF_JOB },
  },
} as const satisfies Record<string, Subject>;

export const JOB_REPORTS_LISTED = {
  job_reports: {
    id: 'jr.id',
    type: 'uuid',
    joins: 'left join job_reports jr on jr.id = r.id',
    job: 'jr.job_id',
    name: 'job',
    detail: { dimension: 'report_reason', sql: 'jr.reason' },
  },
} satisfies Record<keyof typeof JOB_REPORT_SUBJECTS, ListedRow>;

const RESOLVE_HOURS = '(extract(epoch from jr.resolved_at - jr.created_at)::float8 / 3600)';

export const JOB_REPORT_MEASURES = {
  job_reports: singlePart(count('job_reports'), 'count', {
    name: 'Reports about jobs',
    description: 'Reports that something is wrong with a job; one for each person and job.',
  }),
  open_job_reports: singlePart(count('job_reports', 'jr.resolved_at is null'), 'count', {
    name: 'Open reports about jobs',
    description: 'Reports about jobs that no administrator has resolved yet.',
  }),
  reported_jobs: singlePart(distinct('job_reports', 'jr.job_id'), 'count', {
    name: 'Reported jobs',
    description: 'Jobs that were reported, each counted once.',
  }),
  time_to_resolve: average('job_reports', RESOLVE_HOURS, 'hours', {
    name: 'Time to resolve a report',
    description: 'Average hours until a report about a job is resolved.',
  }),
  time_to_resolve_median: percentile('job_reports', RESOLVE_HOURS, 0.5, 'hours', {
    name: 'Time to resolve a report, median',
    description: 'Median hours until a report about a job is resolved.',
  }),
};

export const JOB_REPORT_DIMENSIONS = {
  report_reason: {
    name: 'Reason of a report',
    description: 'Why the job was reported.',
    source: 'job_reports.reason',
    kind: 'choice',
    sql: 'jr.reason',
    choices: choicesOf(
      REPORT_REASONS,
      labelFromKey,
      parserFor(REPORT_REASONS),
      enumWordsIn('jobs', 'report.reason'),
    ),
  },
  report_resolved: {
    name: 'Report resolved',
    description: 'Whether an administrator has resolved the report.',
    source: 'job_reports.resolved_at',
    kind: 'yes_no',
    sql: '(jr.resolved_at is not null)',
  },
} as const satisfies Record<string, Dimension>;
