import { beforeAll, describe, expect, test } from 'vitest';
import { addJob, addMember } from '#tests/support/rows.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { decide } from '#tests/server/admin/moderation/moderationCalls.ts';
import { createKey, keysOf, rotate } from '#tests/server/account/apiKey/keyWorld.ts';
import { apply, applicationsOf } from '#tests/server/application/applicationCalls.ts';
import {
  addNote,
  endUndoWindow,
  updateStatus,
  changeMany,
  seenBy,
  undo,
  view,
} from '#tests/server/application/status/statusWorld.ts';
import { withdraw } from '#tests/server/application/own/ownCalls.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles, upload, uploadedResume } from '#tests/server/file/uploadApp.ts';
import { updateCompany } from './profiles.ts';

const RULE = 'company.active.required';
const KEY = { scopes: ['JOBS_READ', 'APPLICATIONS_READ'] };

let app: Awaited<ReturnType<typeof appWithFiles>>;
let employer: Employer;
let seeker: Person;
let job: { id: string };
let application: string;
let batchId: string;
let resume: string;
let token: string;

const become = (status: string) =>
  app.sql('update companies set admin_status = ? where id = ?', [status, employer.company!.id]);

const links = (who: Person, id: string) =>
  who.graphql<{ node: { resume: { url: string } } }>(
    'query($id: ID!) { node(id: $id) { ... on Application { resume { url } } } }',
    { id },
  );

beforeAll(async () => {
  app = await appWithFiles();
  ({ employer, seeker } = await scenario(app).employer().seeker({ firstName: 'Asha' }));
  job = await addJob(app, employer.company!.id, { title: 'Staff Nurse' });
  const { fileId } = await uploadedResume(app, seeker);
  application = (await apply(seeker, job, { resume: fileId })).id;
  ({ batchId } = (await changeMany(employer, [application], 'REVIEWED')) as { batchId: string });
  resume = (await links(employer, application)).node.resume.url;
  ({ token } = await createKey(employer, KEY));
  await app.sql('update companies set approved_at = created_at');
});

const RECENT = '{ viewer { dashboard { activity { kind personName } } } }';
const MAILS = '{ viewer { statusMails { status subject } } }';
const COUNTS = '{ viewer { applicationCounts { total } } }';
const STATUS_MAIL = `mutation { saveStatusMail(input: { status: HIRED, subject: "Yes", body: "Welcome" }) {
  statusMail { status } } }`;
const WEBHOOK = `mutation { createWebhook(input: { url: "https://hooks.example/", events: [JOB_CREATED] }) {
  viewer { id } } }`;

/** Everything that acts on other people or passes data on. */
const CLOSED: Record<string, () => Promise<unknown>> = {
  'listing applications': () => applicationsOf(employer),
  'counting applications': () => employer.graphql(COUNTS),
  'opening an application': () => seenBy(employer, application),
  'marking an application as viewed': () => view(employer, application),
  'updating an application': () => updateStatus(employer, application, 'SHORTLISTED'),
  'updating many applications': () => changeMany(employer, [application], 'REJECTED'),
  'undoing a batch': () => undo(employer, batchId),
  'writing a note': () => addNote(employer, application, 'Good hands'),
  'reading the status emails': () => employer.graphql(MAILS),
  'changing the status emails': () => employer.graphql(STATUS_MAIL),
  'creating an API key': () => createKey(employer, KEY),
  'rotating an API key': async () => rotate(employer, (await keysOf(employer))[0]!.id),
  'creating a webhook': () => employer.graphql(WEBHOOK),
};

const CLOSING: Record<string, () => Promise<unknown>> = {
  'is rejected': () => become('rejected'),
  'is suspended': () => become('suspended'),
  'waits for approval again after a rejection': async () => {
    await become('rejected');
    expect(await updateCompany(employer, { foundedYear: 1999 })).toMatchObject({
      adminStatus: 'PENDING',
    });
  },
};

