import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import {
  contact,
  find,
  idsOf,
  openSeeker,
  ownWord,
  privacy,
  profile,
  seenBy,
} from './candidateWorld.ts';

let app: App;
let employer: Employer;
let job: { id: string };

beforeAll(async () => {
  ({ app, employer } = await scenario(theApp()).employer());
  job = await addJob(app, employer.company!.id);
});

/** Ways to hide a seeker, and to make them visible again. */
const HIDES: [string, (who: Person) => Promise<unknown>, (who: Person) => Promise<unknown>][] = [
  [
    'not open to work',
    (who) => profile(who, { isOpenToWork: false }),
    (who) => profile(who, { isOpenToWork: true }),
  ],
  [
    'a private profile',
    (who) => privacy(who, { profileVisibility: 'PRIVATE' }),
    (who) => privacy(who, { profileVisibility: 'PUBLIC' }),
  ],
  [
    'a suspended account',
    ({ id }) => app.sql(`update users set status = 'suspended' where id = ?`, [id]),
    ({ id }) => app.sql(`update users set status = 'active' where id = ?`, [id]),
  ],
  [
    'an inactive account',
    ({ id }) => app.sql(`update users set status = 'inactive' where id = ?`, [id]),
    ({ id }) => app.sql(`update users set status = 'active' where id = ?`, [id]),
  ],
  [
    'a deleted account',
    ({ id }) => app.sql('update users set deleted_at = now() where id = ?', [id]),
    ({ id }) => app.sql('update users set deleted_at = null where id = ?', [id]),
  ],
];

test.each(HIDES)('%s hides a seeker everywhere, at once', async (_, hide, show) => {
  const word = ownWord(app);
  const seeker = await openSeeker(app, { headline: word });
  expect(idsOf(await find(employer, { search: word }))).toEqual([seeker.id]);
  await hide(seeker);
  const hidden = await find(employer, { search: word });
  expect([hidden.totalCount, hidden.nodes]).toEqual([0, []]);
  expect(hidden.advice.find(({ filter }) => filter === 'SEARCH')?.count).toBe(
    (await find(employer)).totalCount,
  );
  expect(await seenBy(employer, seeker.id)).toBeNull();
  await expect(contact(employer, seeker.id, job.id)).toFailWith('NOT_FOUND');
  await show(seeker);
  expect(idsOf(await find(employer, { search: word }))).toEqual([seeker.id]);
});

test('a suspension that has ended no longer hides the seeker', async () => {
  const word = ownWord(app);
  const seeker = await openSeeker(app, { headline: word });
  const until = new Date(app.clock.now().getTime() + 3_600_000);
  await app.sql(`update users set status = 'suspended', suspended_until = ? where id = ?`, [
    until,
    seeker.id,
  ]);
  expect(idsOf(await find(employer, { search: word }))).toEqual([]);
  app.clock.forward({ hours: 2 });
  expect(idsOf(await find(employer, { search: word }))).toEqual([seeker.id]);
});

test('deleting an account removes the candidate completely', async () => {
  const word = ownWord(app);
  const seeker = await openSeeker(app, { headline: word });
  await contact(employer, seeker.id, job.id);
  await seeker.graphql(
    `mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }`,
    { input: { password: seeker.password, confirmation: 'DELETE' } },
  );
  expect(idsOf(await find(employer, { search: word }))).toEqual([]);
  for (const table of ['candidate_search where user_id', 'candidate_contacts where candidate_id'])
    expect(await app.sql(`select 1 from ${table} = ?`, [seeker.id])).toEqual([]);
});

