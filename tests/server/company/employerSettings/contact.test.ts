import { beforeAll, describe, expect, test } from 'vitest';
import { COMPANY_LETTERS_A_DAY } from '#schema/options/limits.ts';
import { createJob } from '#tests/server/job/own/jobCalls.ts';
import { moveToAnotherCompany } from '#tests/server/team/teamWorld.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { graphqlApi } from './employerWorld.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

interface Shown {
  recruiter: string | null;
  contact?: { phone: string | null; email: string | null; takesLetters: boolean } | null;
}

const CONTACT = 'contact { phone email takesLetters }';
const ALL = { phone: '022 2345 6789', email: 'hr@lotus.example', takesLetters: true };

async function withContact(employer: Employer) {
  await app.sql('update companies set phone = ?, email = ? where id = ?', [
    ALL.phone,
    ALL.email,
    employer.company!.id,
  ]);
}

async function world() {
  const people = await scenario(app)
    .employer({ firstName: 'Meera', lastName: 'Nair' })
    .seeker({ firstName: 'Ravi', lastName: 'Rao' });
  await withContact(people.employer);
  return people;
}

async function seen(who: Caller, { company }: Employer, part = `recruiter ${CONTACT}`) {
  const { node } = await who.graphql<{ node: Shown | null }>(
    `query($id: ID!) { node(id: $id) { ... on Company { ${part} } } }`,
    { id: company!.id },
  );
  return node;
}

async function write(who: Caller, { company }: Employer, more: object = {}) {
  const input = { companyId: company!.id, message: 'Are there night shifts?', ...more };
  const data = await who.graphql<{ contactEmployer: { message: string } }>(
    'mutation($input: ContactEmployerInput!) { contactEmployer(input: $input) { message } }',
    { input },
  );
  return data.contactEmployer.message;
}

async function decidedBy(who: Caller) {
  const { viewer } = await who.graphql<{
    viewer: { employerSettings: { contactDecidedBy: string | null } };
  }>('{ viewer { employerSettings { contactDecidedBy } } }');
  return viewer.employerSettings.contactDecidedBy;
}

const letters = async ({ email }: Employer) =>
  (await app.mails(email)).filter(({ text }) => text.includes('night shifts'));

const headersTo = async ({ email }: Employer) => {
  const [row] = await app.sql<{ headers: Record<string, string> }>(
    `select headers from outbox where recipient = ? and body_text like '%night shifts%'`,
    [email],
  );
  return row!.headers;
};

describe('what a company shows', () => {
  test('its recruiter to everyone, its contact details to signed-in job seekers', async () => {
    const { employer, seeker } = await world();
    expect(await seen(seeker, employer)).toEqual({ recruiter: 'Meera Nair', contact: ALL });
    expect(await seen(app, employer, 'recruiter')).toEqual({ recruiter: 'Meera Nair' });
    await expect(seen(app, employer)).toFailWith('UNAUTHENTICATED');
    await expect(seen(employer, employer)).toFailWith('FORBIDDEN');
  });

  test('who posted each job', async () => {
    const { employer, seeker } = await world();
    await app.settings({ autoApproveJobs: true });
    const { id } = await createJob(employer);
    const nameAt = async (who: Caller) =>
      (
        await who.graphql<{ job: { recruiter: string | null } }>(
          'query($id: ID!) { job(id: $id) { recruiter } }',
          { id },
        )
      ).job.recruiter;
    expect([await nameAt(app), await nameAt(seeker)]).toEqual(['Meera Nair', 'Meera Nair']);
    await graphqlApi.privacy(employer, { profileVisibility: 'private' });
    expect(await nameAt(app)).toBeNull();
    await graphqlApi.privacy(employer, { profileVisibility: 'public' });
    expect(await nameAt(app)).toBe('Meera Nair');
    // Who posted it has moved to another company.
    await moveToAnotherCompany(app, employer);
    expect(await nameAt(app)).toBeNull();
  });

  test('settings of its first employer, and no names of private people', async () => {
    const { employer, seeker } = await world();
    const { colleague } = await scenario(app).employer({ as: 'colleague', company: null });
    await addMember(app, employer.company!.id, colleague.id);
    await graphqlApi.privacy(colleague, {
      profileVisibility: 'private',
      showContactInfo: false,
      allowDirectContact: false,
    });
    expect(await seen(seeker, employer)).toEqual({ recruiter: 'Meera Nair', contact: ALL });
    expect(await decidedBy(employer)).toBeNull();
    expect(await decidedBy(colleague)).toBe('Meera Nair');
    await graphqlApi.privacy(employer, { showContactInfo: false });
    await graphqlApi.privacy(colleague, { showContactInfo: true });
    expect(await seen(seeker, employer)).toMatchObject({ contact: { phone: null, email: null } });
    await app.settings({ autoApproveJobs: true });
    const { id } = await createJob(colleague);
    const { job } = await app.graphql<{ job: Shown }>(
      'query($id: ID!) { job(id: $id) { recruiter } }',
      { id },
    );
    expect(job.recruiter).toBeNull();
  });

  test('neither name nor contact form of a suspended employer', async () => {
    const { employer, seeker } = await world();
    await app.sql(`update users set status = 'suspended' where id = ?`, [employer.id]);
    const contact = { ...ALL, takesLetters: false };
    expect(await seen(seeker, employer)).toEqual({ recruiter: null, contact });
    await expect(write(seeker, employer)).toBreakRule('company.letter.allowed');
  });

  test('no contact form while the site only sends emails about accounts', async () => {
    const { employer, seeker } = await world();
    await app.settings({ enableEmailNotifications: false });
    const contact = { ...ALL, takesLetters: false };
    expect(await seen(seeker, employer)).toEqual({ recruiter: 'Meera Nair', contact });
    await expect(write(seeker, employer)).toBreakRule('company.letter.allowed');
    await app.settings({ enableEmailNotifications: true });
    expect(await letters(employer)).toEqual([]);
  });

  test('nothing until it is approved', async () => {
    const { employer, seeker } = await world();
    await app.sql(`update companies set admin_status = 'suspended' where id = ?`, [
      employer.company!.id,
    ]);
    expect(await seen(seeker, employer)).toBeNull();
    await expect(write(seeker, employer)).toFailWith('NOT_FOUND');
  });
});

