import { LIVE } from '#server/modules/job/job.sql.ts';
import type { ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import { COMPANY_OF_JOB } from '../joins.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { distinct, singlePart, ratio } from '../parts.ts';

/** Views with a row for each skill of a job or a profile, in lower case (M086MoreSubjects). */
export const SKILL_SUBJECTS = {
  job_skills: {
    name: 'Skills of jobs',
    source: 'jobs.skills, by the day the jobs were posted; without deleted ones',
    from: 'job_skills sk',
    at: 'sk.posted_at',
    where: 'j.deleted_at is null',
    company: 'j.company_id',
    job: 'sk.job_id',
    joins: { j: 'join jobs j on j.id = sk.job_id', c: COMPANY_OF_JOB },
    own: { seeker_skill: 'sk.skill' },
  },
  seeker_skills: {
    name: 'Skills of job seekers',
    source: 'skills in seeker_profiles, by the day of signing up; without deleted accounts',
    from: 'seeker_skills ks',
    at: 'ks.joined_at',
    where: 'u.deleted_at is null',
    person: 'ks.user_id',
    joins: {
      u: 'join users u on u.id = ks.user_id',
      p: 'left join seeker_profiles p on p.user_id = ks.user_id',
    },
  },
} as const satisfies Record<string, Subject>;

export const SKILLS_LISTED = {
  job_skills: { id: 'sk.job_id', type: 'uuid', job: 'r.id', name: 'job' },
  seeker_skills: { id: 'ks.user_id', type: 'uuid', person: 'r.id', name: 'person' },
} satisfies Record<keyof typeof SKILL_SUBJECTS, ListedRow>;

const DEMAND = distinct('job_skills', 'sk.job_id');
const LIVE_DEMAND = distinct('job_skills', 'sk.job_id', LIVE.replaceAll('$1', '{now}'));
const SUPPLY = { ...distinct('seeker_skills', 'ks.user_id'), isPersonal: true };

export const SKILL_MEASURES = {
  skill_demand: singlePart(DEMAND, 'count', {
    name: 'Jobs asking for skills',
    description: 'Jobs posted that ask for a skill, each counted once for each skill.',
  }),
  live_skill_demand: singlePart(LIVE_DEMAND, 'count', {
    name: 'Live jobs asking for skills',
    description: 'Jobs that ask for a skill and are open for applications now.',
  }),
  skill_supply: singlePart(SUPPLY, 'count', {
    name: 'Job seekers with skills',
    description:
      'Job seekers with a skill in their profile, each counted once for each skill, by the day of signing up.',
  }),
  jobs_per_skilled_seeker: ratio(LIVE_DEMAND, SUPPLY, 'ratio', {
    name: 'Live jobs per skilled job seeker',
    description: 'Live jobs that ask for a skill, per job seeker who has it in the profile.',
  }),
};

export const SKILL_DIMENSIONS = {
  skill: {
    name: 'Skill asked for',
    description: 'A skill that jobs ask for, in lower case.',
    source: 'jobs.skills',
    kind: 'text',
    sql: 'sk.skill',
  },
  seeker_skill: {
    name: 'Skill asked for or offered',
    description: 'A skill that jobs ask for or job seekers have, in lower case.',
    source: 'jobs.skills and seeker_profiles',
    kind: 'text',
    sql: 'ks.skill',
    isPersonal: true,
  },
} as const satisfies Record<string, Dimension>;
