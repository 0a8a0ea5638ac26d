import type { PageLine } from '#client/lib/page.ts';
import { pageLines } from '#client/router.tsx';
import { invitationPath } from '#server/modules/interview/schedule/invitationLink.service.ts';
import type { App } from '#tests/support/app.ts';

export interface Address {
  line: PageLine;
  /** A path for the entry, with a subject of the demo market if it has a parameter. */
  path: string;
}

const COMPANIES = `companies where admin_status = 'approved'`;
const LIVE_JOBS = `jobs where status = 'active' and admin_status = 'approved'
  and (application_deadline is null or application_deadline > now())
  and company_id in (select id from ${COMPANIES})`;

const DEMO_EMPLOYERS = `(select company_id from users where email = 'employer@demo.kaamyab.example')`;

const DEMO_APPLICATIONS = `applications where seeker_id =
  (select id from users where email = 'seeker@demo.kaamyab.example')`;

/** Where the parameters of an entry come from. An entry with parameters that is missing here fails every test. */
const SAMPLES: Record<string, (app: App) => Promise<string>> = {
  '/job-details/:jobId': async (app) => `/job-details/${await first(app, 'id', LIVE_JOBS)}`,
  '/companies/:slug': async (app) => `/companies/${await first(app, 'slug', COMPANIES)}`,
  '/blog/:slug': async (app) => `/blog/${await first(app, 'slug', 'posts')}`,
  '/admin/users/:userId': async (app) =>
    `/admin/users/${await first(app, 'id', `users where role = 'job_seeker'`)}`,
  '/admin/companies/:companyId': async (app) =>
    `/admin/companies/${await first(app, 'id', COMPANIES)}`,
  '/admin/jobs/:jobId': async (app) => `/admin/jobs/${await first(app, 'id', LIVE_JOBS)}`,
  '/admin/analytics/dashboards/:dashboardId': async (app) =>
    `/admin/analytics/dashboards/${await aDashboard(app)}`,
  '/salaries/:title': async () => '/salaries/accountant',
  '/salaries/:title/:place': async () => '/salaries/accountant/pune-maharashtra',
  '/manage-applications/:applicationId': async (app) =>
    `/manage-applications/${await first(app, 'id', `applications where company_id = ${DEMO_EMPLOYERS}`)}`,
  '/matching-candidates/:jobId': async (app) =>
    `/matching-candidates/${await first(app, 'id', `${LIVE_JOBS} and company_id = ${DEMO_EMPLOYERS}`)}`,
  '/manage-jobs/:id/performance': async (app) =>
    `/manage-jobs/${await first(app, 'id', `${LIVE_JOBS} and company_id = ${DEMO_EMPLOYERS}`)}/performance`,
  '/my-applications/:id': async (app) =>
    `/my-applications/${await first(app, 'id', DEMO_APPLICATIONS)}`,
  '/messages/:id': async (app) => `/messages/${await first(app, 'id', DEMO_APPLICATIONS)}`,
  '/interviews/:token': async (app) => {
    const interview = `interviews where status = 'proposed'`;
    const id = await first(app, 'id', interview);
    return invitationPath(app.services, { id, seekerId: await first(app, 'seeker_id', interview) });
  },
  '*': async () => '/no/such/page',
};

/** Every entry of the page list, so that a new page is tested automatically. */
export function addressesOf(app: App): Promise<Address[]> {
  return Promise.all(pageLines(true).map((line) => addressOf(app, line)));
}

export async function addressOf(app: App, line: PageLine): Promise<Address> {
  const sample = SAMPLES[line.path];
  if (sample) return { line, path: await sample(app) };
  if (/[:*]/.test(line.path))
    throw new Error(`Say in ${import.meta.filename} what ${line.path} may look like`);
  return { line, path: line.path };
}

async function first(app: App, column: string, table: string): Promise<string> {
  const [row] = await app.sql<{ value: string }>(
    `select ${column} as value from ${table} order by id limit 1`,
  );
  if (!row) throw new Error(`The demo market has no ${table}`);
  return row.value;
}

/** The demo market has no dashboard, so an administrator shares an empty one. */
async function aDashboard(app: App): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into analytics_dashboards (id, owner_id, name, is_shared, created_at, updated_at)
     select id, id, 'Monday morning', true, now(), now() from users where role = 'admin'
     order by id limit 1 on conflict (id) do update set is_shared = true returning id`,
  );
  return row!.id;
}
