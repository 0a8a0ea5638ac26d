import type { Chance } from './chance.ts';
import type { SeedJob } from './jobs/jobRow.ts';
import type { inventViews } from './jobs/jobViews.ts';

type View = ReturnType<typeof inventViews>[number];

const WITH_WORDS = 0.8;
const PLACES = [1, 2, 3, 4, 5, 6, 8, 11, 15, 22];

/** Adds the words of the search and the place among its results to most views that came from a search. */
export function withSearchWords(
  chance: Chance,
  views: readonly View[],
  jobs: readonly SeedJob[],
): (View & { words: string | null; position: number | null })[] {
  const byId = new Map(jobs.map((job) => [job.row.id, job]));
  return views.map((view) => {
    const job = byId.get(view.job_id);
    if (view.source !== 'search' || !job || !chance.happens(WITH_WORDS))
      return { ...view, words: null, position: null };
    const { title } = job.plan.role;
    const words = chance.pick([title, title.split(' ')[0]!, ...job.row.skills.slice(0, 1)]);
    const place = chance.weighted(PLACES, (one) => 1 / one);
    return { ...view, words: words.toLowerCase(), position: place + chance.whole(0, 1) };
  });
}
