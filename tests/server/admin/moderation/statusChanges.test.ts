import { beforeAll, describe, expect, test } from 'vitest';
import { mayModerate } from '#schema/options/moderationMoves.ts';
import { ADMIN_STATUSES, type AdminStatus } from '#schema/options/statuses.ts';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import {
  changeJobsStatus,
  companyFor,
  decide,
  decideByRest,
  jobFor,
  verifyCompany,
  type ChangedStatuses,
  type Noun,
} from './moderationCalls.ts';

let app: App;
let admin: Person;
let companyId: string;

beforeAll(async () => {
  ({ app, admin } = await scenario().admin());
  companyId = (await addCompany(app)).id;
});

const NOWHERE = '01900000-0000-7000-8000-00000000dead';

async function make(noun: Noun, adminStatus: AdminStatus): Promise<string> {
  if (noun === 'company') return (await addCompany(app, { status: adminStatus })).id;
  return (await addJob(app, companyId, { adminStatus })).id;
}

const read = async (noun: Noun, id: string) =>
  noun === 'company' ? companyFor(admin, id) : jobFor(admin, id);

type Verdict = 'done' | 'conflict' | 'refused';

function verdictOf(from: AdminStatus, to: AdminStatus): Verdict {
  if (from === to) return 'conflict';
  return mayModerate(from, to) ? 'done' : 'refused';
}

const moves = ADMIN_STATUSES.flatMap((from) =>
  ADMIN_STATUSES.map((to) => ({ from, to, verdict: verdictOf(from, to) })),
);
const cases = (['company', 'job'] as const).flatMap((noun) =>
  moves.map((move) => ({ noun, ...move })),
);

/** A second copy of the agreed table, so that a change has to be made in both places. */
test('the table of status changes holds exactly what was agreed', () => {
  const allowed = moves.filter(({ from, to }) => mayModerate(from, to));
  expect(allowed.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
    'approved rejected',
    'approved suspended',
    'pending approved',
    'pending rejected',
    'rejected approved',
    'suspended approved',
    'suspended rejected',
  ]);
});

describe.each(cases)('a $noun that is $from', ({ noun, from, to, verdict }) => {
  test(`becomes ${to} over GraphQL: ${verdict}`, async () => {
    const id = await make(noun, from);
    const asked = decide(admin, noun, id, to, { adminNotes: 'Because.' });
    if (verdict === 'done') {
      const after = await asked;
      expect(after).toMatchObject({ adminStatus: to.toUpperCase(), adminNotes: 'Because.' });
      expect(await read(noun, id)).toEqual(after);
      return;
    }
    const isConflict = verdict === 'conflict';
    const rule = isConflict ? 'moderation.move.new' : 'moderation.move.allowed';
    await expect(asked).rejects.toMatchObject({
      extensions: {
        code: isConflict ? 'CONFLICT' : 'RULE_VIOLATION',
        rule,
        ...(isConflict && { current: from }),
      },
    });
    expect(await read(noun, id)).toMatchObject({ adminStatus: from.toUpperCase() });
  });

  test(`becomes ${to} over REST: ${verdict}`, async () => {
    const id = await make(noun, from);
    const { status, body } = await decideByRest(admin, noun, id, to, { adminNotes: 'Because.' });
    const wanted = {
      done: { status: 200, body: { id, adminStatus: to, adminNotes: 'Because.' } },
      conflict: { status: 409, body: { rule: 'moderation.move.new', current: from } },
      refused: { status: 422, body: { rule: 'moderation.move.allowed' } },
    }[verdict];
    expect({ status, body }).toMatchObject(wanted);
  });
});

