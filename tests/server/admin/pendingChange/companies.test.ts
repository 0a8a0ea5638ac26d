import { beforeAll, expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import {
  picture,
  profileOf,
  setCompanyLogo,
  updateCompany,
} from '#tests/server/company/profiles.ts';
import { appWithFiles, upload } from '#tests/server/file/uploadApp.ts';
import { updateJob } from '#tests/server/job/own/jobCalls.ts';
import { changeOfCompany, changeOfJob, decide, publicJob, withdraw } from './changes.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let employer: Employer;
let admin: Person;
let guest: Caller;

beforeAll(async () => {
  app = await appWithFiles();
  await app.settings({ autoApproveCompanies: false });
  guest = caller(app.url);
});

async function company() {
  ({ employer, admin } = await scenario(app).employer().admin());
  await app.sql('update companies set website = ? where id = ?', [
    'https://lotus.example',
    employer.company!.id,
  ]);
  return employer.company!.id;
}

const logo = async () => {
  const { body } = await upload(app, employer, 'company-logo', await picture(), {
    name: 'a.png',
  });
  return body.fileId;
};

test.each([
  ['name', 'Well Known Works'],
  ['website', 'https://elsewhere.example'],
])('a new %s of an approved company is published only after approval', async (name, value) => {
  await company();
  const job = await addJob(app, employer.company!.id);
  const before = await publicJob(guest, job.id);
  await updateCompany(employer, { [name]: value });
  expect(await publicJob(guest, job.id)).toEqual(before);
  const change = (await changeOfCompany(employer))!;
  expect(change.fields).toMatchObject([{ name, after: value }]);
  const { decidePendingChange: done } = await decide(admin, change.id, 'APPROVE');
  expect(done).toMatchObject({ job: null, company: { pendingChange: null } });
  expect(await publicJob(guest, job.id)).toMatchObject({ company: { [name]: value } });
});

test('new contact details, a new location and a text that asks for money are published only after approval', async () => {
  await company();
  const values = {
    phone: '+91 98765 43210',
    email: 'hr@elsewhere.example',
    address: '1 New Street',
    city: 'Delhi',
    description: 'We hire. Pay a registration fee first.',
  };
  await updateCompany(employer, { ...values, foundedYear: 1999 });
  const change = (await changeOfCompany(employer))!;
  expect(Object.fromEntries(change.fields.map(({ name, after }) => [name, after]))).toEqual(values);
  expect(change.riskSigns).toEqual(['FEE']);
  expect(await profileOf(employer)).toMatchObject({
    phone: null,
    company: { foundedYear: 1999, description: '' },
  });
  // The log contains neither numbers nor addresses.
  const log = JSON.stringify(await app.sql('select after from activity_log'));
  expect(log).toContain('Delhi');
  expect(log).not.toContain('98765');
  await decide(admin, change.id, 'REJECT', { adminNotes: 'Applicants never pay.' });
  expect(await changeOfCompany(employer)).toBeNull();
  expect((await app.mails(employer.email))[0]!.text).toContain('Applicants never pay.');
});

test('a new logo waits, and the public one stays until it is approved', async () => {
  await company();
  await app.settings({ autoApproveCompanies: true });
  const old = await logo();
  await setCompanyLogo(employer, old);
  await app.settings({ autoApproveCompanies: false });
  const [refused, wanted] = [await logo(), await logo()];
  const statusOf = async (id: string) => (await fetch(`${app.url}/uploads/logos/${id}`)).status;
  await setCompanyLogo(employer, refused);
  await setCompanyLogo(employer, wanted);
  expect((await profileOf(employer))!.company.logoUrl).toContain(old);
  expect(await Promise.all([old, refused, wanted].map(statusOf))).toEqual([200, 404, 200]);
  const change = (await changeOfCompany(employer))!;
  expect(change.fields).toEqual([
    { name: 'logo', before: `/uploads/logos/${old}`, after: `/uploads/logos/${wanted}` },
  ]);
  await decide(admin, change.id, 'APPROVE');
  expect((await profileOf(employer))!.company.logoUrl).toContain(wanted);
  expect(await Promise.all([old, wanted].map(statusOf))).toEqual([404, 200]);
});

test('a withdrawn logo is deleted, and the public one stays', async () => {
  await company();
  const wanted = await logo();
  await setCompanyLogo(employer, wanted);
  await withdraw(employer, (await changeOfCompany(employer))!.id);
  expect((await profileOf(employer))!.company.logoUrl).toBeNull();
  expect((await fetch(`${app.url}/uploads/logos/${wanted}`)).status).toBe(404);
});

test('if the site approves companies automatically, only changes that add a risk sign wait', async () => {
  await company();
  await app.settings({ autoApproveCompanies: true });
  await updateCompany(employer, { name: 'Lotus Works India' });
  expect(await changeOfCompany(employer)).toBeNull();
  expect(await profileOf(employer)).toMatchObject({ company: { name: 'Lotus Works India' } });
  await updateCompany(employer, { description: 'Call 98765 43210 to join.' });
  expect(await changeOfCompany(employer)).toMatchObject({ riskSigns: ['CONTACT'] });
  await app.settings({ autoApproveCompanies: false });
});

test('a link in a text waits unless it leads to the website of the company', async () => {
  await company();
  await app.settings({ autoApproveCompanies: true });
  const own = 'Apply on https://www.lotus.example/jobs.';
  await updateCompany(employer, { description: own });
  expect(await changeOfCompany(employer)).toBeNull();
  const job = await addJob(app, employer.company!.id);
  await updateJob(employer, job.id, { description: own });
  expect(await publicJob(guest, job.id)).toMatchObject({ description: own });
  await updateJob(employer, job.id, { benefits: 'See elsewhere.com/jobs' });
  expect(await changeOfJob(employer, job.id)).toMatchObject({ riskSigns: ['CONTACT'] });
  // After the website changes, a link to the old one leads away from the site.
  await updateCompany(employer, { website: 'https://lotus-works.example' });
  expect(await changeOfCompany(employer)).toMatchObject({ riskSigns: ['CONTACT'] });
  await app.settings({ autoApproveCompanies: false });
  // A website that waits is not the company's own yet.
  const website = 'https://lotus-jobs.example';
  const description = 'Apply on https://lotus-jobs.example/now.';
  await updateCompany(employer, { website, description });
  expect((await changeOfCompany(employer))!.fields.map(({ name }) => name).toSorted()).toEqual([
    'description',
    'website',
  ]);
});

test('administrators can list companies with a waiting change', async () => {
  const id = await company();
  await app.sql('delete from pending_changes');
  await updateCompany(employer, { name: 'Another' });
  const { admin: answer } = await admin.graphql<{
    admin: { companies: { nodes: { id: string; pendingChange: object }[] } };
  }>('{ admin { companies(changed: true) { nodes { id pendingChange { fields { after } } } } } }');
  expect(answer.companies.nodes).toEqual([
    { id, pendingChange: { fields: [{ after: 'Another' }] } },
  ]);
});

test('while a company is suspended, its applicants see no name, logo or place that nobody reviewed', async () => {
  const id = await company();
  const become = (status: string) =>
    admin.graphql<{ updateCompanyStatus: { company: { changedSinceApproval: string[] } } }>(
      `mutation($input: UpdateCompanyStatusInput!) { updateCompanyStatus(input: $input) {
        company { changedSinceApproval } } }`,
      { input: { id, status, adminNotes: 'We have questions.' } },
    );
  const { seeker } = await scenario(app).seeker();
  await apply(seeker, await addJob(app, id));
  const seen = async () => {
    const { viewer } = await seeker.graphql<{ viewer: { applications: { nodes: object[] } } }>(
      '{ viewer { applications { nodes { job { company { name logoUrl } } } } } }',
    );
    return viewer.applications.nodes;
  };
  const before = await seen();
  await updateCompany(employer, { foundedYear: 1999 });
  const { updateCompanyStatus: suspended } = await become('SUSPENDED');
  expect(suspended.company.changedSinceApproval).toEqual(['foundedYear']);
  // The site does not approve it by itself.
  await app.settings({ autoApproveCompanies: true });
  const name = 'Call 98765 43210, fee 500';
  await updateCompany(employer, { name, logo: await logo(), size: '11-50' });
  await app.settings({ autoApproveCompanies: false });
  expect(await seen()).toEqual(before);
  const change = (await changeOfCompany(employer))!;
  expect(change.fields.map((field) => field.name).toSorted()).toEqual(['logo', 'name']);
  const { admin: answer } = await admin.graphql<{ admin: { company: object } }>(
    'query($id: ID!) { admin { company(id: $id) { changedSinceApproval } } }',
    { id },
  );
  expect(answer.company).toEqual({ changedSinceApproval: ['foundedYear', 'size'] });
  const { updateCompanyStatus: reinstated } = await become('APPROVED');
  expect(reinstated.company.changedSinceApproval).toEqual([]);
  expect(await seen()).toEqual(before);
  await decide(admin, change.id, 'APPROVE');
  expect(await seen()).toMatchObject([{ job: { company: { name } } }]);
});
