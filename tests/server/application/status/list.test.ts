import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { changeMany, setStatus, undo } from './statusWorld.ts';

let app: App;
let boss: Employer;
let nurse: { id: string };
let driver: { id: string };
const ids: Record<string, string> = {};

const LIST = `query($jobId: ID, $status: ApplicationStatus, $statuses: [ApplicationStatus!], $search: String,
  $appliedFrom: String, $appliedTo: String, $sort: ApplicationSort, $first: Int, $after: String, $page: Int) {
  viewer {
    applications(jobId: $jobId, status: $status, statuses: $statuses, search: $search, appliedFrom: $appliedFrom,
      appliedTo: $appliedTo, sort: $sort, first: $first, after: $after, page: $page) {
      totalCount pageInfo { hasNextPage endCursor } nodes { name applicant { firstName lastName email } } }
    applicationCounts(jobId: $jobId, search: $search, appliedFrom: $appliedFrom, appliedTo: $appliedTo) {
      total pending reviewed shortlisted rejected hired } } }`;

interface Answer {
  applications: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { name: string; applicant: { firstName: string; lastName: string; email: string } }[];
  };
  applicationCounts: Record<string, number>;
}

const ask = async (filter: object = {}) =>
  (await boss.graphql<{ viewer: Answer }>(LIST, filter)).viewer;
const names = async (filter: object = {}) => {
  const { nodes, totalCount } = (await ask(filter)).applications;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ name }) => name.split(' ')[0]).join(' ');
};

beforeAll(async () => {
  ({ app, boss } = await scenario(theApp()).employer({ as: 'boss' }));
  await app.settings({ timeZone: 'Asia/Kolkata' });
  app.clock.moveTo('2027-01-10T06:00:00Z');
  // A new employer, because an earlier session would have ended by now.
  ({ boss } = await scenario(app).employer({ as: 'boss' }));
  nurse = await addJob(app, boss.company!.id, { title: 'Nurse' });
  driver = await addJob(app, boss.company!.id, { title: 'Driver' });
  for (const [n, firstName] of ['Devi', 'asha', 'Chandra', 'Bina'].entries()) {
    const { seeker } = await scenario(app).seeker({
      firstName,
      email: `${firstName.toLowerCase()}-${boss.id.slice(-6)}@post.example`,
    });
    ids[firstName] = (await apply(seeker, n < 3 ? nurse : driver)).id;
    app.clock.forward({ hours: 12 });
  }
  await setStatus(app, ids['Devi']!, 'shortlisted');
  await setStatus(app, ids['Bina']!, 'rejected');
});

describe("the list of an employer's applications", () => {
  test('is filtered by job, status, words and days', async () => {
    expect(await names()).toBe('Bina Chandra asha Devi');
    expect(await names({ jobId: nurse.id })).toBe('Chandra asha Devi');
    expect(await names({ jobId: driver.id })).toBe('Bina');
    expect(await names({ jobId: 'none' })).toBe('');
    expect(await names({ status: 'PENDING' })).toBe('Chandra asha');
    expect(await names({ statuses: ['SHORTLISTED', 'REJECTED'] })).toBe('Bina Devi');
    expect(await names({ statuses: [] })).toBe('');
    expect(await names({ status: 'REJECTED', statuses: ['PENDING'] })).toBe('');
    expect(await names({ search: 'ASHA' })).toBe('asha');
    expect(await names({ search: 'devi-' })).toBe('Devi');
    expect(await names({ search: 'driver' })).toBe('Bina');
    expect(await names({ search: '%' })).toBe('');
    expect(await names({ search: 'lotus' })).toBe('');
    // 06:00 and 18:00 UTC of the 10th and of the 11th: in India that is the 10th twice and the 11th
    // twice.
    expect(await names({ appliedTo: '2027-01-10' })).toBe('asha Devi');
    expect(await names({ appliedFrom: '2027-01-11' })).toBe('Bina Chandra');
    expect(await names({ appliedFrom: '2027-01-11', appliedTo: '2027-01-10' })).toBe('');
    await expect(ask({ appliedFrom: '2027-02-30' })).toFailWith('BAD_USER_INPUT');
  });

  test.each([
    ['NEWEST', 'Bina Chandra asha Devi'],
    ['OLDEST', 'Devi asha Chandra Bina'],
    ['NAME', 'asha Bina Chandra Devi'],
  ])('is paged in the order %s without gaps', async (sort, wanted) => {
    expect(await names({ sort })).toBe(wanted);
    const walked: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo } = (await ask({ sort, first: 1, after })).applications;
      walked.push(...nodes.map(({ name }) => name.split(' ')[0]!));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
    } while (after);
    expect(walked.join(' ')).toBe(wanted);
    const { nodes } = (await ask({ sort, first: 2, page: 2 })).applications;
    expect(nodes.map(({ name }) => name.split(' ')[0])).toEqual(wanted.split(' ').slice(2));
  });

  test('an invalid cursor is refused', async () => {
    for (const after of ['x', '', Buffer.from('a b').toString('base64url')]) {
      await expect(ask({ after })).toFailWith('BAD_USER_INPUT');
    }
    const nul = Buffer.from(`${ids['Devi']} \0`).toString('base64url');
    await expect(ask({ after: nul, sort: 'NAME' })).toFailWith('BAD_USER_INPUT');
  });

  test("gives the applicant's name in parts", async () => {
    const { nodes } = (await ask({ search: 'devi-' })).applications;
    expect(nodes[0]!.applicant).toMatchObject({ firstName: 'Devi', lastName: 'Rao' });
  });

  test('is counted by status, with the same search words and days', async () => {
    const none = { total: 0, pending: 0, reviewed: 0, shortlisted: 0, rejected: 0, hired: 0 };
    const counts = async (filter: object = {}) => (await ask(filter)).applicationCounts;
    expect(await counts()).toEqual({ ...none, total: 4, pending: 2, shortlisted: 1, rejected: 1 });
    expect(await counts({ jobId: driver.id })).toEqual({ ...none, total: 1, rejected: 1 });
    expect(await counts({ search: 'asha' })).toEqual({ ...none, total: 1, pending: 1 });
    expect(await counts({ appliedTo: '2027-01-09' })).toEqual(none);
  });

  test('shows changes that can still be undone', async () => {
    const { batchId } = await changeMany(boss, [ids['asha']!], 'REVIEWED');
    expect(await names({ status: 'REVIEWED' })).toBe('asha');
    expect((await ask()).applicationCounts).toMatchObject({ pending: 1, reviewed: 1 });
    await undo(boss, batchId!);
    expect(await names({ status: 'PENDING' })).toBe('Chandra asha');
  });
});
