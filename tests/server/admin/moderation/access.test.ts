import { beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '#server/rest/routes.ts';
import type { App } from '#tests/support/app.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';

let app: App;
let employer: Employer;
let seeker: Person;
let job: { id: string };

beforeAll(async () => {
  ({ app, employer, seeker, job } = await scenario().employer().job().seeker());
});

const people = () => ({ guest: app, seeker, employer });
const WHO = ['guest', 'seeker', 'employer'] as const;
const ID = '01900000-0000-7000-8000-00000000dead';

const QUERIES = {
  permissions: '{ admin { permissions { canManageJobs } } }',
  companies: '{ admin { companies { totalCount nodes { id } } } }',
  company: `{ admin { company(id: "${ID}") { id } } }`,
  jobs: '{ admin { jobs { totalCount nodes { id } } } }',
  job: `{ admin { job(id: "${ID}") { id adminNotes } } }`,
  typename: '{ admin { __typename } }',
} as const;

describe.each(WHO)('a %s', (who) => {
  const code = who === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN';

  test.each(Object.entries(QUERIES))('cannot read %s', async (_, query) => {
    await expect(people()[who].graphql(query)).toFailWith(code);
  });

  test('cannot decide on anything, whether it exists or not', async () => {
    for (const id of [ID, job.id, employer.company!.id]) {
      const mutations = [
        `mutation { verifyCompany(input: { id: "${id}" }) { company { id } } }`,
        `mutation { updateCompanyStatus(input: { id: "${id}", status: SUSPENDED }) { company { id } } }`,
        `mutation { updateJobStatus(input: { id: "${id}", status: SUSPENDED }) { job { id } } }`,
        `mutation { resolveJobReports(input: { jobId: "${id}" }) { job { id } } }`,
        `mutation { changeJobsStatus(input: { ids: ["${id}"], action: SUSPEND }) { jobs { id } } }`,
      ];
      for (const mutation of mutations) {
        await expect(people()[who].graphql(mutation)).toFailWith(code);
      }
    }
    const [row] = await app.sql<{ job: string; company: string }>(
      `select j.admin_status as job, c.admin_status as company
       from jobs j join companies c on c.id = j.company_id where j.id = ?`,
      [job.id],
    );
    expect(row).toEqual({ job: 'approved', company: 'approved' });
  });

  test.each(
    ROUTES.filter(({ path }) => path.startsWith('/admin/')).map(({ method, path }) => [
      method,
      path,
    ]),
  )('is refused at %s %s', async (method, path) => {
    const body =
      method === 'GET'
        ? undefined
        : {
            status: 'suspended',
            action: 'suspend',
            decision: path.includes('verification') ? 'confirm' : 'approve',
            jobIds: [job.id],
          };
    const answer = await people()[who].rest(method, `/api${path.replace('{id}', job.id)}`, body);
    expect(answer).toMatchObject({ status: who === 'guest' ? 401 : 403, body: { code } });
  });
});

test('a former administrator is refused immediately', async () => {
  const { admin } = await scenario(app).admin();
  await admin.graphql(QUERIES.jobs);
  await app.sql(`update users set role = 'job_seeker' where id = ?`, [admin.id]);
  await expect(admin.graphql(QUERIES.jobs)).toFailWith('FORBIDDEN');
});