test.each(cases.filter(({ noun, to }) => noun === 'job' && to !== 'pending'))(
  'in a bulk action, a job that is $from becomes $to: $verdict',
  async ({ from, to, verdict }) => {
    const id = await make('job', from);
    const action = { approved: 'APPROVE', rejected: 'REJECT', suspended: 'SUSPEND', pending: '' }[
      to
    ];
    const { jobs, refused } = await changeJobsStatus(admin, action, [id]);
    if (verdict === 'done') {
      expect(jobs).toMatchObject([{ id, adminStatus: to.toUpperCase() }]);
      expect(refused).toEqual([]);
      return;
    }
    const rule = verdict === 'conflict' ? 'moderation.move.new' : 'moderation.move.allowed';
    expect(refused).toMatchObject([{ id, rule }]);
    expect(jobs).toEqual([]);
  },
);

test.each(cases.filter(({ noun, to }) => noun === 'company' && to === 'approved'))(
  'verifying a company that is $from: $verdict',
  async ({ from, verdict }) => {
    const id = await make('company', from);
    const answer = await admin.rest('POST', `/api/admin/companies/${id}/verify`);
    expect(answer.status).toBe(verdict === 'done' ? 200 : 409);
    await expect(verifyCompany(admin, id)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', current: 'approved' },
    });
  },
);

test('the offered status changes are those of the table', async () => {
  for (const from of ADMIN_STATUSES) {
    const wanted = ADMIN_STATUSES.filter((to) => mayModerate(from, to)).map((to) =>
      to.toUpperCase(),
    );
    for (const noun of ['company', 'job'] as const) {
      const found = await read(noun, await make(noun, from));
      expect(found!.moves.toSorted()).toEqual(wanted.toSorted());
    }
  }
});

test('an approval is dated, and a note is replaced by the next decision', async () => {
  const id = await make('company', 'pending');
  expect((await companyFor(admin, id))!.approvedAt).toBeNull();
  await decide(admin, 'company', id, 'rejected', { adminNotes: ' No site.\r\nNo phone. ' });
  expect((await companyFor(admin, id))!.adminNotes).toBe('No site.\nNo phone.');
  const approved = await verifyCompany(admin, id);
  expect(approved).toMatchObject({ adminStatus: 'APPROVED', adminNotes: null });
  expect(Date.parse(approved.approvedAt!)).toBeCloseTo(app.clock.now().getTime(), -5);
});

test('a missing object cannot be decided on through any API', async () => {
  for (const noun of ['company', 'job'] as const) {
    for (const id of [NOWHERE, 'x', '']) {
      await expect(decide(admin, noun, id || 'x', 'approved')).toFailWith('NOT_FOUND');
      expect(await read(noun, id)).toBeNull();
    }
    expect((await decideByRest(admin, noun, NOWHERE, 'approved')).status).toBe(404);
  }
  expect((await admin.rest('GET', `/api/admin/jobs/${NOWHERE}`)).body).toMatchObject({
    message: 'We could not find this job. It may have been deleted.',
  });
  expect((await admin.rest('GET', `/api/admin/companies/${NOWHERE}`)).status).toBe(404);
  await expect(verifyCompany(admin, NOWHERE)).toFailWith('NOT_FOUND');
});

/** The version of a job or company, and a later edit of it by the employer. */
async function openThenEdit(noun: Noun, id: string) {
  const table = noun === 'job' ? 'jobs' : 'companies';
  const { body } = await admin.rest<{ updatedAt: string }>('GET', `/api/admin/${table}/${id}`);
  await app.sql(`update ${table} set updated_at = updated_at + interval '1 ms' where id = ?`, [id]);
  return { updatedAt: body.updatedAt };
}

describe.each(['company', 'job'] as const)('a %s that was edited after it was opened', (noun) => {
  const refusal = {
    message: 'The employer edited this after you opened it. Check the new version, then decide.',
    extensions: { code: 'CONFLICT', rule: 'moderation.edit.seen' },
  };

  test('is neither approved nor rejected as it was seen', async () => {
    const id = await make(noun, 'pending');
    const seen = await openThenEdit(noun, id);
    for (const status of ['approved', 'rejected'])
      await expect(decide(admin, noun, id, status, seen)).rejects.toMatchObject(refusal);
    expect((await decideByRest(admin, noun, id, 'approved', seen)).status).toBe(409);
    const { body } = await admin.rest<{ updatedAt: string }>(
      'GET',
      `/api/admin/${noun === 'job' ? 'jobs' : 'companies'}/${id}`,
    );
    const { updatedAt } = body;
    expect(await decide(admin, noun, id, 'approved', { updatedAt })).toMatchObject({ id });
  });

  test('is suspended nevertheless', async () => {
    const id = await make(noun, 'approved');
    const seen = await openThenEdit(noun, id);
    expect(await decide(admin, noun, id, 'suspended', seen)).toMatchObject({
      adminStatus: 'SUSPENDED',
    });
  });
});

