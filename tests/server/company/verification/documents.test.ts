import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { picture } from '#tests/server/company/profiles.ts';
import { appWithFiles, upload } from '#tests/server/file/uploadApp.ts';
import { moveToAnotherCompany } from '#tests/server/team/teamWorld.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import {
  certificate,
  CIN,
  decideOn,
  GSTIN,
  publicVerification,
  request,
  verificationsOf,
  waiting,
} from './verifications.ts';

let app: Awaited<ReturnType<typeof appWithFiles>>;
let guest: Caller;
let employer: Employer;
let other: Employer;
let admin: Person;

beforeAll(async () => {
  app = await appWithFiles();
  guest = caller(app.url);
});

beforeEach(async () => {
  ({ employer, other, admin } = await scenario(app).employer().employer({ as: 'other' }).admin());
});

const shown = async () => {
  const [row] = await app.sql<{ slug: string }>('select slug from companies where id = ?', [
    employer.company!.id,
  ]);
  return publicVerification(guest, row!.slug);
};

const open = async (url: string) => (await fetch(`${app.url}${url}`)).status;

describe('company.verification.document', () => {
  test('an administrator compares the certificate and confirms; the number stays private', async () => {
    const entry = await waiting(app, employer);
    expect(entry).toMatchObject({ value: GSTIN, document: { name: 'certificate.pdf' } });
    const { decideVerification: done } = await decideOn(admin, entry.id, 'CONFIRM', {
      companyName: employer.company!.name,
    });
    expect(done.company.verifications).toMatchObject([{ kind: 'GSTIN', status: 'VERIFIED' }]);
    const facts = await shown();
    expect(facts).toMatchObject({ domain: null, gstinVerifiedAt: expect.any(String) as string });
    expect(JSON.stringify(facts)).not.toContain(GSTIN);
    const log = await app.sql<{ action: string }>(
      "select action from activity_log where action like 'company.%Verification' order by id",
    );
    expect(log.map(({ action }) => action)).toEqual([
      'company.requestVerification',
      'company.confirmVerification',
    ]);
  });

  test('a rejection shows the employer its reason, and another certificate can be sent', async () => {
    const entry = await waiting(app, employer, 'CIN', CIN);
    await expect(decideOn(admin, entry.id, 'REJECT')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'note' }] },
    });
    await decideOn(admin, entry.id, 'REJECT', { note: 'The scan is unreadable.' });
    expect(await verificationsOf(employer)).toMatchObject([
      { kind: 'CIN', status: 'REJECTED', note: 'The scan is unreadable.', document: null },
    ]);
    expect(await shown()).toBeNull();
    await waiting(app, employer, 'CIN', CIN);
    expect(await verificationsOf(employer)).toMatchObject([{ kind: 'CIN', status: 'PENDING' }]);
  });

  test('a newer request waits next to a verified one, and replaces it once confirmed', async () => {
    const first = await waiting(app, employer);
    await decideOn(admin, first.id, 'CONFIRM');
    app.clock.forward({ minutes: 1 });
    const second = await waiting(app, employer, 'GSTIN', '29AAGCB7383J1Z4');
    expect(await verificationsOf(employer)).toMatchObject([
      { id: first.id, status: 'VERIFIED' },
      { id: second.id, status: 'PENDING' },
    ]);
    await decideOn(admin, second.id, 'CONFIRM');
    expect(await verificationsOf(employer)).toMatchObject([{ id: second.id, status: 'VERIFIED' }]);
  });

  test('an administrator can remove a verification', async () => {
    const entry = await waiting(app, employer);
    await decideOn(admin, entry.id, 'CONFIRM');
    await decideOn(admin, entry.id, 'REMOVE', { note: 'The certificate was forged.' });
    expect(await shown()).toBeNull();
    expect(await verificationsOf(employer)).toMatchObject([
      { status: 'REMOVED', removalReason: 'ADMINISTRATOR', note: 'The certificate was forged.' },
    ]);
  });

  test('a decision on an outdated name, or a second decision, is a conflict', async () => {
    const entry = await waiting(app, employer);
    const stale = decideOn(admin, entry.id, 'CONFIRM', { companyName: 'An Older Name' });
    await expect(stale).rejects.toFailWith('CONFLICT');
    await decideOn(admin, entry.id, 'CONFIRM');
    await expect(decideOn(admin, entry.id, 'CONFIRM')).rejects.toFailWith('CONFLICT');
    await expect(decideOn(employer, entry.id, 'REMOVE', { note: 'x' })).rejects.toFailWith(
      'FORBIDDEN',
    );
  });

  test.each([
    ['GSTIN', CIN, 'number'],
    ['GSTIN', '27AAPFU0939F1ZW', 'number'],
    ['CIN', GSTIN, 'number'],
  ])('as a %s, %s is refused', async (kind, number, field) => {
    const documentId = await certificate(app, employer);
    await expect(request(employer, { kind, number, documentId })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field }] },
    });
  });

  test('a scan with both numbers is kept as long as one of them needs it', async () => {
    const documentId = await certificate(app, employer);
    const send = (kind: string, number: string) => request(employer, { kind, number, documentId });
    const isKept = async () =>
      (await app.sql('select 1 from files where id = ? and deleted_at is null', [documentId])).length > 0; // oxfmt-ignore
    const reject = async (wanted: string) => {
      const { id } = (await verificationsOf(employer)).find(({ kind }) => kind === wanted)!;
      await decideOn(admin, id, 'REJECT', { note: 'The scan is unreadable.' });
    };
    await send('CIN', CIN);
    await send('CIN', CIN);
    expect(await isKept()).toBe(true);
    await send('GSTIN', GSTIN);
    await reject('CIN');
    expect(await isKept()).toBe(true);
    await reject('GSTIN');
    expect(await isKept()).toBe(false);
  });

  test('the certificate must be an upload of the employer', async () => {
    const documentId = await certificate(app, other);
    const asked = request(employer, { kind: 'GSTIN', number: GSTIN, documentId });
    await expect(asked).rejects.toMatchObject({
      extensions: { rule: 'company.verification.document' },
    });
  });
});

