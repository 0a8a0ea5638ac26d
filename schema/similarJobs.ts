import { SIMILAR_JOB_WEIGHTS as WEIGHTS, SIMILAR_JOBS_SHOWN } from './options/limits.ts';

/** What two jobs are compared by, on the server and in the client's fallback. */
export interface ComparableJob {
  id: string;
  title: string;
  categoryId: string | null;
  location: string;
  type: string;
  industry: string;
  experienceLevel: string | null;
}

/** The most similar first, ties in their original order. Jobs with nothing in common are left out. */
export function mostSimilar<Other extends ComparableJob>(
  job: ComparableJob,
  others: readonly Other[],
  count: number = SIMILAR_JOBS_SHOWN,
): Other[] {
  const score = similarityTo(job);
  return others
    .filter(({ id }) => id !== job.id)
    .map((other) => ({ other, score: score(other) }))
    .filter((compared) => compared.score > 0)
    .toSorted((one, two) => two.score - one.score)
    .slice(0, count)
    .map(({ other }) => other);
}

export function similarityTo(job: ComparableJob): (other: ComparableJob) => number {
  const words = wordsOf(job.title);
  const place = partsOf(job.location);
  return (other) =>
    weigh(job.categoryId, other.categoryId, WEIGHTS.category) +
    placeScore(place, partsOf(other.location)) +
    weigh(job.type, other.type, WEIGHTS.type) +
    weigh(job.industry, other.industry, WEIGHTS.industry) +
    weigh(job.experienceLevel, other.experienceLevel, WEIGHTS.experienceLevel) +
    sharedBy(words, wordsOf(other.title)) * WEIGHTS.titleWord;
}

/** Values missing in both jobs are not something in common. */
function weigh(one: string | null, two: string | null, weight: number): number {
  return one && one === two ? weight : 0;
}

/** "Pune, Maharashtra" partly matches "Nashik, Maharashtra", and "Pune". */
function placeScore(here: Set<string>, there: Set<string>): number {
  if (here.size === 0 || there.size === 0) return 0;
  if ([...here].join() === [...there].join()) return WEIGHTS.sameLocation;
  return sharedBy(here, there) > 0 ? WEIGHTS.partialLocation : 0;
}

function sharedBy(one: Set<string>, two: Set<string>): number {
  return [...one].filter((word) => two.has(word)).length;
}

function partsOf(place: string): Set<string> {
  return new Set(
    place
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]+/gu) ?? []);
}