describe.each(Object.entries(CLOSING))('a company that %s', (_, close) => {
  beforeAll(close);

  test.each(Object.entries(CLOSED))('is refused, with the reason, when %s', async (_, ask) => {
    const before = await app.sql('select status, moved_to from applications');
    await expect(ask()).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Your company (is suspended|was not approved), so you cannot use applic/,
      ),
      extensions: { code: 'RULE_VIOLATION', rule: RULE },
    });
    expect(await app.sql('select status, moved_to from applications')).toEqual(before);
  });

  test('gets no applications or files over REST either', async () => {
    for (const path of ['/api/applications/export', '/api/applications']) {
      const { status: code, body } = await employer.rest('GET', path);
      expect([path, code, JSON.stringify(body).includes('Asha')]).toEqual([path, 422, false]);
    }
  });

  test('cannot upload files to send, or proofs', async () => {
    for (const path of ['file', 'company-document']) {
      const { status, body } = await upload(app, employer, path, pdf());
      expect([path, status, body]).toMatchObject([path, 422, { rule: RULE }]);
    }
  });

  test('cannot open a resume with a link it got before', async () => {
    expect((await fetch(new URL(resume, app.url))).status).toBe(404);
  });

  test('has keys that do not work', async () => {
    const key = caller(app.url, { authorization: `Bearer ${token}` });
    await expect(key.graphql('{ viewer { id } }')).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('sees no names of applicants', async () => {
    const { viewer } = await employer.graphql<{
      viewer: { notifications: { nodes: { body: string }[] } };
    }>('{ viewer { notifications(first: 20) { nodes { title body } } } }');
    expect(viewer.notifications.nodes).toContainEqual(
      expect.objectContaining({ body: 'Someone has applied for Staff Nurse.' }),
    );
    expect(JSON.stringify(viewer)).not.toContain('Asha');
    expect(JSON.stringify(await employer.graphql(RECENT))).not.toContain('Asha');
  });

  test('keeps its decisions, and the seeker keeps the application', async () => {
    expect(await seenBy(seeker, application)).toMatchObject({ id: application });
    const url = (await links(seeker, application)).node.resume.url;
    expect((await fetch(new URL(url, app.url))).status).toBe(200);
  });

  test('can still read and change its own profile and jobs', async () => {
    const own = '{ viewer { companyProfile { id adminStatus } jobs(first: 5) { nodes { id } } } }';
    await expect(employer.graphql(own)).resolves.toBeTruthy();
  });
});

test('a company that is approved again has everything back', async () => {
  await become('approved');
  expect(await seenBy(employer, application)).toMatchObject({ status: 'REVIEWED' });
  expect((await fetch(new URL(resume, app.url))).status).toBe(200);
  const key = caller(app.url, { authorization: `Bearer ${token}` });
  await expect(key.graphql('{ viewer { id } }')).resolves.toBeTruthy();
});

test('an email that names an applicant and has not left yet is dropped with the suspension', async () => {
  const { admin, other, rahul } = await scenario(app).admin().employer({ as: 'other' }).seeker({ as: 'rahul', firstName: 'Rahul' }); // oxfmt-ignore
  await addMember(app, other.company!.id, employer.id, 'owner');
  await apply(rahul, await addJob(app, other.company!.id, { title: 'Cook' }));
  await app.sql('update users set company_id = ? where id = ?', [
    employer.company!.id,
    employer.id,
  ]);
  const titles = async () =>
    (await app.mails(employer.email)).flatMap(
      ({ text }) => /has applied for (Cook|Staff Nurse)/.exec(text)?.[1] ?? [],
    );
  await app.sql('update outbox set sent_at = null');
  expect(await titles()).toEqual(['Cook', 'Staff Nurse']);
  await decide(admin, 'company', employer.company!.id, 'suspended');
  // The other company that they work for is still open.
  expect(await titles()).toEqual(['Cook']);
  expect(await app.mails(employer.email)).not.toEqual([]);
  // A withdrawal during the suspension sends no email either.
  await withdraw(seeker, application);
  await endUndoWindow(app);
  expect(await app.sql(`select 1 from outbox where kind = 'application_withdrawn'`)).toEqual([]);
  const bell = `select 1 from notifications where kind = 'application_withdrawn'`;
  expect(await app.sql(bell)).toHaveLength(1);
});

test('someone who works for another company sees no names of applicants either', async () => {
  const { third } = await scenario(app).employer({ as: 'third' });
  await addMember(app, third.company!.id, employer.id, 'recruiter');
  const bell = JSON.stringify(
    await employer.graphql('{ viewer { notifications(first: 20) { nodes { title body } } } }'),
  );
  expect(bell).toContain('Someone has applied for Staff Nurse.');
  expect(bell).not.toContain('Asha');
});
