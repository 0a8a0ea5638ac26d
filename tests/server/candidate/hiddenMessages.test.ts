import { beforeAll, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { contact, find, idsOf, openSeeker, ownWord, privacy, profile } from './candidateWorld.ts';

let app: App;
let employer: Employer;
let job: { id: string };

beforeAll(async () => {
  app = await theApp();
  ({ employer, job } = await scenario(app).employer().job({ title: 'Staff Nurse' }));
});

/** Everything that a refused message might leave behind. */
async function traces(seeker: Person) {
  const [row] = await app.sql(
    `select (select count(*)::int from candidate_contacts where candidate_id = ?) as letters,
       (select count(*)::int from outbox where recipient = ? and subject like '%wrote to you%') as mails,
       (select count(*)::int from notifications where user_id = ? and kind = 'candidate_contacted') as bells`,
    [seeker.id, seeker.email, seeker.id],
  );
  return row;
}

const HIDES: [string, (who: Person) => Promise<unknown>][] = [
  ['is not open to work any more', (who) => profile(who, { isOpenToWork: false })],
  ['has made the profile private', (who) => privacy(who, { profileVisibility: 'PRIVATE' })],
  ['is suspended', ({ id }) => app.sql(`update users set status = 'suspended' where id = ?`, [id])],
  ['wants no letters', (who) => privacy(who, { allowDirectContact: false })],
];

test.each(HIDES)('no message reaches a seeker who %s', async (_, hide) => {
  const seeker = await openSeeker(app);
  await hide(seeker);
  await expect(contact(employer, seeker.id, job.id)).rejects.toThrow(/./);
  expect(await traces(seeker)).toEqual({ letters: 0, mails: 0, bells: 0 });
});

test('a message about a deleted or closed job is not sent', async () => {
  const seeker = await openSeeker(app);
  const deleted = await addJob(app, employer.company!.id);
  await app.sql('update jobs set deleted_at = ? where id = ?', [app.clock.now(), deleted.id]);
  await expect(contact(employer, seeker.id, deleted.id)).toFailWith('NOT_FOUND');
  const closed = await addJob(app, employer.company!.id, { status: 'closed' });
  await expect(contact(employer, seeker.id, closed.id)).toFailWith('RULE_VIOLATION');
  expect(await traces(seeker)).toEqual({ letters: 0, mails: 0, bells: 0 });
});

test('an employer whose company is deleted can neither find nor contact candidates', async () => {
  const { other } = await scenario(app).employer({ as: 'other', company: { name: 'Gone Works' } });
  const own = await addJob(app, other.company!.id);
  const word = ownWord(app);
  const seeker = await openSeeker(app, { headline: word });
  expect(idsOf(await find(other, { search: word }))).toEqual([seeker.id]);
  await app.sql('update companies set deleted_at = ? where id = ?', [
    app.clock.now(),
    other.company!.id,
  ]);
  await expect(find(other, { search: word })).toBreakRule('candidate.search.approved');
  await expect(contact(other, seeker.id, own.id)).rejects.toThrow(/./);
  expect(await traces(seeker)).toEqual({ letters: 0, mails: 0, bells: 0 });
});

test('a company sees only its own messages to a candidate', async () => {
  const { other } = await scenario(app).employer({ as: 'other', company: { name: 'Other Works' } });
  const seeker = await openSeeker(app);
  await contact(employer, seeker.id, job.id);
  const own = await addJob(app, other.company!.id);
  const { candidate } = await contact(other, seeker.id, own.id);
  expect(candidate.contactedJobIds).toEqual([own.id]);
});