describe('a message to an employer', () => {
  test('arrives by email without the writer’s address', async () => {
    const { employer, seeker } = await world();
    expect(await write(seeker, employer)).toBe('Your message has been sent.');
    const [mail, ...more] = await letters(employer);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Ravi Rao wrote to Lotus Works');
    expect(mail!.text).toContain('has not shared an email address');
    expect(mail!.text + mail!.html).not.toContain(seeker.email);
    expect(await headersTo(employer)).not.toHaveProperty('Reply-To');
  });

  test('can be answered if the writer agreed', async () => {
    const { employer, seeker } = await world();
    await write(seeker, employer, { shareEmail: true });
    expect(await headersTo(employer)).toMatchObject({ 'Reply-To': seeker.email });
    expect((await letters(employer))[0]!.text).toContain(`Email: ${seeker.email}`);
  });

  test('has a limited length and cannot break the email', async () => {
    const { employer, seeker } = await world();
    for (const message of ['too short', '   ', 'x'.repeat(2_001)])
      await expect(write(seeker, employer, { message })).toFailWith('BAD_USER_INPUT');
    await write(seeker, employer, { message: '<b>night shifts</b>\r\nBcc: a@b.example' });
    const [mail] = await letters(employer);
    expect(mail!.html).not.toContain('<b>night');
  });

  test('can be sent only by job seekers with a confirmed address', async () => {
    const { employer, seeker, other, unknown } = await scenario(app)
      .employer()
      .seeker()
      .employer({ as: 'other' })
      .seeker({ as: 'unknown', emailVerified: false });
    await expect(write(app, employer)).toFailWith('UNAUTHENTICATED');
    await expect(write(other, employer)).toFailWith('FORBIDDEN');
    await expect(write(unknown, employer)).toBreakRule('company.letter.verified-address');
    await expect(write(seeker, employer, { companyId: 'nonsense' })).toFailWith('NOT_FOUND');
    await expect(write(seeker, employer, { companyId: seeker.id })).toFailWith('NOT_FOUND');
    await app.settings({ requireEmailVerification: false });
    await write(unknown, employer);
    await expect(write(unknown, employer, { shareEmail: true })).toBreakRule(
      'company.letter.verified-address',
    );
    await app.settings({ requireEmailVerification: true });
    expect(await letters(employer)).toHaveLength(1);
  });

  test('counts towards a daily limit, even when sent in parallel', async () => {
    const { employer, seeker, other } = await scenario(app)
      .employer()
      .seeker()
      .employer({ as: 'other' });
    const tries = await Promise.allSettled(
      Array.from({ length: COMPANY_LETTERS_A_DAY + 5 }, (_, at) =>
        write(seeker, at % 2 ? employer : other),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      COMPANY_LETTERS_A_DAY,
    );
    await expect(write(seeker, employer)).toFailWith('RATE_LIMITED');
    await expect(write(seeker, employer)).toBreakRule('company.letter.room');
    app.clock.forward({ days: 1 });
    await write(seeker, employer);
  });
});
