import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';
import { matchOf, type Match, type WantedJob } from './match.rules.ts';
import type { DismissalReason } from '#schema/options/dismissalReasons.ts';
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
/** With so many jobs where someone wants to work, those a move away are left out; those far away always are. */
const ENOUGH_NEARBY = 6;
const ANOTHER_OF_COMPANY = 5;
const DISMISSED = { work: 40, far: 20, pay: 15 };

/**
 * recommendation.rank: the best first. Of a company's jobs with the same title, only the best is listed, and each
 * further job of a company has to be a little better.
 */
export function rank(
  seeker: Seeker,
  jobs: readonly WantedJob[],
  { dismissed, now }: { dismissed: readonly Dismissed[]; now: Date },
): Ranked[] {
  const away = dismissedBefore(dismissed);
  const scored = jobs
    .filter(({ companyId }) => !away.companies.has(companyId))
    .map((job) => {
      const match = matchOf(seeker, job, now);
      return { job, match: { ...match, score: match.score - away.lowers(job) } };
    })
    .filter(({ match }) => match.isFit && match.reach !== 'far' && match.score >= LEAST_SCORE)
    .toSorted(inOrder);
  const nearby = scored.filter(({ match }) => match.reach === 'here');
  return spread(nearby.length >= ENOUGH_NEARBY ? nearby : scored);
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
