import { beforeAll, beforeEach, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  confirm,
  publicVerification,
  openWorkEmailLink,
  sendLink,
  tokenIn,
  verificationsOf,
  WEBSITE,
} from './verifications.ts';

let app: App;
let guest: Caller;
let employer: Employer;
let slug: string;
let email: string;
let count = 0;

beforeAll(async () => {
  app = await theApp();
  guest = caller(app.url);
});

beforeEach(async () => {
  ({ employer } = await scenario(app).employer());
  email = `hr${(count += 1)}@lotus.example`;
  const [row] = await app.sql<{ slug: string }>(
    'update companies set website = ? where id = ? returning slug',
    [WEBSITE, employer.company!.id],
  );
  slug = row!.slug;
});

test('a reader of the work email confirms the domain, and the result is public', async () => {
  await sendLink(employer, email);
  expect(await verificationsOf(employer)).toMatchObject([
    { kind: 'DOMAIN', status: 'PENDING', value: 'lotus.example', email },
  ]);
  const token = await tokenIn(app, email);
  const proven = { companyName: employer.company!.name, domain: 'lotus.example', email };
  // An email scanner that opens the page confirms nothing.
  expect(await openWorkEmailLink(guest, token)).toEqual(proven);
  expect(await publicVerification(guest, slug)).toBeNull();
  expect((await confirm(guest, token)).confirmWorkEmail.workEmail).toEqual(proven);
  expect(await publicVerification(guest, slug)).toMatchObject({
    domain: 'lotus.example',
    domainVerifiedAt: expect.any(String) as string,
    gstinVerifiedAt: null,
  });
  expect(await verificationsOf(employer)).toMatchObject([{ status: 'VERIFIED' }]);
  const [notice] = await app.sql<{ data: object }>(
    'select data from notifications where user_id = ? order by created_at desc limit 1',
    [employer.id],
  );
  expect(notice!.data).toMatchObject({ status: 'verified', proof: 'domain' });
});

test('the email of a company that no one has reviewed names the website instead of the company', async () => {
  await app.sql(`update companies set admin_status = 'pending', name = ? where id = ?`, [
    'You won Rs 5 lakh',
    employer.company!.id,
  ]);
  await sendLink(employer, email);
  const [mail] = await app.mails(email);
  expect(mail!.subject).toContain('lotus.example');
  expect(mail!.subject + mail!.text).not.toContain('5 lakh');
});

test('the link works once, ends all others, and works for a day', async () => {
  await sendLink(employer, email);
  await sendLink(employer, `other.${email}`);
  const token = await tokenIn(app, email);
  await confirm(guest, token);
  expect(await openWorkEmailLink(guest, await tokenIn(app, `other.${email}`))).toBeNull();
  expect(await openWorkEmailLink(guest, token)).toBeNull();
  await expect(confirm(guest, token)).rejects.toFailWith('BAD_USER_INPUT');
  await sendLink(employer, `again.${email}`);
  const late = await tokenIn(app, `again.${email}`);
  app.clock.forward({ hours: 25 });
  expect(await openWorkEmailLink(guest, late)).toBeNull();
  await expect(confirm(guest, late)).rejects.toFailWith('BAD_USER_INPUT');
});

test.each(['boss@gmail.com', 'hr@elsewhere.example', 'no address'])(
  '%s proves nothing and is refused at its field',
  async (wrong) => {
    await expect(sendLink(employer, wrong)).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'email' }] },
    });
    expect(await verificationsOf(employer)).toEqual([]);
  },
);

test('a company can send three emails an hour, and an address gets five a day from all companies', async () => {
  for (let sent = 0; sent < 3; sent += 1) await sendLink(employer, email);
  await expect(sendLink(employer, `other.${email}`)).rejects.toFailWith('RATE_LIMITED');
  app.clock.forward({ minutes: 61 });
  await sendLink(employer, email);
  await sendLink(employer, email);
  await expect(sendLink(employer, email)).rejects.toFailWith('RATE_LIMITED');
  await sendLink(employer, `other.${email}`);
  const { another } = await scenario(app).employer({ as: 'another' });
  await app.sql('update companies set website = ? where id = ?', [WEBSITE, another.company!.id]);
  await expect(sendLink(another, email)).rejects.toFailWith('RATE_LIMITED');
  await sendLink(another, `other.${email}`);
});

test('a link for the old website proves nothing for the new one', async () => {
  await sendLink(employer, email);
  const token = await tokenIn(app, email);
  await app.sql('update companies set website = ? where id = ?', [
    'https://elsewhere.example',
    employer.company!.id,
  ]);
  expect(await openWorkEmailLink(guest, token)).toBeNull();
  await expect(confirm(guest, token)).rejects.toFailWith('BAD_USER_INPUT');
});

test('a suspended company cannot send links and shows no badge until it is approved again', async () => {
  await sendLink(employer, email);
  await confirm(guest, await tokenIn(app, email));
  const set = (status: string) =>
    app.sql('update companies set admin_status = ? where id = ?', [status, employer.company!.id]);
  await set('suspended');
  await expect(sendLink(employer, email)).rejects.toFailWith('RULE_VIOLATION');
  expect(await publicVerification(guest, slug)).toBeNull();
  await set('approved');
  expect(await publicVerification(guest, slug)).toMatchObject({ domain: 'lotus.example' });
});
