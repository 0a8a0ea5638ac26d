import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { changeJobsStatus, decide, verifyCompany } from './moderationCalls.ts';

let app: App;
let admin: Person;
let employer: Employer;

beforeAll(async () => {
  ({ app, admin, employer } = await scenario().admin().employer());
});

const ASK = `query($id: ID!, $slug: String!, $words: String!) {
  node(id: $id) { id }
  job(id: $id) { standing }
  found: jobs(filter: { search: $words }) { totalCount nodes { id } facets { type { value count } } }
  company(slug: $slug) { openJobs jobs { nodes { id } } }
  site { figures { activeJobs } }
}`;

interface Seen {
  node: object | null;
  job: { standing: string } | null;
  found: {
    totalCount: number;
    nodes: { id: string }[];
    facets: { type: { value: string; count: number }[] };
  };
  company: { openJobs: number } | null;
  site: { figures: { activeJobs: number } };
}

/** What a guest and a crawler see of it right now. */
async function seen(id: string, words: string) {
  const slug = `company-${employer.company!.id}`;
  const view = await app.graphql<Seen>(ASK, { id, slug, words });
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const facet = view.found.facets.type.find(({ value }) => value === 'FULL_TIME');
  return {
    node: view.node !== null,
    page: view.job !== null,
    rest: (await app.rest('GET', `/api/jobs/${id}`)).status === 200,
    found: view.found.totalCount === 1 && view.found.nodes[0]?.id === id,
    facet: facet?.count === 1,
    open: (view.company?.openJobs ?? 0) > 0,
    figure: view.site.figures.activeJobs > 0,
    sitemap: sitemap.includes(id),
  };
}

const EVERYWHERE = {
  node: true,
  page: true,
  rest: true,
  found: true,
  facet: true,
  open: true,
  figure: true,
  sitemap: true,
};
const NOWHERE = Object.fromEntries(Object.keys(EVERYWHERE).map((view) => [view, false]));

describe('a moderation decision is visible immediately', () => {
  test('for a job: approved, suspended, approved, rejected', async () => {
    const { id } = await addJob(app, employer.company!.id, {
      title: 'Kite Maker',
      adminStatus: 'pending',
    });
    expect(await seen(id, 'kite')).toEqual(NOWHERE);
    for (const [status, view] of [
      ['approved', EVERYWHERE],
      ['suspended', NOWHERE],
      ['approved', EVERYWHERE],
      ['rejected', NOWHERE],
    ] as const) {
      await decide(admin, 'job', id, status);
      expect(await seen(id, 'kite')).toEqual(view);
    }
    await changeJobsStatus(admin, 'APPROVE', [id]);
    expect(await seen(id, 'kite')).toEqual(EVERYWHERE);
    await changeJobsStatus(admin, 'SUSPEND', [id]);
    expect(await seen(id, 'kite')).toEqual(NOWHERE);
  });

  test('for a company: its approved jobs appear and disappear with it', async () => {
    const { id } = await addJob(app, employer.company!.id, { title: 'Drum Tuner' });
    const waiting = await addJob(app, employer.company!.id, {
      title: 'Flute Carver',
      adminStatus: 'pending',
    });
    expect(await seen(id, 'drum')).toEqual(EVERYWHERE);
    await decide(admin, 'company', employer.company!.id, 'suspended');
    expect(await seen(id, 'drum')).toEqual(NOWHERE);
    await verifyCompany(admin, employer.company!.id);
    expect(await seen(id, 'drum')).toEqual(EVERYWHERE);
    expect(await seen(waiting.id, 'flute')).toMatchObject({
      page: false,
      found: false,
      sitemap: false,
    });
    await decide(admin, 'company', employer.company!.id, 'rejected');
    expect(await seen(id, 'drum')).toEqual(NOWHERE);
    await verifyCompany(admin, employer.company!.id);
  });

  test('its employer sees the reason', async () => {
    const { id } = await addJob(app, employer.company!.id, { title: 'Lamp Lighter' });
    await decide(admin, 'job', id, 'suspended', { adminNotes: 'Which lamps?' });
    await decide(admin, 'company', employer.company!.id, 'suspended', {
      adminNotes: 'Which works?',
    });
    const { viewer } = await employer.graphql<{ viewer: object }>(
      `{ viewer { companyProfile { adminStatus adminNotes }
        jobs(search: "lamp") { nodes { id standing adminStatus adminNotes } } } }`,
    );
    expect(viewer).toEqual({
      companyProfile: { adminStatus: 'SUSPENDED', adminNotes: 'Which works?' },
      jobs: {
        nodes: [
          { id, standing: 'SUSPENDED', adminStatus: 'SUSPENDED', adminNotes: 'Which lamps?' },
        ],
      },
    });
    await verifyCompany(admin, employer.company!.id);
  });
});
