import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob, addMember } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import { companiesFor, companyFor, jobFor, jobsFor } from './moderationCalls.ts';

let app: App;
let admin: Person;
let employer: Employer;

beforeEach(async () => {
  ({ app, admin } = await scenario().admin());
  await app.sql('delete from job_reports');
  await app.sql('delete from jobs');
  await app.sql('update users set company_id = null');
  await app.sql('delete from companies');
  ({ employer } = await scenario(app).employer({ company: { name: 'Lotus Works' } }));
});

const titles = (jobs: { nodes: { job: { title: string } }[] }) =>
  jobs.nodes.map((one) => one.job.title);

async function age(table: 'jobs' | 'companies', id: string, days: number) {
  await app.sql(`update ${table} set created_at = now() - make_interval(days => ?) where id = ?`, [
    days,
    id,
  ]);
}

describe('the list of jobs', () => {
  async function three() {
    const made: string[] = [];
    for (const [title, days] of [
      ['Old', 3],
      ['Middle', 2],
      ['New', 1],
    ] as const) {
      const { id } = await addJob(app, employer.company!.id, { title, adminStatus: 'pending' });
      await age('jobs', id, days);
      made.push(id);
    }
    return made;
  }

  test('shows pending jobs oldest first, all others newest first', async () => {
    const [, middle] = await three();
    expect(titles(await jobsFor(admin, { status: 'PENDING' }))).toEqual(['Old', 'Middle', 'New']);
    expect(titles(await jobsFor(admin))).toEqual(['New', 'Middle', 'Old']);
    await app.sql(`update jobs set admin_status = 'rejected' where id = ?`, [middle]);
    expect(titles(await jobsFor(admin, { status: 'REJECTED' }))).toEqual(['Middle']);
    expect(titles(await jobsFor(admin, { status: 'PENDING' }))).toEqual(['Old', 'New']);
  });

  test('is paged and numbered without losing or repeating a job', async () => {
    await three();
    const shown = [
      { status: 'PENDING' },
      {},
      { search: 'lotus' },
      { status: 'PENDING', search: 'lot' },
    ];
    for (const which of shown) {
      const whole = titles(await jobsFor(admin, which));
      expect(whole).toHaveLength(3);
      const walked: string[] = [];
      let after: string | null = null;
      do {
        const page = await jobsFor(admin, { ...which, first: 2, after });
        walked.push(...titles(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(walked).toEqual(whole);
      const second = await jobsFor(admin, { ...which, first: 2, page: 2 });
      expect(titles(second)).toEqual(whole.slice(2));
      expect(second).toMatchObject({ totalCount: 3, page: 2, limit: 2, totalPages: 2 });
      const beyond = await jobsFor(admin, { ...which, first: 2, page: 9 });
      expect(beyond).toMatchObject({ totalCount: 3, nodes: [], totalPages: 2 });
    }
    expect(await jobsFor(admin, { search: 'nothing like it' })).toMatchObject({
      totalCount: 0,
      nodes: [],
      totalPages: 1,
    });
  });

  test('is searched by title, location and company, and filtered by industry and status; pattern characters are literal', async () => {
    const { id } = await addJob(app, employer.company!.id, {
      title: '100% Remote',
      location: 'Goa',
    });
    const bank = await addCompany(app, { name: 'Peepal Bank' });
    const teller = await addJob(app, bank.id, { title: 'Teller' });
    await app.sql(`update jobs set industry = 'nbfc' where id = ?`, [teller.id]);
    const found = async (args: object) => titles(await jobsFor(admin, args));
    expect(await found({ search: 'remote' })).toEqual(['100% Remote']);
    expect(await found({ search: 'goa' })).toEqual(['100% Remote']);
    expect(await found({ search: 'peepal' })).toEqual(['Teller']);
    expect(await found({ search: '%' })).toEqual(['100% Remote']);
    expect(await found({ search: '_' })).toEqual([]);
    expect(await found({ search: '\\' })).toEqual([]);
    expect(await found({ industry: 'finance' })).toEqual(['Teller']);
    expect(await found({ industry: 'technology' })).toEqual(['100% Remote']);
    expect(await found({ industry: 'all', status: 'APPROVED' })).toHaveLength(2);
    await expect(jobsFor(admin, { industry: 'alchemy' })).toFailWith('BAD_USER_INPUT');
    await app.sql('update jobs set deleted_at = now() where id = ?', [id]);
    expect(await found({})).toEqual(['Teller']);
  });

  test('is limited to one company, whose name others contain', async () => {
    const mill = await addCompany(app, { name: 'Lotus Works Mill' });
    await addJob(app, mill.id, { title: 'Weaver', adminStatus: 'pending' });
    await addJob(app, mill.id, { title: 'Dyer' });
    const { id } = await addJob(app, employer.company!.id, { title: 'Tailor' });
    const companyId = employer.company!.id;
    const { totalCount, nodes } = await jobsFor(admin, { companyId });
    expect(nodes.map((job) => job.id)).toEqual([id]);
    expect(totalCount).toBe((await companyFor(admin, companyId))!.jobCount);
    expect(titles(await jobsFor(admin, { companyId: mill.id, status: 'PENDING' }))).toEqual([
      'Weaver',
    ]);
    expect(titles(await jobsFor(admin, { companyId: mill.id, search: 'dye' }))).toEqual(['Dyer']);
    expect(titles(await jobsFor(admin, { companyId: 'nobody' }))).toEqual([]);
  });

  test('a single job shows its text, its reports and its risk signs', async () => {
    const { seeker } = await scenario(app).seeker();
    const { id } = await addJob(app, employer.company!.id, { title: 'Data Entry' });
    await seeker.graphql(
      `mutation($id: ID!) { reportJob(input: { jobId: $id, reason: FEE }) { message } }`,
      { id },
    );
    await app.sql(`update jobs set description = 'Write to WhatsApp 98765 43210.' where id = ?`, [
      id,
    ]);
    const one = await jobFor(admin, id);
    expect(one).toMatchObject({
      reports: 1,
      typeWord: 'full-time',
      companyStatus: 'APPROVED',
      riskSigns: ['FEE', 'CONTACT', 'COMPANY'],
      job: { description: 'Write to WhatsApp 98765 43210.', standing: 'LIVE' },
    });
    await addJob(app, employer.company!.id, { title: 'data entry' });
    expect((await jobFor(admin, id))!.riskSigns).toContain('DUPLICATE');
  });
});

describe('the list of companies', () => {
  test('shows the owner and the number of jobs', async () => {
    await addJob(app, employer.company!.id);
    await addJob(app, employer.company!.id, { adminStatus: 'rejected' });
    const { id } = employer.company!;
    expect(await companyFor(admin, id)).toMatchObject({
      jobCount: 2,
      owner: { firstName: 'Asha', lastName: 'Rao', email: employer.email },
      company: { id, name: 'Lotus Works', description: '' },
    });
    const lonely = await addCompany(app, { name: 'Nobody Ltd' });
    expect((await companyFor(admin, lonely.id))!.owner).toBeNull();
  });

  test('shows the owner, not a colleague with an older account, wherever the owner works now', async () => {
    const { id } = employer.company!;
    const { colleague } = await scenario(app).employer({ as: 'colleague', company: null });
    await addMember(app, id, colleague.id, 'interviewer');
    await app.sql(`update users set created_at = now() - interval '1 year' where id = ?`, [
      colleague.id,
    ]);
    const owner = { email: employer.email };
    expect(await companyFor(admin, id)).toMatchObject({ owner });
    const other = await addCompany(app, { name: 'Peepal Bank' });
    await addMember(app, other.id, employer.id, 'recruiter');
    // If there are two owners, it is the one who joined first.
    await app.sql(`update company_members set role = 'owner' where user_id = ?`, [colleague.id]);
    expect(await companyFor(admin, id)).toMatchObject({ owner });
  });

  test('shows pending companies oldest first; names, websites and email addresses are searched', async () => {
    for (const [name, days] of [
      ['Old Mill', 3],
      ['New Mill', 1],
    ] as const) {
      const { id } = await addCompany(app, { name, status: 'pending' });
      await age('companies', id, days);
    }
    await app.sql(
      `update companies set website = 'https://mill.example' where name = 'Lotus Works'`,
    );
    const names = async (args: object) =>
      (await companiesFor(admin, args)).nodes.map(({ company }) => company.name);
    expect(await names({ status: 'PENDING' })).toEqual(['Old Mill', 'New Mill']);
    expect(await names({ search: 'mill' })).toEqual(['Lotus Works', 'New Mill', 'Old Mill']);
    expect(await names({ search: 'mill', page: 2, first: 2 })).toEqual(['Old Mill']);
  });
});

test('the lists of jobs and companies have the documented shape over REST', async () => {
  const { id } = await addJob(app, employer.company!.id, {
    type: 'intern',
    adminStatus: 'pending',
  });
  await app.sql(`update companies set size = 'employees_11_50', description = 'Weaves.'`);
  const jobs = await admin.rest(
    'GET',
    '/api/admin/jobs?status=pending&industry=technology&limit=5',
  );
  expect(jobs).toMatchObject({
    status: 200,
    body: {
      data: [{ id, title: 'Software Engineer', type: 'internship', adminStatus: 'pending' }],
      totalCount: 1,
      page: 1,
      limit: 5,
      totalPages: 1,
    },
  });
  const companies = await admin.rest('GET', '/api/admin/companies?search=lotus&page=x&limit=1000');
  expect(companies).toMatchObject({
    status: 200,
    body: {
      data: [
        { name: 'Lotus Works', description: 'Weaves.', size: 'small', adminStatus: 'approved' },
      ],
      page: 1,
      limit: 10,
    },
  });
  const one = await admin.rest('GET', `/api/admin/companies/${employer.company!.id}`);
  expect(one.body).toMatchObject({ id: employer.company!.id, name: 'Lotus Works', size: 'small' });
  expect((await admin.rest('GET', `/api/admin/jobs/${id}`)).body).toMatchObject({
    id,
    title: 'Software Engineer',
    type: 'internship',
  });
  expect((await admin.rest('GET', '/api/admin/jobs?status=eaten')).status).toBe(400);
  expect((await admin.rest('GET', '/api/admin/auth/permissions')).body).toEqual({
    canBulkUpload: true,
    canManageUsers: true,
    canManageCompanies: true,
    canManageJobs: true,
    canViewAnalytics: true,
    canAccessSettings: true,
  });
});

test('a list takes one statement, with any length and fields', async () => {
  for (let at = 0; at < 12; at += 1) {
    const company = await addCompany(app, { name: `Mill ${at}` });
    await addJob(app, company.id, { title: `Job ${at}` });
  }
  const nothing = await countStatements(() =>
    admin.graphql('{ admin { permissions { canManageJobs } } }'),
  );
  for (const first of [1, 10]) {
    expect(await countStatements(() => jobsFor(admin, { first }))).toBe(nothing + 1);
    expect(await countStatements(() => companiesFor(admin, { first }))).toBe(nothing + 1);
  }
});
