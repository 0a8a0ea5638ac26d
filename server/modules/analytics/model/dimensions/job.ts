import {
  EXPERIENCE_BAND_FACTS,
  EXPERIENCE_BANDS,
  EXPERIENCE_LEVEL_LABELS,
  EXPERIENCE_LEVELS,
  parseExperienceBand,
  parseExperienceLevel,
} from '#schema/options/experience.ts';
import { INDUSTRIES, INDUSTRY_FACTS, parseIndustry } from '#schema/options/industries.ts';
import { JOB_STANDINGS } from '#schema/options/jobStandings.ts';
import { JOB_TYPES, parseJobType, spellJobType } from '#schema/options/jobTypes.ts';
import {
  parseQualification,
  QUALIFICATION_LABELS,
  QUALIFICATIONS,
} from '#schema/options/qualifications.ts';
import {
  ADMIN_STATUS_LABELS,
  ADMIN_STATUSES,
  JOB_STATUS_LABELS,
  JOB_STATUSES,
  parseAdminStatus,
  parseJobStatus,
} from '#schema/options/statuses.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { STANDING } from '#server/modules/job/job.sql.ts';
import {
  bandOf,
  choicesOf,
  enumWordsIn,
  labelFromKey,
  STATE_CHOICES,
  wordsIn,
  wordsOfModel,
} from '../choices.ts';
import type { Dimension } from '../kinds.ts';
import { JOB_PAY, LAKH_CHOICES, LAKH_STEPS, PAY_CHOICES, PAY_STEPS } from '../pay.ts';

const INDUSTRY_CHOICES = choicesOf(
  INDUSTRIES,
  (value) => INDUSTRY_FACTS[value].label,
  parseIndustry,
  wordsIn('company', 'industry'),
);

