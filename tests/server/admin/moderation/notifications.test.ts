import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { addMember, addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { changeJobsStatus, decide, verifyCompany } from './moderationCalls.ts';

let app: App;
let admin: Person;
let employer: Employer;

beforeAll(async () => {
  ({ app, admin } = await scenario().admin());
});
beforeEach(async () => {
  ({ employer } = await scenario(app).employer());
});

interface Bell {
  viewer: { notifications: { nodes: { title: string; body: string; link: string | null }[] } };
}

async function bell(): Promise<Bell['viewer']['notifications']['nodes']> {
  const { viewer } = await employer.graphql<Bell>(
    '{ viewer { notifications { nodes { title body link } } } }',
  );
  return viewer.notifications.nodes;
}

/** The employer's emails, without the one that asks to confirm the address. */
async function mails() {
  const sent = await app.mails(employer.email);
  return sent.filter(({ subject }) => /job|company|नौकरी|कंपनी|empleo|empresa/i.test(subject));
}

const job = (more: object = {}) =>
  addJob(app, employer.company!.id, { title: 'Kite Maker', adminStatus: 'pending', ...more });

describe('the employer is notified once, with the note', () => {
  test('about a rejected job', async () => {
    const { id } = await job();
    await decide(admin, 'job', id, 'rejected', { adminNotes: 'No pay.\nNo place.' });
    await expect(decide(admin, 'job', id, 'rejected')).toFailWith('CONFLICT');
    expect(await bell()).toEqual([
      {
        title: 'Your job was not approved',
        body: 'Kite Maker at Lotus Works – Note from the administrators: “No pay.\nNo place.”',
        link: '/manage-jobs',
      },
    ]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your job was not approved: Kite Maker');
    expect(mail!.text).toContain('Note from the administrators:');
    expect(mail!.text).toContain('No pay.');
    expect(mail!.text).toContain('No place.');
  });

  test('about a job that goes live, and one that waits for its company', async () => {
    const { id } = await job();
    await decide(admin, 'job', id, 'approved');
    expect((await bell())[0]).toMatchObject({
      title: 'Your job is live',
      body: 'Kite Maker at Lotus Works',
    });
    expect((await mails())[0]!.subject).toBe('Your job is live: Kite Maker');
    await decide(admin, 'company', employer.company!.id, 'suspended');
    const waiting = await job({ title: 'Drum Tuner' });
    await decide(admin, 'job', waiting.id, 'approved');
    expect((await bell())[0]!.title).toBe(
      'Your job is approved and goes live once your company is approved',
    );
    expect((await mails())[0]!.subject).toBe('Your job is approved: Drum Tuner');
  });

  test.each([
    [
      'has expired',
      { endsIn: -1 },
      'Your job is approved, but its deadline has passed',
      'Your job is approved, but has expired: Kite Maker',
    ],
    [
      'is closed',
      { status: 'closed' },
      'Your job is approved, but it is closed',
      'Your job is approved, but closed: Kite Maker',
    ],
  ])('about an approved job that %s meanwhile', async (_, state, title, subject) => {
    const { id } = await job(state);
    await decide(admin, 'job', id, 'approved');
    expect((await bell())[0]).toMatchObject({ title });
    const [mail] = await mails();
    expect(mail!.subject).toBe(subject);
    expect(mail!.text).not.toContain('live');
  });

  test('about an approved company whose jobs are not live', async () => {
    const { id } = employer.company!;
    const approve = async () => {
      await decide(admin, 'company', id, 'suspended');
      await verifyCompany(admin, id);
      return (await mails())[0]!.text;
    };
    const first = 'Post your first job';
    expect(await approve()).toContain(first);
    await job({ status: 'closed' });
    const ended = await approve();
    expect(ended).not.toContain(first);
    expect(ended).toContain('None of your jobs is live at the moment.');
    await job();
    const waiting = await approve();
    expect(waiting).not.toContain(first);
    expect(waiting).toContain('Your job is still being reviewed.');
  });

  test('about a suspended company, which no longer sees its applicants', async () => {
    await decide(admin, 'company', employer.company!.id, 'suspended');
    const [mail] = await mails();
    expect(mail!.text).not.toContain('You keep the applications');
    expect(mail!.text).toContain('you cannot see your applicants');
  });

  test('about a company, in one email for all its jobs', async () => {
    await decide(admin, 'company', employer.company!.id, 'suspended', { adminNotes: 'Odd.' });
    await job({ adminStatus: 'approved' });
    await job({ adminStatus: 'approved' });
    await job();
    await verifyCompany(admin, employer.company!.id);
    const [approved, suspended, ...more] = await mails();
    expect(more).toEqual([]);
    expect(approved!.subject).toBe('Your company is approved: Lotus Works');
    expect(approved!.text).toContain('2 of your jobs are now live.');
    expect(suspended!.text).toContain('Odd.');
    expect((await bell()).map(({ title }) => title)).toEqual([
      'Your company is approved',
      'Your company has been suspended',
    ]);
  });

  test('about each job of a bulk action, but not about refused ones', async () => {
    const ids = [(await job()).id, (await job()).id, (await job({ adminStatus: 'approved' })).id];
    await changeJobsStatus(admin, 'APPROVE', ids);
    expect(await bell()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });
});

test('with email notifications off, the employer is notified only in the app', async () => {
  await employer.graphql(
    'mutation { updateSettings(input: { emailNotifications: false }) { settings { id } } }',
  );
  const { id } = await job();
  await decide(admin, 'job', id, 'approved');
  await decide(admin, 'company', employer.company!.id, 'suspended');
  expect(await mails()).toEqual([]);
  expect(await bell()).toHaveLength(2);
});

test.each([
  ['HI', 'आपकी नौकरी निलंबित कर दी गई है: Kite Maker', 'एडमिन का नोट:'],
  ['ES', 'Tu empleo se ha suspendido: Kite Maker', 'Nota de los administradores:'],
])('the employer is notified in their language: %s', async (locale, subject, said) => {
  await employer.graphql(
    'mutation($locale: Locale!) { setLocale(input: { locale: $locale }) { user { id } } }',
    { locale },
  );
  const { id } = await job({ adminStatus: 'approved' });
  await decide(admin, 'job', id, 'suspended', { adminNotes: 'Odd.' });
  const [mail] = await mails();
  expect(mail!.subject).toBe(subject);
  expect(mail!.text).toContain(said);
});

test('all colleagues at the company are notified, and no one else', async () => {
  const { colleague, stranger } = await scenario(app)
    .employer({ as: 'colleague', company: null })
    .employer({ as: 'stranger' });
  await addMember(app, employer.company!.id, colleague.id);
  await decide(admin, 'job', (await job()).id, 'approved');
  const result = await app.sql<{ id: string }>(
    `select user_id as id from notifications where kind = 'job_status_changed' and user_id in (?, ?, ?)`,
    [employer.id, colleague.id, stranger.id],
  );
  expect(result.map(({ id }) => id).toSorted()).toEqual([employer.id, colleague.id].toSorted());
});
