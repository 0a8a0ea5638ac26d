import { beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { addJob, addMember } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import type { Caller } from '#tests/support/caller.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';
import {
  addNote,
  changeMany,
  undo,
  updateStatus,
} from '#tests/server/application/status/statusWorld.ts';
import {
  colleague,
  leave,
  membershipsOf,
  remove,
  switchTo,
  teamOf,
  updateMember,
} from './teamWorld.ts';

let app: App;
let owner: Employer;
let seeker: Person;
/** A job that the restricted member works on, and another one, with an application each. */
let own: { id: string; application: string };
let other: { id: string; application: string };

beforeEach(async () => {
  ({ app, employer: owner, seeker } = await scenario().employer().seeker());
  const withApplication = async (title: string) => {
    const { id } = await addJob(app, owner.company!.id, { title });
    return { id, application: (await apply(seeker, { id })).id };
  };
  own = await withApplication('Welder');
  other = await withApplication('Fitter');
});

type Nodes = { nodes: { id: string }[] };
interface Seen {
  applications: Nodes;
  ofJob: Nodes;
  counts: { total: number };
  jobs: Nodes & { figures: { total: number } };
  ownJob: { id: string } | null;
  dashboard: { stats: { key: string; value: number }[] };
}

async function seenBy(who: Person): Promise<Seen> {
  const { viewer } = await who.graphql<{ viewer: Seen }>(
    `query($job: ID!) { viewer {
      applications { nodes { id } } ofJob: applications(jobId: $job) { nodes { id } }
      counts: applicationCounts { total }
      jobs { nodes { id } figures { total } } ownJob(id: $job) { id }
      dashboard { stats { key value } } } }`,
    { job: other.id },
  );
  return viewer;
}

const ids = ({ nodes }: Nodes) => nodes.map(({ id }) => id).toSorted();

describe('a hiring manager', () => {
  let manager: Person & { memberId: string };
  beforeEach(async () => {
    manager = await colleague(app, owner, 'hiring_manager', [own.id]);
  });

  test('sees only the jobs they work on, in every list, count, figure and file', async () => {
    const seen = await seenBy(manager);
    expect(ids(seen.applications)).toEqual([own.application]);
    expect(ids(seen.ofJob)).toEqual([]);
    expect(seen.counts.total).toBe(1);
    expect(ids(seen.jobs)).toEqual([own.id]);
    expect(seen.jobs.figures.total).toBe(1);
    expect(seen.ownJob).toBeNull();
    const received = seen.dashboard.stats.find(({ key }) => key === 'APPLICATIONS_RECEIVED');
    expect(received!.value).toBe(1);
    for (const path of ['/api/jobs/my-jobs/export', '/api/applications/export']) {
      const { text } = (await manager.rest<{ text: string }>('GET', path)).body;
      expect([path, text.includes('Welder'), text.includes('Fitter')]).toEqual([path, true, false]);
    }
    const all = await seenBy(owner);
    expect(ids(all.applications)).toEqual([own.application, other.application].toSorted());
  });

  test('decides and writes notes on their applications; others do not exist for them', async () => {
    await updateStatus(manager, own.application, 'REVIEWED');
    await addNote(manager, own.application, 'Strong hands');
    await expect(updateStatus(manager, other.application, 'REVIEWED')).toFailWith('NOT_FOUND');
    await expect(addNote(manager, other.application, 'Hm')).toFailWith('NOT_FOUND');
    const both = [own.application, other.application];
    const { batchId, refused } = await changeMany(manager, both, 'SHORTLISTED');
    expect(refused.map(({ id }) => id)).toEqual([other.application]);
    await undo(manager, batchId!);
    const theirs = await changeMany(owner, [other.application], 'REJECTED');
    await expect(undo(manager, theirs.batchId!)).toFailWith('NOT_FOUND');
  });

  test('is notified of new applications for their jobs only', async () => {
    const notifications = await app.sql(
      `select n.data ->> 'jobId' as job from notifications n where n.user_id = ? and n.kind = 'application_received'`,
      [manager.id],
    );
    expect(notifications).toEqual([]);
    const { next } = await scenario(app).seeker({ as: 'next' });
    for (const job of [own, other]) await apply(next, job);
    const after = await app.sql(
      `select n.data ->> 'jobId' as job from notifications n where n.user_id = ? and n.kind = 'application_received'`,
      [manager.id],
    );
    expect(after).toEqual([{ job: own.id }]);
  });

  test('loses a job as soon as the owner takes it away', async () => {
    const { next } = await scenario(app).seeker({ as: 'next' });
    await apply(next, own);
    await updateMember(owner, { id: manager.memberId, role: 'HIRING_MANAGER', jobIds: [other.id] });
    expect(ids((await seenBy(manager)).jobs)).toEqual([other.id]);
    const notifications = 'select 1 from notifications where user_id = ?';
    expect(await app.sql(notifications, [manager.id])).toEqual([]);
  });
});

test('an interviewer reads applications and writes notes, and decides nothing', async () => {
  const interviewer = await colleague(app, owner, 'interviewer', [own.id]);
  const { notes, moves } = await addNote(interviewer, own.application, 'Calm');
  expect([notes.length, moves]).toEqual([1, []]);
  await expect(updateStatus(interviewer, own.application, 'REVIEWED')).toBreakRule('team.right');
});

describe('a company keeps an owner', () => {
  test('when the last one is demoted, leaves or deletes the account', async () => {
    const [you] = (await teamOf(owner))!.members;
    const down = { id: you!.id, role: 'RECRUITER' };
    await expect(updateMember(owner, down)).toBreakRule('team.owner.last');
    await expect(leave(owner)).toBreakRule('team.owner.last');
    await colleague(app, owner, 'recruiter');
    const input = { password: owner.password, confirmation: 'DELETE' };
    await expect(
      owner.graphql(
        'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }',
        { input },
      ),
    ).toBreakRule('team.owner.last');
    await expect(
      app.sql(`update company_members set role = 'recruiter' where user_id = ?`, [owner.id]),
    ).rejects.toThrow(/needs an owner/);
  });

  test('if two owners leave at the same moment', async () => {
    const second = await colleague(app, owner, 'owner');
    const both = await Promise.allSettled([leave(owner), leave(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const rejected = both.find((one) => one.status === 'rejected');
    expect(rejected!.reason).toMatchObject({ extensions: { rule: 'team.owner.last' } });
  });

  test('if an administrator deletes the only one: a recruiter takes over, with the jobs', async () => {
    const { admin } = await scenario(app).admin();
    await colleague(app, owner, 'interviewer');
    const recruiter = await colleague(app, owner, 'recruiter');
    await app.sql('update jobs set posted_by = ? where id = ?', [owner.id, own.id]);
    await admin.graphql('mutation($id: ID!) { deleteUser(input: { id: $id }) { deletedUserId } }', {
      id: owner.id,
    });
    expect(await membershipsOf(recruiter)).toMatchObject([{ role: 'OWNER' }]);
    const [job] = await app.sql('select posted_by, status from jobs where id = ?', [own.id]);
    expect(job).toEqual({ posted_by: recruiter.id, status: 'active' });
  });
});

test('a removed member loses access at once, and what they did keeps their name', async () => {
  const recruiter = await colleague(app, owner, 'owner');
  await app.sql(`update users set first_name = 'Sneha', last_name = 'Pillai' where id = ?`, [
    recruiter.id,
  ]);
  const second = await colleague(app, owner, 'owner');
  await updateStatus(recruiter, own.application, 'REVIEWED');
  const { token } = await apiKeyOf(app, recruiter, ['JOBS_READ', 'JOBS_WRITE']);
  const keyHolder = { authorization: `Bearer ${token}` };
  const byKey = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { ...keyHolder, 'content-type': 'application/json' } };
    return (await fetch(`${app.url}${path}`, { ...init, body: JSON.stringify(body) })).status;
  };
  expect(await byKey('GET', '/api/jobs/my-jobs')).toBe(200);
  // A key has the rights that its creator has now.
  const down = { id: recruiter.memberId, jobIds: [] };
  await updateMember(owner, { ...down, role: 'INTERVIEWER' });
  expect(await byKey('PATCH', `/api/jobs/${own.id}`, { title: 'Smith' })).toBe(403);
  await updateMember(owner, { ...down, role: 'RECRUITER' });
  expect(await byKey('PATCH', `/api/jobs/${own.id}`, { title: 'Smith' })).toBe(200);
  await app.sql('update jobs set posted_by = ?, deleted_at = case when id = ? then now() end', [
    recruiter.id,
    other.id,
  ]);
  const inCharge = (await teamOf(owner))!.members.find(({ userId }) => userId === recruiter.id);
  expect(inCharge!.postedJobs).toBe(1);
  await remove(owner, { id: recruiter.memberId, successorId: second.memberId });
  expect(await byKey('GET', '/api/jobs/my-jobs')).toBe(401);
  expect(await teamOf(recruiter)).toBeNull();
  await expect(updateStatus(recruiter, own.application, 'SHORTLISTED')).toFailWith('NOT_FOUND');
  expect(await app.sql('select posted_by from jobs where id = ?', [own.id])).toEqual([
    { posted_by: second.id },
  ]);
  const { applications } = await owner
    .graphql<{
      viewer: { applications: { nodes: { id: string; events: { actorName: string | null }[] }[] } };
    }>('{ viewer { applications { nodes { id events { actorName } } } } }')
    .then(({ viewer }) => viewer);
  const { events } = applications.nodes.find(({ id }) => id === own.application)!;
  expect(events.map(({ actorName }) => actorName)).toContain('Sneha Pillai');
  const left = await app.sql(
    `select 1 from notifications where user_id = ? and data ->> 'jobId' is not null`,
    [recruiter.id],
  );
  expect(left).toEqual([]);
  expect((await app.mails(recruiter.email)).at(-1)!.subject).toContain(owner.company!.name);
});

test('an account works for one of its companies at a time', async () => {
  const { person, stranger } = await scenario(app)
    .employer({ as: 'person' })
    .employer({ as: 'stranger' });
  await addMember(app, owner.company!.id, person.id, 'recruiter');
  expect(ids((await seenBy(person)).jobs)).toHaveLength(2);
  await apply((await scenario(app).seeker({ as: 'next' })).next, own);
  /** The company to switch to before opening the newest notification. */
  const toSwitchTo = async () =>
    (
      await person.graphql<{
        viewer: { notifications: { nodes: { otherCompanyId: string | null }[] } };
      }>('{ viewer { notifications(first: 1) { nodes { otherCompanyId } } } }')
    ).viewer.notifications.nodes[0]!.otherCompanyId;
  expect(await toSwitchTo()).toBeNull();
  /** The company that a link without a company leads to. */
  const companyOf = async (who: Caller, id: string) =>
    (
      await who.graphql<{ viewer: { otherCompany: { company: { id: string } } | null } }>(
        'query($id: ID!) { viewer { otherCompany(id: $id) { company { id } } } }',
        { id },
      )
    ).viewer.otherCompany?.company.id ?? null;
  expect(await companyOf(person, own.application)).toBeNull();
  await switchTo(person, { companyId: person.company!.id });
  expect(await toSwitchTo()).toBe(owner.company!.id);
  for (const id of [own.id, own.application]) {
    expect(await companyOf(person, id)).toBe(owner.company!.id);
    expect(await companyOf(stranger, id)).toBeNull();
  }
  expect(ids((await seenBy(person)).jobs)).toEqual([]);
  await expect(switchTo(person, { companyId: stranger.company!.id })).toFailWith('NOT_FOUND');
  await expect(
    app.sql('update users set company_id = ? where id = ?', [stranger.company!.id, person.id]),
  ).rejects.toThrow(/company_member/);
  await addMember(app, stranger.company!.id, person.id, 'recruiter');
  await app.sql(
    `update company_members set joined_at = now() - interval '1 day' where company_id = ?`,
    [person.company!.id],
  );
  await switchTo(person, { companyId: owner.company!.id });
  await leave(person);
  // From now on, they work for the company that they joined first.
  const left = (await membershipsOf(person)).toSorted((one) => (one.isCurrent ? -1 : 1));
  expect(left).toEqual([
    { role: 'OWNER', isCurrent: true, company: { id: person.company!.id } },
    { role: 'RECRUITER', isCurrent: false, company: { id: stranger.company!.id } },
  ]);
  // A notification that arrives at the moment they leave names no applicant.
  await app.sql(
    `insert into notifications (id, user_id, kind, link, data, created_at)
     select gen_random_uuid(), ?, kind, link, data, now() from notifications
     where user_id = ? and kind = 'application_received' order by created_at desc limit 1`,
    [person.id, owner.id],
  );
  const { viewer } = await person.graphql<{
    viewer: { notifications: { nodes: { body: string; otherCompanyId: string | null }[] } };
  }>('{ viewer { notifications(first: 1) { nodes { body otherCompanyId } } } }');
  expect(viewer.notifications.nodes).toEqual([
    { body: expect.stringMatching(/^Someone has applied/), otherCompanyId: null },
  ]);
});

test('the jobs of an owner who leaves go to the owner who joined first', async () => {
  const second = await colleague(app, owner, 'owner');
  const third = await colleague(app, owner, 'owner');
  await app.sql(
    `update company_members set joined_at = now() - interval '1 day' where user_id = ?`,
    [second.id],
  );
  await app.sql('update jobs set posted_by = ? where id = ?', [owner.id, own.id]);
  await leave(owner);
  const [job] = await app.sql('select posted_by from jobs where id = ?', [own.id]);
  expect([job, third.id]).toEqual([{ posted_by: second.id }, expect.any(String)]);
});

test('owners see who did what, and nothing of other companies', async () => {
  const recruiter = await colleague(app, owner, 'recruiter');
  const { rival } = await scenario(app).employer({ as: 'rival' });
  await updateStatus(recruiter, own.application, 'REVIEWED');
  await updateMember(owner, { id: recruiter.memberId, role: 'OWNER', jobIds: [] });
  const activityOf = async (who: Person) => {
    type Entry = { action: string; subjectName: string | null };
    const { viewer } = await who.graphql<{ viewer: { teamActivity: Entry[] } }>(
      '{ viewer { teamActivity { action subjectName } } }',
    );
    return viewer.teamActivity.map(({ action }) => action);
  };
  expect((await activityOf(owner)).slice(0, 2)).toEqual(['team.changeRole', 'application.move']);
  expect(await activityOf(rival)).toEqual([]);
});
