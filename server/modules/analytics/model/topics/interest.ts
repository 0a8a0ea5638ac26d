import { PUBLIC } from '#server/modules/job/job.sql.ts';
import type { ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import { COMPANY_OF_JOB } from '../joins.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { count, distinct, singlePart, ratio, sum } from '../parts.ts';

/** Jobs that seekers keep, and what their alerts send them. Both are removed without a trace. */
export const INTEREST_SUBJECTS = {
  saved_jobs: {
    name: 'Saved jobs',
    source: 'saved_jobs, by the moment of saving; without those that the list does not show',
    from: 'saved_jobs sv',
    at: 'sv.saved_at',
    where: PUBLIC,
    forgets: true,
    person: 'sv.user_id',
    company: 'j.company_id',
    job: 'sv.job_id',
    joins: {
      j: 'join jobs j on j.id = sv.job_id',
      c: COMPANY_OF_JOB,
      u: 'join users u on u.id = sv.user_id',
      p: 'left join seeker_profiles p on p.user_id = sv.user_id',
    },
  },
  alert_emails: {
    name: 'Emails of job alerts',
    source: 'alert_runs, by the moment of the email; without those of deleted alerts',
    from: 'alert_runs ar',
    at: 'ar.ran_at',
    where: 'ar.mailed and al.deleted_at is null',
    forgets: true,
    person: 'al.user_id',
    joins: {
      al: 'join alerts al on al.id = ar.alert_id',
      u: 'join users u on u.id = al.user_id',
      p: 'left join seeker_profiles p on p.user_id = al.user_id',
    },
  },
} as const satisfies Record<string, Subject>;

export const INTEREST_LISTED = {
  saved_jobs: {
    id: 'sv.id',
    type: 'uuid',
    joins: 'left join saved_jobs sv on sv.id = r.id',
    job: 'sv.job_id',
    person: 'sv.user_id',
    name: 'job',
  },
  alert_emails: {
    id: 'ar.id',
    type: 'uuid',
    joins: 'left join alert_runs ar on ar.id = r.id left join alerts al on al.id = ar.alert_id',
    person: 'al.user_id',
    name: 'person',
    detail: { dimension: 'alert_frequency', sql: 'al.frequency' },
  },
} satisfies Record<keyof typeof INTEREST_SUBJECTS, ListedRow>;

const APPLIED_LATER = `exists (select from applications sent where sent.seeker_id = sv.user_id
  and sent.job_id = sv.job_id and sent.applied_at >= sv.saved_at)`;

export const INTEREST_MEASURES = {
  saved_jobs: singlePart(count('saved_jobs'), 'count', {
    name: 'Saved jobs',
    description: 'Jobs that people have saved and that are still in their lists.',
  }),
  job_savers: singlePart(distinct('saved_jobs', 'sv.user_id'), 'count', {
    name: 'People who saved jobs',
    description: 'People with a saved job in their list, each counted once.',
  }),
  save_conversion: ratio(count('saved_jobs', APPLIED_LATER), count('saved_jobs'), 'percent', {
    name: 'Conversion of saved jobs',
    description: 'Share of the saved jobs that the person applied for afterwards.',
  }),
  alert_emails: singlePart(count('alert_emails'), 'count', {
    name: 'Emails of job alerts',
    description: 'Emails with new jobs that were made for alerts that still exist.',
  }),
  alert_jobs: singlePart(sum('alert_emails', 'ar.matches'), 'count', {
    name: 'Jobs sent by alerts',
    description: 'Jobs in the emails of alerts that still exist.',
  }),
  jobs_per_alert_email: ratio(sum('alert_emails', 'ar.matches'), count('alert_emails'), 'ratio', {
    name: 'Jobs per alert email',
    description: 'Average number of jobs in the emails of alerts that still exist.',
  }),
};

export const INTEREST_DIMENSIONS = {
  applied_after_saving: {
    name: 'Applied after saving',
    description: 'Whether the person applied for the saved job afterwards.',
    source: 'saved_jobs and applications',
    kind: 'yes_no',
    sql: `(${APPLIED_LATER})`,
    isPersonal: true,
  },
} as const satisfies Record<string, Dimension>;
