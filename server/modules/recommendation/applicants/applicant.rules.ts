import { parseSalary } from '#schema/salary/parseSalary.ts';
import { monthsWorked } from '#schema/profile/experience.ts';
import type { PastJob } from '#schema/profile/career.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import { memoized } from '#server/lib/memoized.ts';
import {
  matchOf,
  type Match,
  type Reason,
  type WantedJob,
} from '#server/modules/recommendation/match.rules.ts';
import { seekerOf } from '#server/modules/recommendation/seeker.rules.ts';

/** The parts of the sent profile that the rules may use. */
export interface SentWork {
  appliedAt: Date;
  expectedSalary: string | null;
  hasProfile: boolean;
  headline: string | null;
  home: string | null;
  ownSkills: readonly string[];
  jobs: readonly PastJob[];
  ownMonths: number | null;
}

export type MatchLevel = 'strong' | 'good' | 'fair' | 'weak';

/**
 * The least score for each level. About half of the highest score is for the work itself, so for more, most of the rest
 * has to fit as well.
 */
const LEVELS: readonly (readonly [MatchLevel, number])[] = [
  ['strong', 75],
  ['good', 50],
  ['fair', 25],
];

/** recommendation.applicant.level: how well an applicant fits, in a word. Living nearby does not make up for other work. */
export function levelOf({ score, isFit, skillsMatched }: Match): MatchLevel {
  const found = LEVELS.find(([, least]) => score >= least)?.[0] ?? 'weak';
  if (isFit || found === 'weak') return found;
  return skillsMatched > 0 ? 'fair' : 'weak';
}

/**
 * recommendation.applicant.match: compares the sent profile with the job as it is now. Applicants want to work there:
 * only their home counts as a place, and a move costs little. The age of the job does not count. Null without a profile.
 */
export function applicantMatch(sent: SentWork, job: WantedJob): Match | null {
  if (!sent.hasProfile) return null;
  const months = applicantMonths(sent);
  const seeker = seekerOf({
    headline: sent.headline,
    summary: null,
    currentJobTitle: sent.jobs.find(({ isCurrent }) => isCurrent)?.title ?? null,
    pastTitles: sent.jobs.map(({ title }) => title),
    studies: [],
    education: null,
    experienceType: null,
    hasBike: null,
    hasDrivingLicense: null,
    text: sent.jobs.map(({ summary }) => summary).join(' '),
    willingToMove: true,
    workModes: [],
    shifts: [],
    location: sent.home,
    preferredLocations: [],
    skills: sent.ownSkills,
    salaryExpectation: expectedPay(sent),
    months,
    monthsMost: months,
  });
  const match = matchOf(seeker, job, job.postedAt);
  return { ...match, reasons: match.reasons.map(withoutPromise) };
}

/** Applying does not say that someone would move, only that the job is elsewhere. */
const withoutPromise = (reason: Reason): Reason =>
  reason.kind === 'would_move' ? { ...reason, kind: 'other_place' } : reason;

export function applicantMonths({
  ownMonths,
  jobs,
  appliedAt,
}: Pick<SentWork, 'ownMonths' | 'jobs' | 'appliedAt'>): number {
  return ownMonths ?? monthsWorked(jobs, todayOf({ today: appliedAt }));
}

/** In rupees a year; null unless the text says it without doubt. */
export const expectedPay = ({ expectedSalary }: Pick<SentWork, 'expectedSalary'>): number | null =>
  expectedSalary ? yearlyPay(expectedSalary) : null;

const yearlyPay = memoized((text) => {
  const pay = parseSalary(text, 'year');
  return pay?.min ?? pay?.max ?? null;
});
