import { expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { colleague, handOver, remove, updateMember } from '#tests/server/team/teamWorld.ts';
import { theApp } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { seenBy, send, unreadOf } from './conversationWorld.ts';

const listed = async (who: Caller): Promise<string[]> => {
  const { viewer } = await who.graphql<{ viewer: { conversations: { nodes: { id: string }[] } } }>(
    '{ viewer { conversations { nodes { id } } } }',
  );
  return viewer.conversations.nodes.map(({ id }) => id);
};

test('members see the conversations of their jobs, write if their role includes it, and lose both when they leave', async () => {
  const { app, employer, seeker } = await scenario(theApp()).employer().seeker();
  const withApplication = async (title: string) => {
    const job = await addJob(app, employer.company!.id, { title });
    return { job: job.id, id: (await apply(seeker, job)).id };
  };
  const [own, other] = [await withApplication('Welder'), await withApplication('Fitter')];
  const manager = await colleague(app, employer, 'hiring_manager', [own.job]);
  const interviewer = await colleague(app, employer, 'interviewer', [own.job]);
  await send(seeker, own.id, 'When do you decide?');
  const unseen = await send(seeker, other.id, 'When do you decide?');
  const nodeSeenBy = async (who: Caller) =>
    (await who.graphql<{ node: object | null }>(`{ node(id: "${unseen.id}") { id } }`)).node;
  expect(await nodeSeenBy(employer)).toEqual({ id: unseen.id });

  expect(await listed(employer)).toHaveLength(2);
  for (const who of [manager, interviewer]) {
    expect(await listed(who)).toEqual([own.id]);
    expect(await unreadOf(who)).toBe(1);
    expect(await seenBy(who, other.id)).toBeNull();
    expect(await nodeSeenBy(who)).toBeNull();
    await expect(send(who, other.id, 'Hello')).rejects.toThrow(/could not find|role/);
  }
  expect(await seenBy(interviewer, own.id)).toMatchObject({ state: 'CLOSED' });
  await expect(send(interviewer, own.id, 'Hello')).toFailWith('FORBIDDEN');
  // The bell rings for those who may answer.
  const bells = await app.sql<{ user_id: string }>(
    `select user_id from notifications where kind = 'message_received' and data ->> 'applicationId' = ?`,
    [own.id],
  );
  expect(bells.map(({ user_id }) => user_id).toSorted()).toEqual(
    [employer.id, manager.id].toSorted(),
  );
  // A block would also be about the jobs that the manager does not see.
  const block = (who: Caller) =>
    who.graphql(
      'mutation($id: ID!) { blockConversation(input: { applicationId: $id }) { conversation { id } } }',
      { id: own.id },
    );
  await expect(block(manager)).toBreakRule('conversation.block.all-jobs');
  const isUnread = async () => (await seenBy(employer, own.id))!.isUnread;
  expect(await isUnread()).toBe(true);
  const answer = await send(manager, own.id, 'On Friday.');
  // A colleague's answer marks what came before as read for the whole team.
  expect(await isUnread()).toBe(false);
  await remove(employer, { id: manager.memberId, successorId: null });
  expect(await listed(manager)).toEqual([]);
  expect((await seenBy(seeker, own.id))!.application.messages.nodes[0]!.id).toBe(answer.id);
});

test('an open page hears of the conversations of the jobs that its reader works on now', async () => {
  const { app, employer, seeker } = await scenario(theApp()).employer().seeker();
  const withApplication = async (title: string) => {
    const job = await addJob(app, employer.company!.id, { title });
    return { job: job.id, id: (await apply(seeker, job)).id };
  };
  const [before, after] = [await withApplication('Welder'), await withApplication('Fitter')];
  const manager = await colleague(app, employer, 'hiring_manager', [before.job]);
  const changed = 'subscription { conversationChanged { conversation { id } } }';
  const open = await Reader.open(app, manager.token, changed);
  const role = 'HIRING_MANAGER';
  await updateMember(employer, { id: manager.memberId, role, jobIds: [after.job] });
  await send(seeker, before.id, 'When do you decide?');
  await send(seeker, after.id, 'When do you decide?');
  expect(await open.next()).toMatchObject({
    data: { data: { conversationChanged: { conversation: { id: after.id } } } },
  });
  open.leave();
});

test('a colleague takes over the conversations of someone who leaves, and the owner without a choice', async () => {
  const { app, employer, seeker } = await scenario(theApp()).employer().seeker();
  const job = await addJob(app, employer.company!.id, { title: 'Welder' });
  const { id } = await apply(seeker, job);
  const recruiter = await colleague(app, employer, 'recruiter');
  const second = await colleague(app, employer, 'recruiter');
  /** The members whose bell rings when the applicant writes this. */
  const toldOf = async (text: string) => {
    await app.sql('delete from notifications');
    await send(seeker, id, text);
    const rows = await app.sql<{ user_id: string }>('select user_id from notifications');
    return rows.map(({ user_id }) => user_id);
  };
  await send(recruiter, id, 'Can you come on Monday?');
  expect(await toldOf('Yes.')).toEqual([recruiter.id]);
  // A suspended colleague cannot answer, so the bell rings for the others.
  const setStatus = (status: string) =>
    app.sql('update users set status = ? where id = ?', [status, recruiter.id]);
  await setStatus('suspended');
  expect((await toldOf('Are you there?')).toSorted()).toEqual([employer.id, second.id].toSorted());
  await setStatus('active');
  await send(recruiter, id, 'Sorry, we were closed.');
  await handOver(employer, { fromId: recruiter.memberId, toId: second.memberId });
  expect(await toldOf('At what time?')).toEqual([second.id]);
  await remove(employer, { id: second.memberId, successorId: null });
  expect(await toldOf('And where?')).toEqual([employer.id]);
  const log = await app.sql<{ subject_id: string; after: object }>(
    `select subject_id, after from activity_log where action = 'team.handOver'
      and after ->> 'companyId' = ? order by id`,
    [employer.company!.id],
  );
  expect(log.map(({ subject_id, after }) => [subject_id, after])).toEqual(
    [second.id, employer.id].map((one) => [
      one,
      { companyId: employer.company!.id, jobs: 0, conversations: 1, interviews: 0 },
    ]),
  );
});

test('conversations that a new role no longer includes go to the owner who changed it', async () => {
  const { app, employer, seeker } = await scenario(theApp()).employer().seeker();
  const withAnswer = async (title: string) => {
    const job = await addJob(app, employer.company!.id, { title });
    const { id } = await apply(seeker, job);
    await send(recruiter, id, 'Can you come on Monday?');
    return { job: job.id, id };
  };
  const recruiter = await colleague(app, employer, 'recruiter');
  const [kept, lost] = [await withAnswer('Welder'), await withAnswer('Fitter')];
  const notifiedOfMessages = async () => {
    await app.sql('delete from notifications');
    for (const { id } of [kept, lost]) await send(seeker, id, 'Yes.');
    const rows = await app.sql<{ user_id: string; id: string }>(
      `select user_id, data ->> 'applicationId' as id from notifications where kind = 'message_received'`,
    );
    return [kept, lost].map(({ id }) => rows.flatMap((row) => (row.id === id ? row.user_id : [])));
  };
  // A colleague who never answers, and whose bell does not ring.
  await colleague(app, employer, 'recruiter');
  const change = (role: string, jobIds: string[]) =>
    updateMember(employer, { id: recruiter.memberId, role, jobIds });
  await change('HIRING_MANAGER', [kept.job]);
  expect(await notifiedOfMessages()).toEqual([[recruiter.id], [employer.id]]);
  await change('INTERVIEWER', [kept.job]);
  expect(await notifiedOfMessages()).toEqual([[employer.id], [employer.id]]);
});
