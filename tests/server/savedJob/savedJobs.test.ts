import { beforeAll, describe, expect, test } from 'vitest';
import { SAVED_JOBS_MAX } from '#schema/options/limits.ts';
import { newId } from '#server/lib/ids.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';

const IDS = '{ viewer { savedJobIds } }';
const LIST = `query($first: Int, $after: String, $page: Int) { viewer {
  savedJobs(first: $first, after: $after, page: $page) {
    totalCount pageInfo { hasNextPage endCursor } nodes { isOpen savedAt job { id title } } } } }`;

interface List {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: { isOpen: boolean; savedAt: string; job: { id: string; title: string } }[];
}

let app: App;
let company: { id: string };

beforeAll(async () => {
  app = await theApp();
  company = await addCompany(app);
});

async function savedIds(who: Caller): Promise<string[]> {
  const data = await who.graphql<{ viewer: { savedJobIds: string[] } }>(IDS);
  return data.viewer.savedJobIds;
}

async function list(who: Caller, args: object = {}): Promise<List> {
  const data = await who.graphql<{ viewer: { savedJobs: List } }>(LIST, { first: 12, ...args });
  return data.viewer.savedJobs;
}

async function change(name: 'saveJob' | 'unsaveJob', who: Caller, jobId: string) {
  const type = name === 'saveJob' ? 'SaveJobInput' : 'UnsaveJobInput';
  const data = await who.graphql<
    Record<string, { job: { id: string } | null; viewer: { savedJobIds: string[] } }>
  >(`mutation($input: ${type}!) { ${name}(input: $input) { job { id } viewer { savedJobIds } } }`, {
    input: { jobId },
  });
  return data[name]!;
}

const save = (who: Caller, jobId: string) => change('saveJob', who, jobId);
const unsave = (who: Caller, jobId: string) => change('unsaveJob', who, jobId);

describe('saving a job', () => {
  test('puts the job first and returns it at once; saving it again changes nothing', async () => {
    const { seeker } = await scenario(app).seeker();
    const [first, second] = [await addJob(app, company.id), await addJob(app, company.id)];
    expect(await save(seeker, first.id)).toEqual({
      job: { id: first.id },
      viewer: { savedJobIds: [first.id] },
    });
    app.clock.forward({ seconds: 1 });
    await save(seeker, second.id);
    app.clock.forward({ seconds: 1 });
    await save(seeker, first.id);
    expect(await savedIds(seeker)).toEqual([second.id, first.id]);
    await unsave(seeker, second.id);
    expect((await unsave(seeker, second.id)).viewer.savedJobIds).toEqual([first.id]);
  });

  test('ten times at the same moment saves it once', async () => {
    const { seeker } = await scenario(app).seeker();
    const job = await addJob(app, company.id);
    await Promise.all(Array.from({ length: 10 }, () => save(seeker, job.id)));
    expect(await savedIds(seeker)).toEqual([job.id]);
    expect((await list(seeker)).totalCount).toBe(1);
  });

  test('requires a login and a job that the user can see', async () => {
    const { seeker } = await scenario(app).seeker();
    const pending = await addJob(app, company.id, { adminStatus: 'pending' });
    await expect(save(app, pending.id)).toFailWith('UNAUTHENTICATED');
    for (const id of [pending.id, newId(0), 'abc', ''])
      await expect(save(seeker, id)).toFailWith('NOT_FOUND');
    expect(await unsave(seeker, 'abc')).toEqual({ job: null, viewer: { savedJobIds: [] } });
    expect(await savedIds(seeker)).toEqual([]);
  });

  test('is private', async () => {
    const { asha, ravi } = await scenario(app).seeker({ as: 'asha' }).seeker({ as: 'ravi' });
    const job = await addJob(app, company.id);
    await save(asha, job.id);
    await unsave(ravi, job.id);
    expect(await savedIds(ravi)).toEqual([]);
    expect(await savedIds(asha)).toEqual([job.id]);
  });

  test('is refused once the list is full', async () => {
    const { seeker } = await scenario(app).seeker();
    const job = await addJob(app, company.id);
    await app.sql(
      `with many as (insert into jobs (id, company_id, title, description, description_html, type,
         industry, admin_status, posted_at, created_at, updated_at)
         select gen_random_uuid(), ?, 'Clerk', '', '', 'full_time', 'it', 'approved', now(), now(), now()
         from generate_series(1, ?) returning id)
       insert into saved_jobs select ?, id, now() from many`,
      [company.id, SAVED_JOBS_MAX, seeker.id],
    );
    await expect(save(seeker, job.id)).toBreakRule('saved-job.save.room');
    const [kept = ''] = await savedIds(seeker);
    expect((await save(seeker, kept)).viewer.savedJobIds).toHaveLength(SAVED_JOBS_MAX);
    await unsave(seeker, kept);
    expect((await save(seeker, job.id)).viewer.savedJobIds).toContain(job.id);
    const another = await addJob(app, company.id);
    await expect(save(seeker, another.id)).toBreakRule('saved-job.save.room');
    await app.sql('update jobs set deleted_at = now() where id = ?', [job.id]);
    expect((await save(seeker, another.id)).viewer.savedJobIds).toHaveLength(SAVED_JOBS_MAX);
  });
});

