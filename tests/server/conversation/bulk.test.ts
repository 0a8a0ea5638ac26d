import { beforeEach, expect, test } from 'vitest';
import { UNANSWERED_MAX } from '#schema/options/messages.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import {
  applicants,
  colleagueOf,
  endUndoWindow,
} from '#tests/server/application/status/statusWorld.ts';
import { theApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { change, seenBy, send, sendMany, textsOf, type Batch } from './conversationWorld.ts';

let app: App;
let employer: Employer;
beforeEach(async () => {
  ({ app, employer } = await scenario(theApp()).employer({
    firstName: 'Meera',
    lastName: 'Iyer',
    company: { name: 'Lotus Works' },
  }));
});

const undo = (who: Caller, batchId: string) =>
  who.graphql(
    'mutation($id: ID!) { undoConversationMessages(input: { batchId: $id }) { count } }',
    { id: batchId },
  );

test('each applicant gets the message in a separate conversation, with the fields filled in', async () => {
  const [first, second, third] = await applicants(app, employer, 3);
  await change(third!.seeker, 'blockConversation', third!.id);
  const ids = [first!.id, second!.id, third!.id];
  const body = 'Dear {name}, {company} will call you about {job}. {sender}';
  expect(await sendMany(employer, ids, body)).toMatchObject({ count: 2, skipped: 1 });
  expect(await textsOf(first!.seeker, first!.id)).toEqual([]);
  await endUndoWindow(app);
  await runDueTasks(app.services, { early: true });
  expect(await textsOf(first!.seeker, first!.id)).toEqual([
    'Dear Asha Rao0, Lotus Works will call you about Staff Nurse. Meera Iyer',
  ]);
  expect(await textsOf(second!.seeker, second!.id)).toHaveLength(1);
  expect(await textsOf(third!.seeker, third!.id)).toEqual([]);
});

test('the answer names those who cannot be written to, with the reason', async () => {
  const people = await applicants(app, employer, 4);
  const [gone, blocked, full, open] = people.map(({ id }) => id);
  const { other } = await scenario(app).employer({ as: 'other' });
  const [theirs] = await applicants(app, other, 1);
  const unknown = crypto.randomUUID();
  await app.sql(
    'update applications set withdrawn_at = now(), withdrawal_told_at = now() where id = ?',
    [gone],
  );
  await change(employer, 'blockConversation', blocked!);
  for (let n = 0; n < UNANSWERED_MAX.company; n += 1) await send(employer, full!, 'Hello?');
  const ids = [gone!, blocked!, full!, open!, theirs!.id, unknown];
  const answer = await sendMany(employer, ids, 'Hello');
  expect(answer).toMatchObject({ count: 1, skipped: 5 });
  const rule = 'conversation.message.open';
  const missing = { rule: null, application: null };
  expect(answer.skippedApplications).toMatchObject([
    { id: gone, rule, message: 'The applicant has withdrawn this application.' },
    {
      id: blocked,
      rule,
      message: 'You have blocked this conversation. Unblock it to write again.',
    },
    { id: full, rule, application: { name: 'Asha Rao2' } },
    { id: theirs!.id, ...missing },
    { id: unknown, ...missing },
  ]);
});

test('a message to many can be undone within ten seconds, and then nobody gets it', async () => {
  const [one] = await applicants(app, employer, 1);
  const { batchId } = await sendMany(employer, [one!.id], 'Wrong text');
  const { other } = await scenario(app).employer({ as: 'other' });
  await expect(undo(other, batchId!)).toFailWith('NOT_FOUND');
  await undo(employer, batchId!);
  await endUndoWindow(app);
  expect(await seenBy(one!.seeker, one!.id)).toMatchObject({
    application: { messages: { totalCount: 0 } },
  });
  await expect(undo(employer, batchId!)).toBreakRule('conversation.batch.undo');
});

test('a message to many is not sent in a conversation that was blocked in the meantime', async () => {
  const [one] = await applicants(app, employer, 1);
  await sendMany(employer, [one!.id], 'Too late');
  await change(employer, 'blockConversation', one!.id);
  await endUndoWindow(app);
  expect(await seenBy(one!.seeker, one!.id)).toMatchObject({
    application: { messages: { totalCount: 0 } },
  });
});

test('a message undone as it is sent is either undone or sent', { tags: ['full'] }, async () => {
  const [one] = await applicants(app, employer, 1);
  const { batchId } = await sendMany(employer, [one!.id], 'Now or never');
  const [undone] = await Promise.allSettled([undo(employer, batchId!), endUndoWindow(app)]);
  await endUndoWindow(app);
  const { messages } = (await seenBy(one!.seeker, one!.id))!.application;
  expect(messages.totalCount).toBe(undone.status === 'fulfilled' ? 0 : 1);
});

test('a message to many does not count as an answer to an applicant’s question', async () => {
  const [one] = await applicants(app, employer, 1);
  await send(one!.seeker, one!.id, 'Is the canteen free?');
  await sendMany(employer, [one!.id], 'We have filled the position.');
  await endUndoWindow(app);
  expect(await seenBy(employer, one!.id)).toMatchObject({ isUnread: true });
});

test('a company can write to 2,000 people a day; what was undone, is older or came from others does not count', async () => {
  const [one] = await applicants(app, employer, 1);
  const { other } = await scenario(app).employer({ as: 'other' });
  const written = (people: number, { by = employer, hoursAgo = 0, isUndone = false } = {}) =>
    app.sql(
      `insert into message_batches
         (id, company_id, body, application_ids, remaining_ids, created_at, undo_until, undone_at)
       select gen_random_uuid(), ?, 'x', array_fill(gen_random_uuid(), array[?::int]), '{}', at, at,
         case when ? then at end
       from (select ?::timestamptz - ? * interval '1 hour' as at) batch`,
      [by.company!.id, people, isUndone, app.clock.now(), hoursAgo],
    );
  await written(2000, { isUndone: true });
  await written(2000, { hoursAgo: 24 });
  await written(2000, { by: other });
  await written(1000);
  await written(999, { hoursAgo: 23 });
  expect(await sendMany(employer, [one!.id], 'The last one')).toMatchObject({ count: 1 });
  await expect(sendMany(employer, [one!.id], 'One more')).toBreakRule('conversation.batch.daily');
});

test('a message by filter reaches the applicants who match, and no more than 500', async () => {
  const [one, two] = await applicants(app, employer, 2);
  const sendMatching = (input: object) =>
    employer.graphql<{ sendMatchingMessages: Batch }>(
      `mutation($input: SendMatchingMessagesInput!) {
        sendMatchingMessages(input: $input) { batchId count skipped } }`,
      { input },
    );
  const until = new Date(app.clock.now().getTime() + 1_000).toISOString();
  const input = { body: 'Hello {name}', statuses: ['PENDING'], until, except: [two!.id] };
  const nobody = { ...input, applicants: { place: 'Nowhere' }, meetsMustHaves: true };
  expect((await sendMatching(nobody)).sendMatchingMessages).toMatchObject({ count: 0 });
  expect((await sendMatching(input)).sendMatchingMessages).toMatchObject({ count: 1, skipped: 0 });
  await endUndoWindow(app);
  expect(await textsOf(one!.seeker, one!.id)).toEqual(['Hello Asha Rao0']);
  expect(await textsOf(two!.seeker, two!.id)).toEqual([]);
});

test('templates belong to the company, each with a unique name', async () => {
  const colleague = await colleagueOf(app, employer);
  const { other } = await scenario(app).employer({ as: 'other' });
  const save = (who: Caller, input: object) =>
    who.graphql<{ saveMessageTemplate: { template: { id: string } } }>(
      `mutation($input: SaveMessageTemplateInput!) {
        saveMessageTemplate(input: $input) { template { id } } }`,
      { input },
    );
  const { saveMessageTemplate } = await save(employer, { name: 'Invite', body: 'Hi {name}' });
  const { id } = saveMessageTemplate.template;
  await expect(save(colleague, { name: 'invite', body: 'x' })).toBreakRule(
    'conversation.template.name',
  );
  await save(colleague, { id, name: 'Invitation', body: 'Dear {name}' });
  await expect(save(other, { id, name: 'Mine', body: 'x' })).toFailWith('NOT_FOUND');
  await expect(save(employer, { name: 'Wrong', body: 'Dear {nmae}' })).toFailWith('BAD_USER_INPUT');
  const list = '{ viewer { messageTemplates { name body } } }';
  expect(await employer.graphql(list)).toEqual({
    viewer: { messageTemplates: [{ name: 'Invitation', body: 'Dear {name}' }] },
  });
});
