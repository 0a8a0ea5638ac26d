import { beforeEach, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import {
  applicants,
  statusMailsTo,
  endUndoWindow,
  updateStatus,
  changeMany,
  setStatus,
} from './statusWorld.ts';

interface Mail {
  status: string;
  subject: string;
  body: string;
  isOwn: boolean;
}

const MAIL = 'status subject body isOwn';
const SAVE = `mutation($input: SaveStatusMailInput!) { saveStatusMail(input: $input) { statusMail { ${MAIL} } } }`;
const RESET = `mutation($input: ResetStatusMailInput!) { resetStatusMail(input: $input) { statusMail { ${MAIL} } } }`;

const save = async (who: Caller, input: object) =>
  (await who.graphql<{ saveStatusMail: { statusMail: Mail } }>(SAVE, { input })).saveStatusMail
    .statusMail;

async function mailsOf(who: Caller): Promise<Mail[]> {
  const { viewer } = await who.graphql<{ viewer: { statusMails: Mail[] } }>(
    `{ viewer { statusMails { ${MAIL} } } }`,
  );
  return viewer.statusMails;
}

let app: App;
let employer: Employer;

beforeEach(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
});

const WORDS = {
  status: 'REJECTED',
  subject: 'About {job}',
  body: 'Dear {name},\n\nthank you.\nWe wish you luck.\n\nYour {company}',
};

describe("a company's status emails", () => {
  test('start with the default text, placeholders included', async () => {
    const mails = await mailsOf(employer);
    expect(mails.map(({ status }) => status)).toEqual([
      'REVIEWED',
      'SHORTLISTED',
      'REJECTED',
      'HIRED',
    ]);
    for (const { subject, body, isOwn } of mails) {
      expect(isOwn).toBe(false);
      expect(subject).toContain('{job}');
      expect(body).toContain('{company}');
    }
  });

  test('are sent to applicants with the placeholders filled in once', async () => {
    expect(await save(employer, WORDS)).toEqual({ ...WORDS, isOwn: true });
    const { seeker, id } = (await applicants(app, employer, 1))[0]!;
    await app.sql(`update applications set name = 'Asha {job} <b>' where id = ?`, [id]);
    await updateStatus(employer, id, 'REJECTED');
    const [mail] = await statusMailsTo(app, seeker);
    expect(mail?.subject).toBe('About Staff Nurse');
    expect(mail?.text).toContain('Dear Asha {job} <b>,\n\nthank you.');
    expect(mail?.text).toContain('Your Lotus Works');
    expect(mail?.html).toContain('Dear Asha {job} &#60;b&#62;,');
  });

  test('are used for bulk changes too, and for no other company', async () => {
    await save(employer, WORDS);
    const { other } = await scenario(app).employer({ as: 'other' });
    const cases = await applicants(app, employer, 2);
    const [theirs] = await applicants(app, other, 1);
    await changeMany(
      employer,
      cases.map(({ id }) => id),
      'REJECTED',
    );
    await changeMany(other, [theirs!.id], 'REJECTED');
    await endUndoWindow(app);
    for (const { seeker } of cases) {
      expect((await statusMailsTo(app, seeker))[0]?.subject).toBe('About Staff Nurse');
    }
    expect((await statusMailsTo(app, theirs!.seeker))[0]?.subject).toBe(
      'Your application for Staff Nurse',
    );
    expect((await mailsOf(other)).some(({ isOwn }) => isOwn)).toBe(false);
  });

  test('can be reset to the default text', async () => {
    await save(employer, WORDS);
    await employer.graphql(RESET, { input: { status: 'REJECTED' } });
    expect((await mailsOf(employer)).some(({ isOwn }) => isOwn)).toBe(false);
  });

  test('accept three placeholders, a one-line subject and no empty text', async () => {
    for (const wrong of [
      { subject: 'About {Job}' },
      { body: 'Dear {firstName}' },
      { body: 'Dear {}' },
      { subject: ' ' },
      { body: '' },
      { subject: 'x'.repeat(201) },
      { status: 'PENDING' },
    ]) {
      await expect(save(employer, { ...WORDS, ...wrong })).toFailWith('BAD_USER_INPUT');
    }
    const { subject } = await save(employer, { ...WORDS, subject: 'About\r\nBcc: {job}' });
    expect(subject).toBe('About Bcc: {job}');
  });

  test('require an employer with a company', async () => {
    const { seeker, newcomer } = await scenario(app)
      .seeker()
      .employer({ as: 'newcomer', company: null });
    await expect(save(seeker, WORDS)).toFailWith('FORBIDDEN');
    await expect(mailsOf(seeker)).toFailWith('FORBIDDEN');
    await expect(save(newcomer, WORDS)).toFailWith('NOT_FOUND');
    expect(await mailsOf(newcomer)).toEqual([]);
  });
});

test("the default text is in the reader's language", async () => {
  const { seeker, id } = (await applicants(app, employer, 1))[0]!;
  await seeker.graphql(`mutation { setLocale(input: { locale: HI }) { user { id } } }`);
  await setStatus(app, id, 'shortlisted');
  await updateStatus(employer, id, 'HIRED');
  const [mail] = await app.mails(seeker.email);
  expect(mail?.subject).toBe('आप चुन लिए गए: Staff Nurse');
});
