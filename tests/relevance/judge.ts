import type { LabJob } from './market.ts';
import type { Wants } from './queries.ts';
import type { Role } from './world.ts';

export type Grade = 0 | 1 | 2 | 3;

/** Grades a job by the rules of README.md, which use the facts of the job and ignore the search. */
export function judge(job: LabJob, { role, skills, place, asks = {} }: Wants): Grade {
  if (place && job.place !== place.value && !job.isRemote) return 0;
  const ofWork = skills ? bySkills(job, skills, role) : byRole(job, role);
  const unmet = [
    asks.shift !== undefined && job.shift !== asks.shift,
    asks.years !== undefined && job.years > asks.years,
    asks.type !== undefined && job.type !== asks.type,
  ].filter(Boolean).length;
  const grade = Math.max(0, ofWork - unmet) as Grade;
  return place && job.place !== place.value ? (Math.min(1, grade) as Grade) : grade;
}

function byRole(job: LabJob, role: Role): Grade {
  if (job.role === role.role) return 3;
  if (names(role.close).includes(job.role)) return 2;
  return names(role.near).includes(job.role) ? 1 : 0;
}

function bySkills(job: LabJob, wanted: readonly string[], role: Role): Grade {
  const held = wanted.filter((skill) => job.skills.includes(skill)).length;
  if (held === wanted.length) return 3;
  if (job.role === role.role) return 2;
  return held > 0 ? 1 : 0;
}

const names = (list = '') => list.split('|').map((name) => name.trim());