describe('the saved jobs', () => {
  test('include ended ones, marked as such, and hide those taken down', async () => {
    const { seeker } = await scenario(app).seeker();
    const soon = await addJob(app, company.id, { title: 'Ends tomorrow', endsIn: 1 });
    const closing = await addJob(app, company.id, { title: 'Closes' });
    const bad = await addJob(app, company.id, { title: 'Taken down' });
    for (const { id } of [soon, closing, bad]) await save(seeker, id);
    await app.sql(`update jobs set status = 'closed' where id = ?`, [closing.id]);
    await app.sql(`update jobs set admin_status = 'suspended' where id = ?`, [bad.id]);
    const open = async () =>
      Object.fromEntries((await list(seeker)).nodes.map(({ job, isOpen }) => [job.title, isOpen]));
    expect(await open()).toEqual({ 'Ends tomorrow': true, Closes: false });
    expect(await savedIds(seeker)).not.toContain(bad.id);
    expect((await list(seeker)).totalCount).toBe(2);
    await app.sql(`update jobs set application_deadline = ? where id = ?`, [
      app.clock.now(),
      soon.id,
    ]);
    expect(await open()).toEqual({ 'Ends tomorrow': false, Closes: false });
    await unsave(seeker, closing.id);
    // A job removed by mistake can be saved again, even if it has ended.
    await save(seeker, closing.id);
    expect(await open()).toHaveProperty('Closes');
  });

  test('are paged by cursor while the list changes, and by number', async () => {
    const { seeker } = await scenario(app).seeker();
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      const { id } = await addJob(app, company.id, { title: `job ${at}` });
      await save(seeker, id);
      ids.unshift(id);
    }
    // Saved at the same moment: the order is still stable.
    await app.sql('update saved_jobs set saved_at = ? where user_id = ?', [
      app.clock.now(),
      seeker.id,
    ]);
    const first = await list(seeker, { first: 3 });
    expect(first.totalCount).toBe(7);
    await unsave(seeker, first.nodes[2]!.job.id);
    const second = await list(seeker, { first: 3, after: first.pageInfo.endCursor });
    const third = await list(seeker, { first: 3, after: second.pageInfo.endCursor });
    const seen = [first, second, third].flatMap(({ nodes }) => nodes.map(({ job }) => job.id));
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(third.pageInfo.hasNextPage).toBe(false);
    expect((await list(seeker, { first: 3, page: 2 })).nodes).toHaveLength(3);
    await expect(list(seeker, { after: 'nonsense' })).toFailWith('BAD_USER_INPUT');
    await expect(list(seeker, { first: 101 })).toFailWith('BAD_USER_INPUT');
  });
});
