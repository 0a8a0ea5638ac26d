import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { changeJobs, createJob, deleteJob, turn, updateJob } from './jobCalls.ts';

let app: App;
let employer: Employer;
let seeker: Person;

beforeAll(async () => {
  ({ app, employer, seeker } = await scenario(theApp()).employer().seeker());
  await app.settings({ autoApproveJobs: true });
});

const ASK = `query($id: ID!, $slug: String!, $twin: ID!, $words: String!) {
  node(id: $id) { id }
  job(id: $id) { standing }
  found: jobs(filter: { search: $words }) { totalCount nodes { id } facets { type { value count } } }
  newest: jobs(first: 100) { nodes { id } }
  company(slug: $slug) { openJobs jobs { nodes { id } } }
  twin: job(id: $twin) { similar { id } }
  categories { slug jobCount }
  site { figures { activeJobs } }
}`;

interface Seen {
  node: object | null;
  job: { standing: string } | null;
  found: { totalCount: number; nodes: { id: string }[] };
  newest: { nodes: { id: string }[] };
  company: { openJobs: number; jobs: { nodes: { id: string }[] } };
  twin: { similar: { id: string }[] };
  categories: { slug: string; jobCount: number }[];
}

/** The places where a guest, a seeker who has saved the job and a crawler find it. */
async function views(id: string, twin: string, words: string) {
  const slug = `company-${employer.company!.id}`;
  const seen = await app.graphql<Seen>(ASK, { id, slug, twin, words });
  const rest = await app.rest('GET', `/api/jobs/${id}`);
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const { viewer } = await seeker.graphql<{ viewer: { savedJobIds: string[] } }>(
    '{ viewer { savedJobIds } }',
  );
  const has = (nodes: { id: string }[]) => nodes.some((node) => node.id === id);
  return {
    node: seen.node !== null,
    page: seen.job?.standing ?? null,
    found: has(seen.found.nodes),
    total: seen.found.totalCount,
    newest: has(seen.newest.nodes),
    company: has(seen.company.jobs.nodes),
    openJobs: seen.company.openJobs,
    similar: has(seen.twin.similar),
    category: seen.categories.find(({ slug: of }) => of === 'sales-business-development')!.jobCount,
    rest: rest.status,
    sitemap: sitemap.includes(id),
    saved: viewer.savedJobIds.includes(id),
  };
}

const LIVE = {
  node: true,
  page: 'LIVE',
  found: true,
  total: 1,
  newest: true,
  company: true,
  openJobs: 2,
  similar: true,
  category: 1,
  rest: 200,
  sitemap: true,
  saved: true,
};
const ENDED = {
  ...LIVE,
  node: false,
  page: 'CLOSED',
  found: false,
  total: 0,
  newest: false,
  company: false,
  openJobs: 1,
  similar: false,
  category: 0,
  sitemap: false,
};
const GONE = { ...ENDED, page: null, rest: 404, saved: false };

test('posting, closing, reopening, deleting and restoring take effect in every view at once', async () => {
  const twin = await addJob(app, employer.company!.id, { title: 'Chief Tea Taster' });
  const { id } = await createJob(employer, {
    title: 'Zanzibar Tea Taster',
    location: 'Pune, Maharashtra',
  });
  await seeker.graphql('mutation($id: ID!) { saveJob(input: { jobId: $id }) { job { id } } }', {
    id,
  });
  const now = () => views(id, twin.id, 'Zanzibar');
  expect(await now()).toEqual(LIVE);
  await turn(employer, 'closeJob', id);
  expect(await now()).toEqual(ENDED);
  await turn(employer, 'reopenJob', id);
  expect(await now()).toEqual(LIVE);
  await deleteJob(employer, id);
  expect(await now()).toEqual(GONE);
  await turn(employer, 'restoreJob', id);
  expect(await now()).toEqual(LIVE);
  await changeJobs(employer, 'DELETE', [id]);
  expect(await now()).toEqual(GONE);
  await changeJobs(employer, 'RESTORE', [id]);
  expect(await now()).toEqual(LIVE);
});

test('changes of a job take effect in every view at once', async () => {
  const { id } = await createJob(employer, { title: 'Astronomer', location: 'Goa' });
  const found = async (filter: object) => {
    const { jobs } = await app.graphql<{ jobs: { nodes: { id: string }[] } }>(
      'query($filter: JobFilter) { jobs(filter: $filter) { nodes { id } } }',
      { filter },
    );
    return jobs.nodes.some((node) => node.id === id);
  };
  expect(await found({ search: 'astronomer' })).toBe(true);
  await updateJob(employer, id, {
    title: 'Glassblower',
    location: 'Pune, Maharashtra',
    salary: '9 LPA',
    isFeatured: true,
  });
  expect(await found({ search: 'astronomer' })).toBe(false);
  expect(await found({ search: 'glassblower', state: 'Maharashtra', salary: 'LAKH_8_12' })).toBe(
    true,
  );
  expect(await found({ search: 'glassblower', featured: true })).toBe(true);
  expect(await found({ search: 'glassblower', state: 'Goa' })).toBe(false);
});
