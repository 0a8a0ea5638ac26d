import { EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { mostSimilar } from '#schema/similarJobs.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { FROM, LIVE } from './job.reads.ts';
import { jobsById } from './job.loaders.ts';
import type { Job } from './job.type.ts';

/**
 * At most this many candidates of each kind are compared, so that the cost does not grow with the
 * number of jobs.
 */
const COMPARED = 100;
/** The limit for candidates that share only the type or only the level. */
const OF_A_KIND = 40;

const listOf = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value}'`).join()}]`;

const COMPARABLE = `
  j.id, j.title, j.category_id as "categoryId", j.location, j.type, j.industry,
  j.experience_level as "experienceLevel", j.posted_at as "postedAt"`;

const newest = (condition: string, most = COMPARED) => `
  (select ${COMPARABLE} ${FROM}
   where ${LIVE} and j.id <> me.id and ${condition}
   order by j.posted_at desc limit ${most})`;

/**
 * One index lookup for each pair of type and level: filtering by the type alone would read all of
 * its jobs.
 */
const OF_TYPE_OR_LEVEL = `
  (select alike.* from unnest(${listOf(JOB_TYPES)}) of_type, unnest(${listOf(EXPERIENCE_LEVELS)}) of_level
   cross join lateral ${newest('j.type = of_type and j.experience_level = of_level', OF_A_KIND)} alike
   where (of_type = me.type) is distinct from coalesce(of_level = me.experience_level, false))`;

/**
 * $1 now, $2 the jobs. Returns the jobs themselves, then their candidates: the newest jobs that
 * have something in common.
 */
const CANDIDATES = statement(
  'similar-job-candidates',
  `
    with mine as (
      select id, title, category_id, location, state, type, industry, experience_level, posted_at
      from jobs where id = any($2::uuid[])
    )
    select id as "of!", id as "id!", title as "title!", category_id as "categoryId",
      location as "location!", type as "type!", industry as "industry!",
      experience_level as "experienceLevel", posted_at as "postedAt!"
    from mine
    union all
    select me.id as "of", other.* from mine me cross join lateral (
      ${newest('j.category_id = me.category_id')}
      union ${newest('left(j.location, 200) = left(me.location, 200)')}
      union ${newest('j.state = me.state')}
      union ${newest('j.industry = me.industry')}
      union ${newest('j.type = me.type and j.experience_level = me.experience_level')}
      union ${newest('j.type = me.type and j.experience_level is null', OF_A_KIND)}
      union ${OF_TYPE_OR_LEVEL}
    ) other`,
  { isHeavy: true },
);

type Candidate = RowOf<typeof CANDIDATES>;

export async function similarJobsById(ctx: Context, ids: readonly string[]): Promise<Job[][]> {
  const { clock, database } = ctx.services;
  const rows = await database.read(CANDIDATES, [clock.now(), ids]);
  const found = Object.groupBy(rows, (row) => row.of);
  const chosen = ids.map((id) => choose(id, found[id] ?? []));
  const jobs = await jobsById(ctx, [...new Set(chosen.flat())]);
  const byId = new Map(jobs.map((job) => [job?.id, job]));
  return chosen.map((own) => own.map((id) => byId.get(id)).filter((job) => job != null));
}

function choose(id: string, candidates: Candidate[]): string[] {
  const job = candidates.find((candidate) => candidate.id === id);
  const others = candidates.toSorted(
    (one, two) => two.postedAt.getTime() - one.postedAt.getTime() || (one.id < two.id ? 1 : -1),
  );
  return job ? mostSimilar(job, others).map((other) => other.id) : [];
}
