import { expect, test } from 'vitest';
import { apply } from '#tests/server/application/applicationCalls.ts';
import { colleague, remove } from '#tests/server/team/teamWorld.ts';
import { theApp } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { seenBy, send, unreadOf } from './conversationWorld.ts';

const listed = async (who: Caller): Promise<string[]> => {
  const { viewer } = await who.graphql<{ viewer: { conversations: { nodes: { id: string }[] } } }>(
    '{ viewer { conversations { nodes { id } } } }',
  );
  return viewer.conversations.nodes.map(({ id }) => id);
};

test('members see the conversations of their jobs, write if their role includes it, and none after they have left', async () => {
  const { app, employer, seeker } = await scenario(theApp()).employer().seeker();
  const withApplication = async (title: string) => {
    const job = await addJob(app, employer.company!.id, { title });
    return { job: job.id, id: (await apply(seeker, job)).id };
  };
  const [own, other] = [await withApplication('Welder'), await withApplication('Fitter')];
  const manager = await colleague(app, employer, 'hiring_manager', [own.job]);
  const interviewer = await colleague(app, employer, 'interviewer', [own.job]);
  for (const { id } of [own, other]) await send(seeker, id, 'When do you decide?');

  expect(await listed(employer)).toHaveLength(2);
  for (const who of [manager, interviewer]) {
    expect(await listed(who)).toEqual([own.id]);
    expect(await unreadOf(who)).toBe(1);
    expect(await seenBy(who, other.id)).toBeNull();
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
  const answer = await send(manager, own.id, 'On Friday.');
  await remove(employer, { id: manager.memberId, successorId: null });
  expect(await listed(manager)).toEqual([]);
  expect((await seenBy(seeker, own.id))!.application.messages.nodes[0]!.id).toBe(answer.id);
});