test('neither verifying nor a bulk action approves an unseen version', async () => {
  const company = await make('company', 'pending');
  const { updatedAt } = await openThenEdit('company', company);
  await expect(
    admin.graphql(
      `mutation($input: VerifyCompanyInput!) { verifyCompany(input: $input) { company { id } } }`,
      { input: { id: company, updatedAt } },
    ),
  ).toFailWith('CONFLICT');
  const [edited, same] = [await make('job', 'pending'), await make('job', 'pending')];
  const seen = [
    { id: edited, ...(await openThenEdit('job', edited)) },
    { id: same, updatedAt: app.clock.now() },
  ];
  await app.sql('update jobs set updated_at = ? where id = ?', [seen[1]!.updatedAt, same]);
  const { changeJobsStatus: done } = await admin.graphql<{ changeJobsStatus: ChangedStatuses }>(
    `mutation($input: ChangeJobsStatusInput!) { changeJobsStatus(input: $input) {
      jobs { id } refused { id rule } } }`,
    { input: { ids: [edited, same], action: 'APPROVE', seen } },
  );
  expect(done).toEqual({
    jobs: [{ id: same }],
    refused: [{ id: edited, rule: 'moderation.edit.seen' }],
  });
});

test('a deleted job cannot be decided on', async () => {
  const id = await make('job', 'pending');
  await app.sql('update jobs set deleted_at = now() where id = ?', [id]);
  await expect(decide(admin, 'job', id, 'approved')).toFailWith('NOT_FOUND');
  const { refused } = await changeJobsStatus(admin, 'APPROVE', [id, 'x']);
  expect(refused.map(({ rule }) => rule)).toEqual([null, null]);
});

test('a bulk action applies to each job independently, with ids in any case, a hundred at most', async () => {
  const one = await make('job', 'pending');
  const two = await make('job', 'suspended');
  const given = [one, two.toUpperCase(), one, NOWHERE];
  const { jobs, refused } = await changeJobsStatus(admin, 'SUSPEND', given, 'Looks odd.');
  expect(jobs).toEqual([]);
  expect(refused.map(({ id, rule }) => [id, rule])).toEqual([
    [one, 'moderation.move.allowed'],
    [two, 'moderation.move.new'],
    [NOWHERE, null],
  ]);
  const answer = await admin.rest<{ jobs: { id: string }[]; refused: unknown[] }>(
    'POST',
    '/api/admin/jobs/bulk-action',
    { action: 'approve', jobIds: [one, two] },
  );
  expect(answer.status).toBe(200);
  expect(answer.body.jobs.map(({ id }) => id)).toEqual([one, two]);
  expect(answer.body.jobs[0]).toMatchObject({ adminStatus: 'approved', type: 'full-time' });
  for (const ids of [[], Array.from({ length: 101 }, () => NOWHERE)]) {
    await expect(changeJobsStatus(admin, 'APPROVE', ids)).toFailWith('BAD_USER_INPUT');
    const refusal = await admin.rest('POST', '/api/admin/jobs/bulk-action', {
      action: 'approve',
      jobIds: ids,
    });
    expect(refusal).toMatchObject({ status: 400, body: { fields: [{ field: 'jobIds' }] } });
  }
  const eaten = await admin.rest('POST', '/api/admin/jobs/bulk-action', {
    action: 'eat',
    jobIds: [one],
  });
  expect(eaten).toMatchObject({ status: 400, body: { fields: [{ field: 'action' }] } });
});
