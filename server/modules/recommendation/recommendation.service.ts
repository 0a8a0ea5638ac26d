import { RECOMMENDATIONS_ENOUGH } from '#schema/options/limits.ts';
import {
  toConnection,
  windowOf,
  type Connection,
  type PageArgs,
} from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { jobsById } from '#server/modules/job/job.loaders.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { tableStemOf } from '#server/modules/search/words/dictionary.loaders.ts';
import type { Services } from '#server/services.ts';
import { matchOf, type Reason } from './match.rules.ts';
import { withNeighbours } from './neighbours.rules.ts';
import { closeTiers, columnsOf, nearbyTier, tiersFor, type Tier } from './query.rules.ts';
import { JOB, JOBS, NEWEST, SEEKER } from './recommendation.sql.ts';
import {
  gradeOf,
  rank,
  rankNewest,
  type Dismissed,
  type Grade,
  type Ranked,
} from './recommendation.rules.ts';
import type { RecommendationBasis } from './recommendation.type.ts';
import { seekerOf, type Seeker } from './seeker.rules.ts';

/** How many of the jobs that someone turned down are used to learn what they do not want. */
const LEARNT_FROM = 100;

/** More than are listed, so that jobs like those someone turned down give way to others. */
const NEWEST_COMPARED = 200;

type Reading = Pick<Services, 'clock' | 'database'>;

interface KnownSeeker {
  seeker: Seeker;
  stems: Record<string, string>;
  dismissed: readonly Dismissed[];
}

export interface Recommendations {
  basis: RecommendationBasis;
  /** First the jobs that fit, then those that are close. */
  ranked: readonly Ranked[];
  /** How many more jobs fit that the person has already applied for. */
  appliedCount: number;
}

async function readSeeker(
  { clock, database }: Reading,
  userId: string,
): Promise<KnownSeeker | null> {
  const [row] = await database.read(SEEKER, [userId, LEARNT_FROM, clock.now()]);
  if (!row) return null;
  const { stems, dismissed, ...profile } = row;
  return { seeker: seekerOf(profile), stems, dismissed };
}

/** All jobs that fit this person, the best first, and if they are few, those that are close. */
export async function recommendationsFor(
  services: Reading,
  userId: string,
): Promise<Recommendations> {
  const { clock, database } = services;
  const now = clock.now();
  const known = await readSeeker(services, userId);
  if (!known) return { basis: 'NEWEST', ranked: [], appliedCount: 0 };
  const { seeker, stems, dismissed } = known;
  const ofTables = await tableStemOf(database);
  const stemOf = (word: string) => stems[word] ?? ofTables(word);
  const tiers = tiersFor(seeker, stemOf);
  if (tiers.length === 0) return nearby(services, userId, known);
  const found = await readJobs(services, userId, tiers);
  const applied = found.filter(({ isAppliedFor }) => isAppliedFor);
  const appliedCount = onlyFitting(rank(seeker, applied, { dismissed, now })).length;
  const jobs = new Map(notApplied(found).map((job) => [job.id, job]));
  let ranked = rank(seeker, [...jobs.values()], { dismissed, now });
  if (onlyFitting(ranked).length >= RECOMMENDATIONS_ENOUGH) {
    return { basis: 'PROFILE', ranked, appliedCount };
  }
  const changing = withNeighbours(seeker);
  for (const more of closeTiers(changing, stemOf)) {
    const others = more.length === 0 ? [] : await readJobs(services, userId, more);
    for (const job of notApplied(others)) jobs.set(job.id, job);
    ranked = rank(changing, [...jobs.values()], { dismissed, now });
    if (ranked.length >= RECOMMENDATIONS_ENOUGH) break;
  }
  return { basis: 'PROFILE', ranked, appliedCount };
}

const onlyFitting = (ranked: readonly Ranked[]) => ranked.filter(({ grade }) => grade === 'fits');

const notApplied = <Found extends { isAppliedFor: boolean }>(jobs: readonly Found[]) =>
  jobs.filter(({ isAppliedFor }) => !isAppliedFor);

function readJobs({ clock, database }: Reading, userId: string, tiers: readonly Tier[]) {
  return database.read(JOBS, [clock.now(), userId, ...columnsOf(tiers)]);
}

/** Without work and skills there is no match. Shows the newest jobs, near the person's place if it is known. */
async function nearby(
  services: Reading,
  userId: string,
  { seeker, dismissed }: KnownSeeker,
): Promise<Recommendations> {
  const { clock, database } = services;
  const now = clock.now();
  const tier = nearbyTier(seeker);
  const jobs = tier
    ? notApplied(await readJobs(services, userId, [tier]))
    : await database.read(NEWEST, [now, userId, NEWEST_COMPARED]);
  const ranked = rankNewest(seeker, jobs, { dismissed, now });
  return { basis: tier ? 'PLACE' : 'NEWEST', ranked, appliedCount: 0 };
}

/** A job with the reasons; the score orders the list and is not shown. */
export interface RecommendedRow {
  job: Job;
  grade: Grade | null;
  reasons: readonly Reason[];
}

export interface RecommendedJobs extends Connection<RecommendedRow> {
  basis: RecommendationBasis;
  fittingCount: number;
  appliedCount: number;
}

export async function recommendedJobs(ctx: Context, args: PageArgs): Promise<RecommendedJobs> {
  const window = windowOf(ctx, args, placeOfKey);
  const { basis, ranked, appliedCount } = await recommendationsFor(
    ctx.services,
    ctx.viewer!.userId,
  );
  const from = window.after ?? window.offset;
  const page = ranked.slice(from, from + window.limit + 1);
  const rows = await rowsOf(ctx, page);
  const places = new Map(rows.map((row, at) => [row, from + at + 1]));
  const connection = toConnection({
    rows,
    total: ranked.length,
    totalIsExact: true,
    window,
    cursorOf: (row) => placeKey(places.get(row)!),
  });
  return { ...connection, basis, fittingCount: onlyFitting(ranked).length, appliedCount };
}

async function rowsOf(ctx: Context, ranked: readonly Ranked[]): Promise<RecommendedRow[]> {
  const jobs = await loaderOf(ctx, jobsById).loadMany(ranked.map(({ job }) => job.id));
  return ranked.flatMap(({ grade, match }, at) => {
    const job = jobs[at];
    return job && !(job instanceof Error) ? [{ job, grade, reasons: match.reasons }] : [];
  });
}

/** How well one job fits the caller, as in the list, and why; null if nothing can be compared. */
export async function jobFit(
  ctx: Context,
  jobId: string,
): Promise<Pick<RecommendedRow, 'grade' | 'reasons'> | null> {
  const { clock, database } = ctx.services;
  if (!isId(jobId)) return null;
  const [known, shown, [job]] = await Promise.all([
    readSeeker(ctx.services, ctx.viewer!.userId),
    loaderOf(ctx, jobsById).load(jobId),
    database.read(JOB, [jobId]),
  ]);
  if (!known || !shown || !job) return null;
  const seeker = withNeighbours(known.seeker);
  const match = matchOf(seeker, job, clock.now());
  if (match.reasons.length === 0) return null;
  return { grade: gradeOf(match, seeker), reasons: match.reasons };
}

/** The cursor of an entry contains its number in the list. */
export const placeKey = (place: number) => Buffer.from(`after ${place}`).toString('base64url');

export function placeOfKey(cursor: string): number | null {
  const place = /^after (\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return place === undefined ? null : Number(place);
}
