import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';
import {
  knowsWork,
  matchOf,
  reachOf,
  REACHES,
  type Match,
  type Reason,
  type ReasonKind,
  type WantedJob,
} from './match.rules.ts';
import type { DismissalReason } from '#schema/options/dismissalReasons.ts';
import { RECOMMENDATIONS_ENOUGH, RECOMMENDATIONS_MAX } from '#schema/options/limits.ts';
import {
  closenessOf,
  occupationsIn,
  readTitle,
  SAME_WORK,
  type Title,
} from '#server/modules/search/words/work.rules.ts';
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

interface Scored {
  job: WantedJob;
  match: Match;
}

/** Whether a job fits in every respect, or is close and the reasons say what differs; null if nothing was compared. */
export type Grade = 'fits' | 'close';

export interface Ranked extends Scored {
  grade: Grade | null;
}

/** The least score. Below it, no one would recommend the job to this person. */
const LEAST_SCORE = 20;
/** The same for a job where something differs, which has cost points already. */
const LEAST_SCORE_CLOSE = 10;
const ANOTHER_OF_COMPANY = 5;
const MONTHS = 12;
const DISMISSED = { work: 40, far: 20, pay: 15 };

/**
 * recommendation.rank: jobs that fit come first, the best at the top; a short list goes on with close jobs, up to ten in all.
 * If a company has several jobs with the same title, only the best is listed, and each further job of a company has to
 * be a little better.
 */
export function rank(
  seeker: Seeker,
  jobs: readonly WantedJob[],
  { dismissed, now }: Ranking,
): Ranked[] {
  const scored = scoredFor(seeker, jobs, { dismissed, now }).map((one) => ({
    ...one,
    grade: gradeOf(one.match, seeker),
  }));
  const graded = (grade: Grade) => spreadCompanies(scored.filter((one) => one.grade === grade));
  const fits = graded('fits').slice(0, RECOMMENDATIONS_MAX);
  const missing = Math.max(0, RECOMMENDATIONS_ENOUGH - fits.length);
  return [...fits, ...graded('close').slice(0, missing)];
}

/**
 * recommendation.newest: without known work, the newest jobs come first, and those like one that was turned down last.
 */
export function rankNewest(seeker: Seeker, jobs: readonly WantedJob[], ranking: Ranking): Ranked[] {
  const away = dismissedBefore(seeker, ranking.dismissed);
  return scoredFor(seeker, jobs, ranking)
    .map((one) => ({ ...one, grade: null }))
    .toSorted(
      (one, two) =>
        away.lowers(one.job) - away.lowers(two.job) ||
        two.job.postedAt.getTime() - one.job.postedAt.getTime(),
    )
    .slice(0, RECOMMENDATIONS_MAX);
}

interface Ranking {
  dismissed: readonly Dismissed[];
  now: Date;
}

function scoredFor(seeker: Seeker, jobs: readonly WantedJob[], { dismissed, now }: Ranking) {
  const away = dismissedBefore(seeker, dismissed);
  return jobs
    .filter(({ companyId }) => !away.companies.has(companyId))
    .map((job) => {
      const match = matchOf(seeker, job, now);
      return { job, match: { ...match, score: match.score - away.lowers(job) } };
    })
    .filter(({ match }) => !away.isTooFar(match));
}

/**
 * recommendation.grade: a job fits if its work, place, pay and years fit. A job is close if it is the same work
 * elsewhere, or if it is within a commute and is neighbouring work, needs the same skills, asks for a little more or
 * pays a little less. Nobody moves for less pay, or for neighbouring work without having any of its skills.
 */
export function gradeOf(match: Match, seeker: Seeker): Grade | null {
  if (isRuledOut(match, seeker)) return null;
  const isWithin = (slack: Tolerance) =>
    !match.reasons.some((reason) => isOutOfReach(reason, seeker, slack));
  const stays = match.reach === 'here' || match.reach === 'longWay';
  const isTheWork = match.work === 'same' || match.work === 'related' || !knowsWork(seeker);
  const fits = isTheWork && match.isFit && match.wouldWorkThere && match.score >= LEAST_SCORE;
  if (fits && isWithin(match.reach === 'here' ? FITS : MOVES)) return 'fits';
  if (match.work === 'neighbour') {
    const isOpen = match.source === 'alsoStudied' && welcomesFreshers(match);
    const knowsEnough = stays ? !match.lacksSkills || isOpen : match.skillsMatched > 0;
    return knowsEnough &&
      isWithin(stays ? NEIGHBOUR : MOVES) &&
      match.score >= LEAST_SCORE_CLOSE &&
      isClose(match, seeker)
      ? 'close'
      : null;
  }
  const isWorthIt = match.score - Math.min(0, match.placeScore) >= LEAST_SCORE_CLOSE;
  const slack = stays ? CLOSE : MOVES;
  return isWorthIt && isWithin(slack) && isClose(match, seeker) ? 'close' : null;
}

const welcomesFreshers = ({ reasons }: Match) =>
  reasons.some(({ kind }) => kind === 'freshers_welcome');