test.each([
  ['paper.png', 201],
  ['paper.jpg', 400],
  ['paper.docx', 400],
])('an image named %s returns %s', async (name, status) => {
  const answer = await upload(app, employer, 'company-document', await picture(), { name });
  expect(answer.status).toBe(status);
});

describe('company.verification.reader', () => {
  test('only administrators and the company can open the certificate', async () => {
    const entry = await waiting(app, employer);
    const { admin: seenBy } = await admin.graphql<{
      admin: { company: { verifications: { document: { url: string } }[] } };
    }>(`query($id: ID!) { admin { company(id: $id) { verifications { document { url } } } } }`, {
      id: employer.company!.id,
    });
    const url = seenBy.company.verifications[0]!.document.url;
    expect(await open(url)).toBe(200);
    expect(await open(entry.document!.url)).toBe(200);
    expect(await open(url.replace('verification=', 'verification=0'))).toBe(404);
    expect(await open(url.split('?')[0]!)).toBe(404);
    // An old link does not work for a person who has left the company, even as an owner of another one.
    await moveToAnotherCompany(app, employer);
    expect(await open(entry.document!.url)).toBe(404);
    app.clock.forward({ minutes: 6 });
    expect(await open(url)).toBe(404);
  });

  test('deleting the account that sent certificates deletes them too', async () => {
    const entry = await waiting(app, employer);
    const verified = await waiting(app, employer, 'CIN', CIN);
    await decideOn(admin, verified.id, 'CONFIRM');
    await employer.graphql(
      'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { __typename } }',
      { input: { password: employer.password, confirmation: 'DELETE' } },
    );
    const rows = await app.sql(
      'select kind, status, file_id, submitted_by from company_verifications where company_id = ? order by kind',
      [employer.company!.id],
    );
    expect(rows).toEqual([
      { kind: 'cin', status: 'verified', file_id: null, submitted_by: null },
      { kind: 'gstin', status: 'removed', file_id: null, submitted_by: null },
    ]);
    expect(await open(entry.document!.url)).toBe(404);
  });
});
