import { isAny, parserFor } from './spelling.ts';

export const JOB_TYPES = ['full_time', 'part_time', 'contract', 'intern', 'temporary'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/**
 * The documented spelling of a type in each place. `rest`: the job entity and the posting wizard; `filter`: the
 * search form; `admin`: the administrators' job list; `csvDefault`: new bulk rows; `csvTemplate`: the template file;
 * `schemaOrg`: employmentType of a JobPosting.
 */
export const JOB_TYPE_SPELLINGS = {
  full_time: {
    rest: 'full_time',
    filter: 'full-time',
    admin: 'full-time',
    csvDefault: 'full-time',
    csvTemplate: 'full_time',
    label: 'Full Time',
    schemaOrg: 'FULL_TIME',
  },
  part_time: {
    rest: 'part_time',
    filter: 'part-time',
    admin: 'part-time',
    csvDefault: 'part-time',
    csvTemplate: 'part_time',
    label: 'Part Time',
    schemaOrg: 'PART_TIME',
  },
  contract: {
    rest: 'contract',
    filter: 'contract',
    admin: 'contract',
    csvDefault: 'contract',
    csvTemplate: 'contract',
    label: 'Contract',
    schemaOrg: 'CONTRACTOR',
  },
  intern: {
    rest: 'intern',
    filter: 'internship',
    admin: 'internship',
    csvDefault: 'internship',
    csvTemplate: 'intern',
    label: 'Intern',
    schemaOrg: 'INTERN',
  },
  temporary: {
    rest: 'temporary',
    filter: 'temporary',
    admin: 'temporary',
    csvDefault: 'temporary',
    csvTemplate: 'temporary',
    label: 'Temporary',
    schemaOrg: 'TEMPORARY',
  },
} as const satisfies Record<JobType, Record<string, string>>;

export type JobTypePlace = keyof (typeof JOB_TYPE_SPELLINGS)['full_time'];

export function spellJobType(type: JobType, place: JobTypePlace): string {
  return JOB_TYPE_SPELLINGS[type][place];
}

export const parseJobType = parserFor(JOB_TYPES, {
  full_time: [...Object.values(JOB_TYPE_SPELLINGS.full_time), 'fulltime'],
  part_time: [...Object.values(JOB_TYPE_SPELLINGS.part_time), 'parttime'],
  contract: Object.values(JOB_TYPE_SPELLINGS.contract),
  intern: Object.values(JOB_TYPE_SPELLINGS.intern),
  temporary: Object.values(JOB_TYPE_SPELLINGS.temporary),
});

/** The choices in filters and alerts. Remote is listed with the types, but stored as a flag of the job. */
export const JOB_TYPE_FILTERS = ['full_time', 'part_time', 'contract', 'intern', 'remote'] as const;
export type JobTypeFilter = (typeof JOB_TYPE_FILTERS)[number];

export const JOB_TYPE_FILTER_LABELS: Readonly<Record<JobTypeFilter, string>> = {
  full_time: JOB_TYPE_SPELLINGS.full_time.label,
  part_time: JOB_TYPE_SPELLINGS.part_time.label,
  contract: JOB_TYPE_SPELLINGS.contract.label,
  intern: JOB_TYPE_SPELLINGS.intern.label,
  remote: 'Remote',
};

export interface JobTypeChoice {
  readonly type: JobType | null;
  readonly remoteOnly: boolean;
}

const parseRemote = parserFor(['remote']);

/** Parses one choice of a filter; null if the text is not a choice. */
export function parseJobTypeFilter(text: string | null | undefined): JobTypeChoice | null {
  if (isAny(text)) return { type: null, remoteOnly: false };
  if (parseRemote(text)) return { type: null, remoteOnly: true };
  const type = parseJobType(text);
  return type && { type, remoteOnly: false };
}
