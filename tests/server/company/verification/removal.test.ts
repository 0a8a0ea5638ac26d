import { beforeAll, beforeEach, expect, test } from 'vitest';
import { updateCompany } from '#tests/server/company/profiles.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { changeOfCompany, decide } from '#tests/server/admin/pendingChange/changes.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import {
  CIN,
  decideOn,
  publicVerification,
  sendLink,
  tokenIn,
  openWorkEmailLink,
  verificationsOf,
  verifyDomain,
  waiting,
  WEBSITE,
} from './verifications.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let guest: Caller;
let employer: Employer;
let admin: Person;
let slug: string;
let email: string;
let count = 0;

beforeAll(async () => {
  app = await appWithFiles();
  guest = caller(app.url);
});

beforeEach(async () => {
  await app.settings({ autoApproveCompanies: false });
  ({ employer, admin } = await scenario(app).employer().admin());
  email = `hr${(count += 1)}@lotus.example`;
  const [row] = await app.sql<{ slug: string }>(
    'update companies set website = ? where id = ? returning slug',
    [WEBSITE, employer.company!.id],
  );
  slug = row!.slug;
  await verifyDomain(app, employer, email);
  const { id } = await waiting(app, employer);
  await decideOn(admin, id, 'CONFIRM');
});

const facts = () => publicVerification(guest, slug);

async function approveChange() {
  const change = (await changeOfCompany(employer))!;
  await decide(admin, change.id, 'APPROVE');
}

const lastNotice = async () => {
  const [row] = await app.sql<{ data: object }>(
    'select data from notifications where user_id = ? order by created_at desc, id desc limit 1',
    [employer.id],
  );
  return row!.data;
};

test('a new name removes the verifications once it is approved, and not what waits for review', async () => {
  const cin = await waiting(app, employer, 'CIN', CIN);
  await updateCompany(employer, { name: 'Tata Consultancy Services' });
  expect(await facts()).toMatchObject({ domain: 'lotus.example' });
  await approveChange();
  expect(await facts()).toBeNull();
  expect(await verificationsOf(employer)).toMatchObject([
    { kind: 'DOMAIN', status: 'REMOVED', removalReason: 'NAME' },
    { kind: 'GSTIN', status: 'REMOVED', removalReason: 'NAME' },
    { kind: 'CIN', status: 'PENDING', removalReason: null },
  ]);
  await decideOn(admin, cin.id, 'REJECT', { note: 'It names another company.' });
});

test('a new website removes only the domain', async () => {
  await updateCompany(employer, { website: 'https://elsewhere.example' });
  await approveChange();
  expect(await facts()).toMatchObject({
    domain: null,
    domainVerifiedAt: null,
    gstinVerifiedAt: expect.any(String) as string,
  });
});

test('another page of the same website removes nothing', async () => {
  await updateCompany(employer, { website: 'https://lotus.example/careers' });
  await approveChange();
  expect(await facts()).toMatchObject({ domain: 'lotus.example' });
});

test('with automatic approval a change removes the verifications at once, and the employer is notified', async () => {
  await app.settings({ autoApproveCompanies: true });
  await sendLink(employer, `new.${email}`);
  await updateCompany(employer, { name: 'Another Company' });
  expect(await facts()).toBeNull();
  expect(await lastNotice()).toMatchObject({ status: 'verificationRemoved', reason: 'name' });
  // An earlier link does not restore it, and nothing waits for it.
  expect((await verificationsOf(employer)).map(({ status }) => status)).not.toContain('PENDING');
  expect(await openWorkEmailLink(guest, await tokenIn(app, `new.${email}`))).toBeNull();
});

test('a list of jobs shows verified companies with the same number of statements, however long it is', async () => {
  const list = () =>
    guest.graphql<{ jobs: { nodes: { company: { verification: object | null } }[] } }>(
      '{ jobs(first: 50) { nodes { id company { name verification { domain gstinVerifiedAt } } } } }',
    );
  const without = () => guest.graphql('{ jobs(first: 50) { nodes { id company { name } } } }');
  await addJob(app, employer.company!.id);
  const one = await countStatements(list);
  for (let added = 0; added < 5; added += 1) {
    const world = await scenario(app).employer();
    await addJob(app, world.employer.company!.id);
  }
  expect(await countStatements(list)).toBe(one);
  expect(await countStatements(without)).toBe(one);
  const { jobs } = await list();
  const badges = jobs.nodes.map(({ company }) => company.verification !== null);
  expect(badges.filter(Boolean).length).toBeGreaterThan(0);
  expect(badges.filter((is) => !is).length).toBeGreaterThan(0);
});

test('administrators see the verifications that wait for them, not those that wait for a link to be opened', async () => {
  const world = await scenario(app).employer();
  await waiting(app, world.employer);
  await sendLink(employer, `new.${email}`);
  const { admin: found } = await admin.graphql<{
    admin: { companies: { totalCount: number; nodes: { id: string }[] } };
  }>('{ admin { companies(verificationWaiting: true, first: 10) { totalCount nodes { id } } } }');
  expect(found.companies).toMatchObject({
    totalCount: 1,
    nodes: [{ id: world.employer.company!.id }],
  });
});