export const JOB_DIMENSIONS = {
  category: {
    name: 'Category',
    description: 'The category of the job.',
    source: 'jobs.category_id, named by categories',
    kind: 'text',
    sql: 'j.category_id',
    lookup: { table: 'categories', key: 'x.slug', label: 'x.title' },
  },
  state: {
    name: 'State',
    description: 'The state or union territory of the job.',
    source: 'jobs.state',
    kind: 'choice',
    sql: 'j.state',
    choices: STATE_CHOICES,
  },
  district: {
    name: 'District',
    description: 'The district of the job, with its state.',
    source: 'jobs.district and jobs.state',
    kind: 'text',
    sql: `j.district || ', ' || j.state`,
  },
  industry: {
    name: 'Industry',
    description: 'The industry of the job.',
    source: 'jobs.industry',
    kind: 'choice',
    sql: 'j.industry',
    choices: INDUSTRY_CHOICES,
  },
  job_type: {
    name: 'Job type',
    description: 'Full time, part time, contract, intern or temporary.',
    source: 'jobs.type',
    kind: 'choice',
    sql: 'j.type',
    choices: choicesOf(
      JOB_TYPES,
      (type) => spellJobType(type, 'label'),
      parseJobType,
      enumWordsIn('jobFacts', 'type'),
    ),
  },
  experience_level: {
    name: 'Experience level',
    description: 'The experience level the job requires.',
    source: 'jobs.experience_level',
    kind: 'choice',
    sql: 'j.experience_level',
    choices: choicesOf(
      EXPERIENCE_LEVELS,
      EXPERIENCE_LEVEL_LABELS,
      parseExperienceLevel,
      enumWordsIn('jobs', 'level'),
    ),
  },
  experience_band: {
    name: 'Experience band',
    description: 'The required years of experience in bands. A band is placed by its lower end.',
    source: 'jobs.experience_years',
    kind: 'band',
    sql: bandOf(
      'j.experience_years',
      EXPERIENCE_BANDS.map((value) => {
        const { maxMonths } = EXPERIENCE_BAND_FACTS[value];
        return { value, below: maxMonths === null ? null : maxMonths / 12 };
      }),
    ),
    choices: choicesOf(
      EXPERIENCE_BANDS,
      (band) => EXPERIENCE_BAND_FACTS[band].label,
      parseExperienceBand,
      wordsIn('profile', 'band'),
    ),
  },
  pay_band: {
    name: 'Pay band',
    description: 'The yearly pay of the job in bands. A range is placed by its midpoint.',
    source: 'jobs.salary_min and jobs.salary_max',
    kind: 'band',
    sql: bandOf(JOB_PAY, PAY_STEPS),
    choices: PAY_CHOICES,
  },
  pay_lakhs: {
    name: 'Pay in lakh',
    description: 'The yearly pay of the job, lakh by lakh. A range is placed by its midpoint.',
    source: 'jobs.salary_min and jobs.salary_max',
    kind: 'band',
    sql: bandOf(JOB_PAY, LAKH_STEPS),
    choices: LAKH_CHOICES,
  },
  pay_stated: {
    name: 'Pay stated',
    description: 'Whether the job states its pay.',
    source: 'jobs.salary_min and jobs.salary_max',
    kind: 'yes_no',
    sql: `(${JOB_PAY} is not null)`,
  },
  remote: {
    name: 'Remote',
    description: 'Whether the job can be done remotely.',
    source: 'jobs.is_remote',
    kind: 'yes_no',
    sql: 'j.is_remote',
  },
  featured: {
    name: 'Featured',
    description: 'Whether the job is currently marked as featured.',
    source: 'jobs.is_featured',
    kind: 'yes_no',
    sql: 'j.is_featured',
  },
  hot: {
    name: 'Hot',
    description: 'Whether the job is currently marked as hot (urgent).',
    source: 'jobs.is_hot',
    kind: 'yes_no',
    sql: 'j.is_hot',
  },
  job_status: {
    name: 'Job status',
    description: 'The status set by the employer: active or closed.',
    source: 'jobs.status',
    kind: 'choice',
    sql: 'j.status',
    choices: choicesOf(
      JOB_STATUSES,
      JOB_STATUS_LABELS,
      parseJobStatus,
      wordsIn('manageJobs', 'badge'),
    ),
  },
  job_approval: {
    name: 'Job approval',
    description: 'The moderation status of the job.',
    source: 'jobs.admin_status',
    kind: 'choice',
    sql: 'j.admin_status',
    choices: choicesOf(
      ADMIN_STATUSES,
      ADMIN_STATUS_LABELS,
      parseAdminStatus,
      enumWordsIn('admin', 'status'),
    ),
  },
  job_standing: {
    name: 'Job standing',
    description:
      'The effective status of the job now: live, pending, rejected, suspended, expired or closed.',
    source: 'jobs and companies, by the clock',
    kind: 'choice',
    sql: `(${STANDING.replaceAll('$1', '{now}')})`,
    choices: choicesOf(
      JOB_STANDINGS,
      labelFromKey,
      parserFor(JOB_STANDINGS),
      wordsOfModel('job_standing'),
    ),
  },
  has_hire: {
    name: 'Has a hire',
    description: 'Whether at least one person was hired for the job.',
    source: 'job_fills.job_id',
    kind: 'yes_no',
    sql: '(h.filled_at is not null)',
  },
  education_level: {
    name: 'Education asked for',
    description: 'The qualification the job requires.',
    source: 'jobs.education_level',
    kind: 'choice',
    sql: 'j.education_level',
    choices: choicesOf(
      QUALIFICATIONS,
      QUALIFICATION_LABELS,
      parseQualification,
      wordsIn('profile', 'qualification'),
    ),
  },
  job_title: {
    name: 'Job title',
    description: 'The job title in lower case.',
    source: 'jobs.title',
    kind: 'text',
    sql: 'lower(btrim(j.title))',
  },
  job: {
    name: 'Job',
    description: 'A single job; its key is the job id.',
    source: 'jobs.id, named by its title',
    kind: 'text',
    sql: '{job}',
    lookup: { table: 'jobs', key: 'x.id::text', label: 'x.title' },
  },
} as const satisfies Record<string, Dimension>;

export { INDUSTRY_CHOICES };
