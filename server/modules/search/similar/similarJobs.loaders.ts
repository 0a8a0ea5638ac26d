import { SIMILAR_JOBS_SHOWN } from '#schema/options/limits.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { occupation } from '#server/modules/search/words/words.rules.ts';
import { COMPARED, SIMILAR, type ComparedJob, type SimilarJob } from './similarJobs.sql.ts';
import { similarTo } from './similarJobs.rules.ts';

/** The jobs that a search for the title would find, and then those that ask for the same skills. */
export async function similarJobsById(ctx: Context, ids: readonly string[]): Promise<Job[][]> {
  const { clock, database } = ctx.services;
  const compared = await database.read(COMPARED, [ids]);
  const asked = compared.flatMap((job) =>
    similarTo(job, stemsOf(job)).map((query, tier) => ({ of: job.id, query, tier })),
  );
  const rows = await database.read(SIMILAR, [
    clock.now(),
    asked.map(({ of }) => of),
    asked.map(({ query }) => query),
    asked.map(({ tier }) => tier),
    ctx.viewer?.userId ?? null,
  ]);
  const found = Map.groupBy(rows, ({ of }) => of);
  return ids.map((id) => choose(found.get(id) ?? []));
}

const stemsOf =
  ({ stems }: ComparedJob) =>
  (word: string) =>
    occupation(word) ?? stems[word] ?? word;

/** Each job once, and of several that one company has posted under one title only the first. */
function choose(rows: readonly SimilarJob[]): Job[] {
  const known = new Set<string>();
  const isNew = ({ title, company }: SimilarJob) => {
    const name = `${company.id} ${title.toLowerCase()}`;
    return !known.has(name) && known.add(name);
  };
  return rows.filter(isNew).slice(0, SIMILAR_JOBS_SHOWN);
}
