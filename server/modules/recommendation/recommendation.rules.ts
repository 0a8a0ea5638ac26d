import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';
import { matchOf, type Match, type Reason, type WantedJob } from './match.rules.ts';
import type { DismissalReason } from '#schema/options/dismissalReasons.ts';
import { RECOMMENDATIONS_ENOUGH } from '#schema/options/limits.ts';
import { closenessOf, occupationsIn, readTitle, SAME_WORK, type Title } from './work.rules.ts';
import type { Seeker } from './seeker.rules.ts';

/** A job that this person does not want, and why. */
export interface Dismissed {
  reason: DismissalReason;
  companyId: string;
  title: string;
  district: string | null;
  state: string | null;
  salaryMax: number | null;
}

export interface Ranked {
  job: WantedJob;
  match: Match;
}

/** Below this, nobody would send the job to this person. */
export const LEAST_SCORE = 20;
const ANOTHER_OF_COMPANY = 5;
const DISMISSED = { work: 40, far: 20, pay: 15 };

/**
 * recommendation.rank: the best first, where someone would work. Of a company's jobs with the same title, only the best is listed, and each
 * further job of a company has to be a little better.
 */
export function rank(
  seeker: Seeker,
  jobs: readonly WantedJob[],
  { dismissed, now }: Ranking,
): Ranked[] {
  const scored = scoredFor(seeker, jobs, { dismissed, now })
    .filter(({ match }) => match.isFit && match.reach === 'here' && match.score >= LEAST_SCORE)
    .toSorted(inOrder);
  return spread(scored);
}

/**
 * recommendation.rank.further: the same work where the person did not ask for it, the nearest first. Only what would be
 * a match if it were near.
 */
export function rankFurther(
  seeker: Seeker,
  jobs: readonly WantedJob[],
  { dismissed, now, before }: Ranking & { before: readonly Ranked[] },
): Ranked[] {
  const known = new Set(before.map(({ job }) => job.id));
  const scored = scoredFor(seeker, jobs, { dismissed, now })
    .filter(({ job, match }) => match.isSameWork && match.reach !== 'here' && !known.has(job.id))
    .filter(({ match }) => match.score - match.placeScore >= LEAST_SCORE)
    .toSorted(inOrder);
  return spread(scored).slice(0, RECOMMENDATIONS_ENOUGH);
}

interface Ranking {
  dismissed: readonly Dismissed[];
  now: Date;
}

function scoredFor(seeker: Seeker, jobs: readonly WantedJob[], { dismissed, now }: Ranking) {
  const away = dismissedBefore(dismissed);
  return jobs
    .filter(({ companyId }) => !away.companies.has(companyId))
    .map((job) => {
      const match = matchOf(seeker, job, now);
      return { job, match: { ...match, score: match.score - away.lowers(job) } };
    })
    .filter(({ match }) => !match.reasons.some((reason) => isOutOfReach(reason, seeker)));
}

/** Pays a quarter less than someone expects, or asks for years that they will not have soon. */
function isOutOfReach(reason: Reason, { pay, months }: Seeker): boolean {
  if (reason.kind === 'pay_below') return pay !== null && reason.rupees > pay / 4;
  if (reason.kind !== 'experience_missing') return false;
  return reason.years > ((months?.most ?? 0) < 2 * 12 ? 1 : 2);
}

const inOrder = (one: Ranked, two: Ranked) =>
  two.match.score - one.match.score ||
  two.job.postedAt.getTime() - one.job.postedAt.getTime() ||
  (one.job.id < two.job.id ? -1 : 1);

function spread(ranked: readonly Ranked[]): Ranked[] {
  const titles = new Set<string>();
  const ofCompany = new Map<string, number>();
  return ranked
    .filter(({ job }) => {
      const key = `${job.companyId} ${wordsOf(job.title).map(singular).toSorted().join(' ')}`;
      return titles.has(key) ? false : titles.add(key);
    })
    .map(({ job, match }) => {
      const before = ofCompany.get(job.companyId) ?? 0;
      ofCompany.set(job.companyId, before + 1);
      return { job, match: { ...match, score: match.score - before * ANOTHER_OF_COMPANY } };
    })
    .toSorted(inOrder);
}

/** recommendation.dismiss.learns: what a person turned down lowers what is like it. */
function dismissedBefore(dismissed: readonly Dismissed[]) {
  const because = (reason: DismissalReason) => dismissed.filter((one) => one.reason === reason);
  const work = because('work').flatMap(({ title }) => occupationsIn(title));
  const places = new Set(because('far').map(({ district, state }) => `${district}, ${state}`));
  const pays = because('pay').flatMap(({ salaryMax }) => salaryMax ?? []);
  const tooLow = Math.max(-1, ...pays);
  const isUnwanted = (title: Title) =>
    work.some((occupation) => closenessOf(occupation, title) >= SAME_WORK);
  return {
    companies: new Set(because('company').map(({ companyId }) => companyId)),
    lowers: (job: WantedJob) =>
      (work.length > 0 && isUnwanted(readTitle(job.title)) ? DISMISSED.work : 0) +
      (places.has(`${job.district}, ${job.state}`) ? DISMISSED.far : 0) +
      (job.salaryMax !== null && job.salaryMax <= tooLow ? DISMISSED.pay : 0),
  };
}
