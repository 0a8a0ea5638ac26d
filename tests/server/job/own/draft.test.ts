import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { createJob, deleteJob } from './jobCalls.ts';

let app: App;
beforeAll(async () => {
  app = await theApp();
});

const DRAFT = `id savedAt values { title description requirements responsibilities benefits location type category
  industry salary experience experienceLevel applicationDeadline isRemote isFeatured isUrgent }`;

interface Draft {
  id: string;
  savedAt: string;
  values: Record<string, unknown>;
}
interface Drafts {
  draft: Draft | null;
  replaced: Draft | null;
}

async function ask(who: Caller, mutation: string, variables = '', given: object = {}) {
  const data = await who.graphql<{ done: Drafts }>(
    `mutation${variables} { done: ${mutation} { draft { ${DRAFT} } replaced { ${DRAFT} } viewer { jobDraft { id } } } }`,
    given,
  );
  return data.done;
}
const save = (who: Caller, input: object) =>
  ask(who, 'saveJobDraft(input: $input)', '($input: JobDraftInput!)', { input });
const discard = (who: Caller) => ask(who, 'discardJobDraft');
const duplicate = (who: Caller, id: string) =>
  ask(who, 'duplicateJob(input: { id: $id })', '($id: ID!)', { id });

async function draftOf(who: Caller): Promise<Draft | null> {
  const { viewer } = await who.graphql<{ viewer: { jobDraft: Draft | null } }>(
    `{ viewer { jobDraft { ${DRAFT} } } }`,
  );
  return viewer.jobDraft;
}

const newEmployer = async () => (await scenario(app).employer()).employer;

describe('the draft', () => {
  test('exists once per user; saving returns the one it replaced', async () => {
    const who = await newEmployer();
    expect(await draftOf(who)).toBeNull();
    const first = await save(who, { title: 'Tea ', description: 'Line one\n\n', type: 'INTERN' });
    expect(first.replaced).toBeNull();
    expect(first.draft).toMatchObject({
      id: who.id,
      values: { title: 'Tea ', description: 'Line one\n\n', type: 'INTERN', industry: null },
    });
    const second = await save(who, { title: 'Coffee', experience: 2, isUrgent: true });
    expect(second.replaced?.values).toEqual(first.draft?.values);
    expect(second.draft?.values).toMatchObject({
      title: 'Coffee',
      description: null,
      experience: 2,
      isUrgent: true,
    });
    expect((await draftOf(who))?.values).toEqual(second.draft?.values);
    const { draft, replaced } = await discard(who);
    expect({ draft, values: replaced?.values }).toEqual({
      draft: null,
      values: second.draft?.values,
    });
    expect(await draftOf(who)).toBeNull();
    expect(await discard(who)).toMatchObject({ draft: null, replaced: null });
  });

  test('may be incomplete, but holds no more than a job can', async () => {
    const who = await newEmployer();
    expect((await save(who, {})).draft?.values['title']).toBeNull();
    await expect(save(who, { title: 'x'.repeat(201) })).toFailWith('BAD_USER_INPUT');
    await expect(save(who, { description: 'x'.repeat(10_001) })).toFailWith('BAD_USER_INPUT');
    expect((await draftOf(who))?.values['title']).toBeNull();
  });

  test('keeps a number that no job can have, as it was typed', async () => {
    const who = await newEmployer();
    const question = { kind: 'NUMBER', text: 'Years?', minimum: 2_000_000_000 };
    const values = { title: 'Tea', openings: 0, questions: [question] };
    await save(who, values);
    const { viewer } = await who.graphql<{ viewer: { jobDraft: object } }>(
      '{ viewer { jobDraft { values { title openings questions { kind text minimum } } } } }',
    );
    expect(viewer.jobDraft).toEqual({ values });
  });

  test('is visible to its owner only, and is not a job', async () => {
    const who = await newEmployer();
    const { colleague, seeker } = await scenario(app).employer({ as: 'colleague' }).seeker();
    await addMember(app, who.company!.id, colleague.id);
    await save(who, { title: 'Mine' });
    expect(await draftOf(colleague)).toBeNull();
    await expect(save(seeker, { title: 'Mine' })).toFailWith('FORBIDDEN');
    await expect(draftOf(seeker)).toFailWith('FORBIDDEN');
    await expect(save(app, { title: 'Mine' })).toFailWith('UNAUTHENTICATED');
    const [count] = await app.sql('select count(*)::int as n from jobs where company_id = ?', [
      who.company!.id,
    ]);
    expect(count).toEqual({ n: 0 });
  });

  test('is kept complete if two are saved at once', async () => {
    const who = await newEmployer();
    const saved = await Promise.all(
      Array.from({ length: 6 }, (_, at) => save(who, { title: `T${at}`, location: `L${at}` })),
    );
    expect(saved).toHaveLength(6);
    const { title, location } = (await draftOf(who))!.values as Record<string, string>;
    expect(title!.slice(1)).toBe(location!.slice(1));
  });

  test("is deleted with its owner's account", async () => {
    const who = await newEmployer();
    await save(who, { title: 'Mine' });
    await who.graphql(
      `mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }`,
      { input: { password: who.password, confirmation: 'DELETE' } },
    );
    expect(await app.sql('select 1 from job_drafts where user_id = ?', [who.id])).toEqual([]);
  });
});

describe('duplicating a job', () => {
  test('creates a draft without the deadline and posts nothing', async () => {
    const who = await newEmployer();
    await save(who, { title: 'Half a thought' });
    const job = await createJob(who, {
      salary: '5 LPA',
      benefits: 'Tea',
      isUrgent: true,
      applicationDeadline: '2199-12-31',
    });
    const { draft, replaced } = await duplicate(who, job.id);
    expect(replaced?.values['title']).toBe('Half a thought');
    expect(draft?.values).toEqual({
      title: job.title,
      description: job['description'],
      requirements: 'A tongue\nA nose',
      responsibilities: '',
      benefits: 'Tea',
      location: 'Bangalore, Karnataka',
      type: 'FULL_TIME',
      category: 'sales_business_development',
      industry: 'retail',
      salary: '5 LPA',
      experience: 3,
      experienceLevel: 'MID_LEVEL',
      applicationDeadline: null,
      isRemote: false,
      isFeatured: false,
      isUrgent: true,
    });
    const copy = await createJob(who, draft!.values);
    expect(copy.id).not.toBe(job.id);
    expect(copy).toMatchObject({ title: job.title, salaryMin: 500_000, isHot: true });
    await deleteJob(who, job.id);
    await expect(duplicate(who, job.id)).toFailWith('NOT_FOUND');
  });
});
