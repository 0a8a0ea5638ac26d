import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { GraphqlFailure } from '#tests/support/caller.ts';
import { addMember, addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { contact, openSeeker, privacy, seenBy } from './candidateWorld.ts';

let app: App;
let employer: Employer;

beforeAll(async () => {
  app = await theApp();
  await app.settings({ timeZone: 'Asia/Kolkata' });
});

/** A new employer for each test, because messages count towards a limit. */
async function hiring(details: object = {}) {
  ({ employer } = await scenario(app).employer(details));
  return addJob(app, employer.company!.id, { title: 'Staff Nurse' });
}

const letters = async (to: string) =>
  await app.sql<{ subject: string; body_text: string; headers: Record<string, string> }>(
    `select subject, body_text, headers from outbox where recipient = ? and subject like '%wrote to you%'`,
    [to],
  );

const bellOf = async (who: Awaited<ReturnType<typeof openSeeker>>) =>
  (
    await who.graphql<{ viewer: { notifications: { nodes: Record<string, string>[] } } }>(
      '{ viewer { notifications { nodes { kind title body link } } } }',
    )
  ).viewer.notifications.nodes.filter(({ kind }) => kind === 'CANDIDATE_CONTACTED');

test('a message arrives by email and notification, names company and job, and replies go to the company', async () => {
  const job = await hiring();
  await app.sql('update companies set email = ? where id = ?', [
    'hr@lotus.example',
    employer.company!.id,
  ]);
  const seeker = await openSeeker(app, { headline: 'Nurse' });
  const answer = await contact(employer, seeker.id, job.id, 'May we talk?\n\nMeera <b>');
  expect(answer).toMatchObject({ contactsLeft: 19, candidate: { contactedJobIds: [job.id] } });
  const [mail, ...more] = await letters(seeker.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Lotus Works wrote to you about Staff Nurse');
  for (const part of ['May we talk?', 'Meera <b>', `/job-details/${job.id}`, 'Lotus Works'])
    expect(mail!.body_text).toContain(part);
  expect(mail!.headers['Reply-To']).toBe('hr@lotus.example');
  expect(await bellOf(seeker)).toMatchObject([
    { title: 'Lotus Works wrote to you', link: `/job-details/${job.id}` },
  ]);
  expect(await seenBy(employer, seeker.id)).toMatchObject({ contactedJobIds: [job.id] });
  // The latest comes first.
  app.clock.forward({ minutes: 1 });
  const other = await addJob(app, employer.company!.id, { title: 'Ward Manager' });
  await contact(employer, seeker.id, other.id, 'Or this one?');
  expect(await seenBy(employer, seeker.id)).toMatchObject({ contactedJobIds: [other.id, job.id] });
});

test('if the company has no address, replies go to the sender', async () => {
  const job = await hiring();
  const seeker = await openSeeker(app);
  await contact(employer, seeker.id, job.id);
  expect((await letters(seeker.email))[0]!.headers['Reply-To']).toBe(employer.email);
});

test('a candidate without emails gets the notification only', async () => {
  const job = await hiring();
  const seeker = await openSeeker(app);
  await privacy(seeker, { emailNotifications: false });
  await contact(employer, seeker.id, job.id, 'Only the bell.');
  expect(await letters(seeker.email)).toEqual([]);
  expect((await bellOf(seeker))[0]!['body']).toContain('Only the bell.');
});

describe('a message is refused', () => {
  test('for an unknown candidate, or for a job that is not a live job of the company', async () => {
    const job = await hiring();
    const other = await addJob(
      app,
      (await scenario(app).employer({ as: 'other' })).other.company!.id,
    );
    const seeker = await openSeeker(app);
    const company = employer.company!.id;
    for (const id of ['none', newId(1_700_000_000_000), employer.id])
      await expect(contact(employer, id, job.id)).toFailWith('NOT_FOUND');
    for (const id of ['none', newId(1_700_000_000_000), other.id])
      await expect(contact(employer, seeker.id, id)).toFailWith('NOT_FOUND');
    for (const details of [
      { status: 'closed' },
      { adminStatus: 'pending' },
      { endsIn: -1 },
    ] as const) {
      const dead = await addJob(app, company, details);
      await expect(contact(employer, seeker.id, dead.id)).toBreakRule('candidate.contact.job-live');
    }
    for (const message of ['', '  ', 'x'.repeat(1_001)])
      await expect(contact(employer, seeker.id, job.id, message)).toFailWith('BAD_USER_INPUT');
    expect(await bellOf(seeker)).toEqual([]);
  });

  test('from an unconfirmed address', async () => {
    const job = await hiring({ emailVerified: false });
    const seeker = await openSeeker(app);
    await expect(contact(employer, seeker.id, job.id)).toBreakRule(
      'candidate.contact.verified-address',
    );
  });

  test('for a job the candidate was already contacted about, but not for another job', async () => {
    const job = await hiring();
    const seeker = await openSeeker(app);
    await contact(employer, seeker.id, job.id);
    await expect(contact(employer, seeker.id, job.id)).toFailWith('CONFLICT');
    const second = await addJob(app, employer.company!.id);
    await contact(employer, seeker.id, second.id);
    expect(await letters(seeker.email)).toHaveLength(2);
  });
});

test('if two messages about a job are sent at once, even by colleagues, one is refused', async () => {
  const job = await hiring();
  const { colleague } = await scenario(app).employer({ as: 'colleague', company: null });
  await addMember(app, employer.company!.id, colleague.id);
  for (const second of [employer, colleague]) {
    const seeker = await openSeeker(app);
    const both = await Promise.allSettled([
      contact(employer, seeker.id, job.id),
      contact(second, seeker.id, job.id),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect((lost.reason as GraphqlFailure).extensions.code).toBe('CONFLICT');
    expect(await letters(seeker.email)).toHaveLength(1);
    expect(await bellOf(seeker)).toHaveLength(1);
  }
});

test('messages to more than twenty people in 24 hours are refused, even at once; the error says when to try again', async () => {
  const job = await hiring();
  const people = await Promise.all(Array.from({ length: 22 }, () => openSeeker(app)));
  for (const { id } of people.slice(0, 18)) await contact(employer, id, job.id);
  // The first of them was written to an hour ago.
  const [first] = people;
  await app.sql(
    `update candidate_contacts set sent_at = sent_at - interval '1 hour' where candidate_id = ?`,
    [first!.id],
  );
  const last = await Promise.allSettled(
    people.slice(18).map(({ id }) => contact(employer, id, job.id)),
  );
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const { reason } = last.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  const { message, extensions } = reason as GraphqlFailure;
  expect(extensions).toMatchObject({
    code: 'RATE_LIMITED',
    rule: 'candidate.contact.not-too-many',
  });
  expect(extensions.retryAfter).toBeGreaterThan(82_000);
  expect(extensions.retryAfter).toBeLessThanOrEqual(82_800);
  expect(message).toMatch(
    /^You have written to 20 people .+ again on \d{1,2} \w+ \d{4}, .+ IST\.$/,
  );
  app.clock.forward({ hours: 24, minutes: 1 });
  const { again } = await scenario(app).employer({ as: 'again' });
  expect(again.id).not.toBe(employer.id);
  const rest = people[18 + last.findIndex(({ status }) => status === 'rejected')]!;
  expect(await contact(employer, rest.id, job.id)).toMatchObject({ contactsLeft: 19 });
});

test('a seeker who hides while a message is being sent is either hidden first or receives it', async () => {
  const job = await hiring();
  for (let n = 0; n < 4; n += 1) {
    const seeker = await openSeeker(app);
    const [sent] = await Promise.allSettled([
      contact(employer, seeker.id, job.id),
      privacy(seeker, { profileVisibility: 'PRIVATE' }),
    ]);
    const got = (await letters(seeker.email)).length;
    if (got === 1) expect(await bellOf(seeker)).toHaveLength(1);
    else expect((sent as PromiseRejectedResult).reason.extensions.code).toBe('NOT_FOUND');
  }
});