describe('contact info', () => {
  test('is shown unless it is turned off, and then it is in no response', async () => {
    const word = ownWord(app);
    const links = [{ url: 'https://asha.example/work' }];
    const seeker = await openSeeker(app, {
      headline: word,
      phone: '9876543210',
      career: { links },
    });
    const open = (await find(employer, { search: word })).nodes[0]!;
    expect(open).toMatchObject({
      career: { links },
      email: seeker.email,
      phone: expect.stringContaining('9876543210'),
    });
    await privacy(seeker, { showContactInfo: false });
    const closed = (await find(employer, { search: word })).nodes[0]!;
    const hidden = { email: null, phone: null, career: { links: [] } };
    expect(closed).toMatchObject({ id: seeker.id, ...hidden, mayBeContacted: true });
    expect(await seenBy(employer, seeker.id)).toMatchObject(hidden);
  });

  test('is not searchable, shown or hidden; nor are names, birthdays and current pay', async () => {
    const name = ownWord(app);
    const seeker = await openSeeker(
      app,
      { headline: 'Nurse', phone: '9812345670', currentCTC: 777_000, dateOfBirth: '1991-02-03' },
      { firstName: name, lastName: 'Q', email: `${name}@people.example` },
    );
    for (const show of [true, false]) {
      await privacy(seeker, { showContactInfo: show });
      for (const search of [name, `${name}@people.example`, '9812345670', '1991-02-03', '777000'])
        expect(idsOf(await find(employer, { search }))).not.toContain(seeker.id);
    }
    const salary = { salaryFrom: 777_000, salaryTo: 777_000 };
    expect(idsOf(await find(employer, salary, { first: 100 }))).not.toContain(seeker.id);
  });

  test("the recipient's address is in no response", async () => {
    const seeker = await openSeeker(app, { headline: 'Nurse' });
    await privacy(seeker, { showContactInfo: false });
    const answer = await contact(employer, seeker.id, job.id);
    expect(JSON.stringify(answer)).not.toContain(seeker.email);
    expect(
      JSON.stringify(await employer.graphql('{ viewer { notifications { nodes { body } } } }')),
    ).not.toContain(seeker.email);
  });
});

test('a seeker who turned off direct contact can be found but not written to', async () => {
  const word = ownWord(app);
  const seeker = await openSeeker(app, { headline: word });
  await privacy(seeker, { allowDirectContact: false });
  expect((await find(employer, { search: word })).nodes[0]).toMatchObject({
    id: seeker.id,
    mayBeContacted: false,
    email: seeker.email,
  });
  await expect(contact(employer, seeker.id, job.id)).toBreakRule('candidate.contact.allowed');
  expect(
    (await app.mails(seeker.email)).filter(({ subject }) => subject.includes('wrote')),
  ).toEqual([]);
});

describe('who may search', () => {
  test('only employers of an approved company', async () => {
    const seeker = await openSeeker(app, { headline: 'Nurse' });
    const { other, admin, newcomer } = await scenario(app)
      .seeker({ as: 'other' })
      .admin()
      .employer({ as: 'newcomer', company: null });
    await expect(find(app)).toFailWith('UNAUTHENTICATED');
    for (const who of [other, admin]) {
      await expect(find(who)).toFailWith('FORBIDDEN');
      await expect(contact(who, seeker.id, job.id)).toFailWith('FORBIDDEN');
      expect(await seenBy(who, seeker.id).catch(() => null)).toBeNull();
    }
    expect(await seenBy(app, seeker.id).catch(() => null)).toBeNull();
    await expect(find(newcomer)).toBreakRule('candidate.search.approved');
    await expect(contact(newcomer, seeker.id, job.id)).toBreakRule('candidate.search.approved');
    expect(await seenBy(newcomer, seeker.id)).toBeNull();
  });

  test.each(['pending', 'rejected', 'suspended'] as const)(
    'no employer whose company is %s',
    async (status) => {
      const seeker = await openSeeker(app, { headline: 'Nurse' });
      const { other } = await scenario(app).employer({ as: 'other', company: { status } });
      const theirs = await addJob(app, other.company!.id);
      await expect(find(other)).toBreakRule('candidate.search.approved');
      await expect(find(other, { search: 'nothing' })).toBreakRule('candidate.search.approved');
      await expect(contact(other, seeker.id, theirs.id)).toBreakRule('candidate.search.approved');
      expect(await seenBy(other, seeker.id)).toBeNull();
      await app.sql(`update companies set admin_status = 'approved' where id = ?`, [
        other.company!.id,
      ]);
      expect(await seenBy(other, seeker.id)).toMatchObject({ id: seeker.id });
    },
  );

  test('employers and administrators are never candidates, even with a complete profile', async () => {
    const word = ownWord(app);
    const seeker = await openSeeker(app, { headline: word });
    await app.sql(`update users set role = 'admin' where id = ?`, [seeker.id]);
    expect(idsOf(await find(employer, { search: word }))).toEqual([]);
    expect(await seenBy(employer, seeker.id)).toBeNull();
  });
});
