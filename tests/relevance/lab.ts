import { CATEGORY_FACTS } from '#schema/options/categories.ts';
import { learnTitleRelations } from '#server/modules/search/related/learnTitleRelations.service.ts';
import type { App } from '#tests/support/app.ts';
import { addCompany } from '#tests/support/rows.ts';
import { judge } from './judge.ts';
import { LAB_TIME, marketOf, rowOf, type LabJob } from './market.ts';
import { figuresOf, ndcgOf, RELEVANT, SHOWN, type Asked, type Figures } from './measures.ts';
import { KINDS, queriesOf, type Kind, type LabQuery } from './queries.ts';
import type { World } from './world.ts';

const AT_ONCE = 250;
const JOBS = `query($search: String!) {
  jobs(filter: { search: $search }, first: ${SHOWN}) { nodes { id title } } }`;

interface Found {
  jobs: { nodes: { id: string; title: string }[] };
}

export interface Outcome extends Asked {
  query: LabQuery;
  titles: string[];
}

/** Fills an empty database with the market of a world. */
export async function fillMarket(app: App, world: World): Promise<LabJob[]> {
  app.clock.moveTo(LAB_TIME);
  const jobs = marketOf(world);
  const companies = new Map<string, string>();
  for (const name of world.companies) {
    companies.set(name, (await addCompany(app, { name })).id);
  }
  const categories = await app.sql<{ id: string; slug: string }>('select id, slug from categories');
  const categoryOf = (job: LabJob) => {
    const category = world.roles.find(({ role }) => role === job.role)!.category;
    const slug = category && CATEGORY_FACTS[category].slug;
    return categories.find((one) => one.slug === slug)?.id ?? null;
  };
  const rows = jobs.map((job) => rowOf(job, companies.get(job.company)!, categoryOf(job)));
  const names = Object.keys(rows[0]!).join(', ');
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await app.sql(
      `insert into jobs (${names}) select ${names} from jsonb_populate_recordset(null::jobs, ?::jsonb)`,
      [JSON.stringify(rows.slice(at, at + AT_ONCE))],
    );
  }
  await app.sql('analyze job_search, job_terms, jobs');
  await learnTitleRelations(app.services);
  return jobs;
}

/** Asks every query through the public API, one after the other. */
export async function askAll(
  app: App,
  jobs: readonly LabJob[],
  queries: readonly LabQuery[],
): Promise<Outcome[]> {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const start = performance.now();
    const { nodes } = (await app.graphql<Found>(JOBS, { search: query.typed })).jobs;
    const milliseconds = performance.now() - start;
    outcomes.push({
      query,
      titles: nodes.map(({ title }) => title),
      found: nodes.map(({ id }) => judge(byId.get(id)!, query.wants)),
      all: jobs.map((job) => judge(job, query.wants)),
      milliseconds,
    });
  }
  return outcomes;
}

export async function examine(app: App, world: World, most?: number): Promise<Outcome[]> {
  const jobs = await fillMarket(app, world);
  const isAnswered = ({ wants }: LabQuery) => jobs.some((job) => judge(job, wants) >= RELEVANT);
  return askAll(app, jobs, queriesOf(world, isAnswered, most));
}

export type ByKind = Record<Kind | 'all', Figures>;

export function byKind(outcomes: readonly Outcome[]): ByKind {
  const kinds = KINDS.map((kind) => [
    kind,
    figuresOf(outcomes.filter(({ query }) => query.kind === kind)),
  ]);
  return { ...Object.fromEntries(kinds), all: figuresOf(outcomes) } as ByKind;
}

/** The figures beside those of the last release. */
export function table(name: string, now: ByKind, released?: Partial<ByKind>): string {
  const cell = (value: string) => value.padStart(10);
  const head = ['queries', 'nDCG@10', 'released', 'recall@10', 'released', 'MRR', 'in ten', 'nothing', 'p50 ms', 'p95 ms']; // oxfmt-ignore
  const lines = (Object.entries(now) as [Kind, Figures][]).map(([kind, figures]) => {
    const before = released?.[kind];
    const shown = (value: number | undefined, digits = 3) => cell(value?.toFixed(digits) ?? '–');
    return [
      kind.padEnd(14),
      cell(String(figures.queries)),
      shown(figures.ndcg),
      shown(before?.ndcg),
      shown(figures.recall),
      shown(before?.recall),
      shown(figures.reciprocalRank),
      shown(figures.inFirstTen),
      shown(figures.withoutResults),
      shown(figures.p50, 1),
      shown(figures.p95, 1),
    ].join('');
  });
  return [`\n${name}`, ' '.repeat(14) + head.map(cell).join(''), ...lines].join('\n');
}

/** The queries with the lowest nDCG, with the jobs they found. */
export function worst(outcomes: readonly Outcome[], count: number): string {
  return outcomes
    .toSorted((a, b) => ndcgOf(a) - ndcgOf(b))
    .slice(0, count)
    .map(
      (one) =>
        `${ndcgOf(one).toFixed(2)} ${one.query.kind}: ${one.query.typed} → ${one.titles
          .map((title, at) => `${one.found[at]} ${title}`)
          .join(' | ')}`,
    )
    .join('\n');
}