/** What no adviser would send, however well the rest fits. */
function isRuledOut(
  { reasons, isTooSenior, lacksLicence, lacksSkills, work, source, reach }: Match,
  { months }: Seeker,
) {
  const has = (kind: ReasonKind) => reasons.some((reason) => reason.kind === kind);
  if (has('not_remote') || has('other_shift') || has('other_type')) return true;
  const paysEnough = has('pay_met') || has('pay_above') || has('pay_up_to_above');
  if (has('experience_exceeded') && (work === 'neighbour' ? !paysEnough : has('pay_below')))
    return true;
  if (isTooSenior) return true;
  const isBeginner = months !== null && months.most < MONTHS;
  const needsMove = reach === 'elsewhere' || reach === 'far';
  if (isBeginner && lacksSkills && (has('experience_missing') || needsMove)) return true;
  if (lacksLicence && work !== 'same') return true;
  return source === 'starting' && !has('freshers_welcome');
}

/**
 * How far someone would look. Only those who would move do so for work that is new to them, or far away. Someone who has
 * said neither that nor where they want to work hears of their own work elsewhere, and of what they studied, if it pays
 * clearly more than they expect. Nobody moves for a part-time job.
 */
function isClose(match: Match, { wouldMove, places, hours, pay }: Seeker): boolean {
  const { work, source, isFit, reach, score } = match;
  if (reach === 'here') return isFit || (work === 'neighbour' && score >= LEAST_SCORE);
  if (reach === 'longWay') return work !== 'other';
  if (wouldMove)
    return work === 'same' || (reach === 'far' ? isFit && work === 'neighbour' : work !== 'other');
  if (wouldMove === false || places.length > 0 || hours.types.length > 0) return false;
  if (reach === 'far') return false;
  return work !== 'other' && source !== null && OWN.has(source) && paysMore(match, pay);
}

const OWN = new Set<Match['source']>(['present', 'past', 'studies']);

/** What makes people move who did not say that they would. */
function paysMore({ reasons }: Match, pay: number | null): boolean {
  return reasons.some(
    (reason) =>
      (reason.kind === 'pay_above' || reason.kind === 'pay_up_to_above') &&
      reason.rupees >= (pay ?? 0) * WORTH_A_MOVE,
  );
}

const WORTH_A_MOVE = 1 / 5;

/** How much may be missing: a part of the pay, and years of experience, fewer for beginners. */
interface Tolerance {
  pay: number;
  years: number;
}

const FITS: Tolerance = { pay: 1 / 6, years: 1 };
const MOVES: Tolerance = { pay: 0, years: 1 };
const NEIGHBOUR: Tolerance = { pay: 1 / 6, years: 1 };
const CLOSE: Tolerance = { pay: 1 / 5, years: 2 };

/**
 * Whether the reason rules the job out: it pays far less than someone expects, asks for years that they will not have
 * soon, or is for people without experience.
 */
function isOutOfReach(reason: Reason, { pay, months }: Seeker, most: Tolerance): boolean {
  if (reason.kind === 'internship') return true;
  if (reason.kind === 'pay_below') return pay !== null && reason.rupees > pay * most.pay;
  if (reason.kind !== 'experience_missing') return false;
  const have = (months?.most ?? 0) / 12;
  return (
    reason.years >
    Math.min(have < 2 ? most.years - 1 : most.years, Math.max(1, Math.ceil(have / 3)))
  );
}

const inOrder = (one: Scored, two: Scored) =>
  two.match.score - one.match.score ||
  two.job.postedAt.getTime() - one.job.postedAt.getTime() ||
  (one.job.id < two.job.id ? -1 : 1);

function spreadCompanies(scored: readonly Ranked[]): Ranked[] {
  const titles = new Set<string>();
  const ofCompany = new Map<string, number>();
  return scored
    .toSorted(inOrder)
    .filter(({ job }) => {
      const key = `${job.companyId} ${wordsOf(job.title).map(singular).toSorted().join(' ')}`;
      return titles.has(key) ? false : titles.add(key);
    })
    .map(({ job, match, grade }) => {
      const before = ofCompany.get(job.companyId) ?? 0;
      ofCompany.set(job.companyId, before + 1);
      const score = match.score - before * ANOTHER_OF_COMPANY;
      return { job, match: { ...match, score }, grade };
    })
    .toSorted(inOrder);
}

/**
 * recommendation.dismiss.learns: jobs like one that was turned down move down. After a job that was too far away, jobs at
 * that distance or more are no longer listed.
 */
function dismissedBefore(seeker: Seeker, dismissed: readonly Dismissed[]) {
  const because = (reason: DismissalReason) => dismissed.filter((one) => one.reason === reason);
  const work = because('work').flatMap(({ title }) => occupationsIn(title));
  const places = new Set(because('far').map(({ district, state }) => `${district}, ${state}`));
  const reaches = because('far').map((job) => REACHES.indexOf(reachOf(seeker, job)));
  const tooFar = Math.min(...reaches.filter((reach) => reach > 0));
  const pays = because('pay').flatMap(({ salaryMax }) => salaryMax ?? []);
  const tooLow = Math.max(-1, ...pays);
  const isUnwanted = (title: Title) =>
    work.some((occupation) => closenessOf(occupation, title) >= SAME_WORK);
  return {
    companies: new Set(because('company').map(({ companyId }) => companyId)),
    isTooFar: ({ reach }: Match) => REACHES.indexOf(reach) >= tooFar,
    lowers: (job: WantedJob) =>
      (work.length > 0 && isUnwanted(readTitle(job.title)) ? DISMISSED.work : 0) +
      (places.has(`${job.district}, ${job.state}`) ? DISMISSED.far : 0) +
      (job.salaryMax !== null && job.salaryMax <= tooLow ? DISMISSED.pay : 0),
  };
}
