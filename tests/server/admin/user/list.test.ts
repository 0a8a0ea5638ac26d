import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { countStatements } from '#tests/support/statements.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { act, userFor, usersFor } from './adminUserCalls.ts';

let app: App;
let admin: Person;
let employer: Employer;
let meera: Person;
let percent: Person;

beforeAll(async () => {
  ({ app, admin, employer } = await scenario()
    .admin({ firstName: 'Root', lastName: 'Boss' })
    .employer({ firstName: 'Vikram', lastName: 'Rao', company: { name: 'Neem Works' } }));
  ({ meera, percent } = await scenario(app)
    .seeker({ as: 'meera', firstName: 'Meera', lastName: 'Nair', emailVerified: false })
    .seeker({ as: 'percent', firstName: '100%', lastName: 'आशा', email: 'under_score@x.example' }));
});

const names = async (args: object) =>
  (await usersFor(admin, args)).nodes.map(({ firstName }) => firstName);

describe('the list of users', () => {
  test('contains all users, the newest first', async () => {
    expect(await names({})).toEqual(['100%', 'Meera', 'Vikram', 'Root']);
    expect(await usersFor(admin)).toMatchObject({
      totalCount: 4,
      page: 1,
      limit: 10,
      totalPages: 1,
    });
  });

  test('is searched by words in any order', async () => {
    expect(await names({ search: 'rao vik' })).toEqual(['Vikram']);
    expect(await names({ search: 'MEERA nair' })).toEqual(['Meera']);
    expect(await names({ search: 'era na' })).toEqual(['Meera']);
    expect(await names({ search: 'er' })).toEqual(expect.arrayContaining(['Meera', '100%']));
    expect(await names({ search: meera.email })).toEqual(['Meera']);
    expect(await names({ search: '100%' })).toEqual(['100%']);
    expect(await names({ search: '%' })).toEqual(['100%']);
    expect(await names({ search: 'under_' })).toEqual(['100%']);
    expect(await names({ search: '\\' })).toEqual([]);
    expect(await names({ search: 'आशा' })).toEqual(['100%']);
    expect(await names({ search: 'one two three four five' })).toEqual([]);
    // Everything from the fourth word on is one phrase.
    expect(await names({ search: 'vik ram rao ra o' })).toEqual([]);
    expect(await names({ search: 'vik ram ik vikram rao' })).toEqual(['Vikram']);
    expect(await names({ search: '   ' })).toHaveLength(4);
  });

  test('is filtered by role, status and confirmation, together with words', async () => {
    expect(await names({ role: 'EMPLOYER' })).toEqual(['Vikram']);
    expect(await names({ role: 'JOB_SEEKER', search: 'nair' })).toEqual(['Meera']);
    expect(await names({ role: 'ADMIN', search: 'nair' })).toEqual([]);
    expect(await names({ verified: false })).toEqual(['Meera']);
    expect(await names({ verified: true })).toHaveLength(3);
    expect(await names({ status: 'SUSPENDED' })).toEqual([]);
    expect(await names({ status: 'ACTIVE' })).toHaveLength(4);
  });

  test('is paged and numbered without losing or repeating a user', async () => {
    for (const which of [{}, { search: 'example' }, { role: 'JOB_SEEKER' }]) {
      const whole = await names(which);
      const walked: string[] = [];
      let after: string | null = null;
      do {
        const page = await usersFor(admin, { ...which, first: 1, after });
        expect(page.totalCount).toBe(whole.length);
        walked.push(...page.nodes.map(({ firstName }) => firstName));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(walked).toEqual(whole);
      expect(await names({ ...which, first: 1, page: 2 })).toEqual(whole.slice(1, 2));
    }
    const beyond = await usersFor(admin, { first: 1, page: 50 });
    expect(beyond).toMatchObject({ totalCount: 4, nodes: [], totalPages: 4 });
    await expect(usersFor(admin, { first: 101 })).toFailWith('BAD_USER_INPUT');
  });

  test('takes one statement, with any length and filters', async () => {
    const nothing = await countStatements(() =>
      admin.graphql('{ admin { permissions { canManageUsers } } }'),
    );
    for (const args of [{ first: 1 }, { first: 10 }, { search: 'rao' }, { search: 'a b c d e' }])
      expect(await countStatements(() => usersFor(admin, args))).toBe(nothing + 1);
  });

  test('does not contain deleted users', async () => {
    await app.sql('update users set deleted_at = now() where id = ?', [percent.id]);
    expect(await names({ search: '100%' })).toEqual([]);
    expect(await userFor(admin, percent.id)).toBeNull();
    expect(await usersFor(admin)).toMatchObject({ totalCount: 3 });
    await app.sql('update users set deleted_at = null where id = ?', [percent.id]);
  });
});

test('a single user shows status, company, figures and sessions', async () => {
  const { job } = await scenario(app).job({ title: 'Weaver' });
  await app.sql('update jobs set company_id = ? where id = ?', [employer.company!.id, job.id]);
  await act(admin, 'verifyUser', meera.id);
  await apply(meera, job);
  const detailsOf = (id: string) =>
    admin.graphql<{ admin: { user: Record<string, unknown> } }>(
      `query($id: ID!) { admin { user(id: $id) { displayStatus company { name adminStatus }
        figures { jobs applicationsSent applicationsReceived } sessions { id ip current } } } }`,
      { id },
    );
  expect((await detailsOf(meera.id)).admin.user).toMatchObject({
    displayStatus: 'ACTIVE',
    company: null,
    figures: { jobs: 0, applicationsSent: 1, applicationsReceived: 0 },
    sessions: [{ current: false }],
  });
  expect((await detailsOf(employer.id)).admin.user).toMatchObject({
    company: { name: 'Neem Works', adminStatus: 'APPROVED' },
    figures: { jobs: 1, applicationsSent: 0, applicationsReceived: 1 },
  });
  expect(await userFor(admin, 'x')).toBeNull();
  await app.sql('update jobs set deleted_at = now() where id = ?', [job.id]);
  expect((await detailsOf(employer.id)).admin.user).toMatchObject({
    figures: { jobs: 0, applicationsReceived: 0 },
  });
});
