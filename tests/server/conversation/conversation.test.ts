import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { runDueTasks } from '#server/tasks/runDueTasks.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { colleagueOf } from '#tests/server/application/status/statusWorld.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { upload } from '#tests/server/file/uploadApp.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { colleague, handOver, moveToAnotherCompany } from '#tests/server/team/teamWorld.ts';
import {
  change,
  conversationWorld,
  markRead,
  messageMailsTo,
  seenBy,
  send,
  textsOf,
  unreadOf,
  type World,
} from './conversationWorld.ts';

/** An hour of the next day in UTC: 6 is noon in India, 17 half past ten at night. */
const tomorrowAt = (hour: number) => {
  const day = new Date(Date.now() + 86_400_000);
  return new Date(day.setUTCHours(hour, 0, 0, 0));
};

/** Also runs tasks that wait for a later time, because the clock of the test may have passed it. */
async function runTasks(app: App): Promise<void> {
  const outcomes = await runDueTasks(app.services, { early: true });
  expect(outcomes.filter(({ error }) => error)).toEqual([]);
}

let world: World;
beforeEach(async () => {
  world = await conversationWorld(theApp());
});

test('both sides write, and each sees what is new and how far the other has read', async () => {
  const { app, employer, seeker, id } = world;
  const question = await send(seeker, id, 'Is the night shift paid extra?');
  expect(question).toMatchObject({ side: 'APPLICANT', authorName: 'Asha Rao', isMine: true });
  expect(await seenBy(employer, id)).toMatchObject({ isUnread: true, state: 'OPEN' });
  expect(await seenBy(seeker, id)).toMatchObject({ readByOtherAt: null });
  expect(await unreadOf(employer)).toBe(1);

  await markRead(employer, id, question.sentAt);
  expect(await unreadOf(employer)).toBe(0);
  expect(await seenBy(seeker, id)).toMatchObject({
    isUnread: false,
    readByOtherAt: question.sentAt,
  });
  // Marking as read up to an earlier time changes nothing.
  await markRead(employer, id, '2020-01-01T00:00:00.000Z');
  expect(await seenBy(seeker, id)).toMatchObject({ readByOtherAt: question.sentAt });

  await send(employer, id, 'Yes, 20 percent.');
  expect(await unreadOf(seeker)).toBe(1);
  const found = `{ viewer { company: conversations(search: "lotus") { totalCount }
    job: conversations(search: "nurse") { totalCount } none: conversations(search: "asha") { totalCount } } }`;
  expect(await seeker.graphql(found)).toEqual({
    viewer: { company: { totalCount: 1 }, job: { totalCount: 1 }, none: { totalCount: 0 } },
  });
  expect(await textsOf(seeker, id)).toEqual(['Is the night shift paid extra?', 'Yes, 20 percent.']);

  // The bell rings once until it is seen, and again for what comes later.
  const bellCount = async () =>
    (
      await app.sql(`select 1 from notifications where kind = 'message_received' and user_id = ?`, [
        employer.id,
      ])
    ).length;
  expect(await bellCount()).toBe(1);
  await send(seeker, id, 'Thank you.');
  expect(await bellCount()).toBe(2);
  await send(seeker, id, 'I can start on Monday.');
  expect(await bellCount()).toBe(2);
});

test('what a colleague has answered is no longer unread', async () => {
  const { app, employer, seeker, id } = world;
  const colleague = await colleagueOf(app, employer);
  await send(seeker, id, 'When do you decide?');
  expect(await unreadOf(colleague)).toBe(1);
  await send(employer, id, 'On Friday.');
  expect(await unreadOf(colleague)).toBe(0);
});

test('nobody else can read or write, and no address is shown', async () => {
  const { app, employer, seeker, id } = world;
  const { stranger, other } = await scenario(app)
    .employer({ as: 'other' })
    .seeker({ as: 'stranger' });
  const message = await send(employer, id, 'Can you come on Monday?');
  for (const who of [stranger, other]) {
    expect(await seenBy(who, id)).toBeNull();
    await expect(send(who, id, 'Hello')).toFailWith('NOT_FOUND');
    expect(await who.rest('GET', `/api/applications/${id}/messages`)).toMatchObject({
      status: 404,
      body: { message: 'We could not find this conversation. It may have been deleted.' },
    });
    const { node } = await who.graphql<{ node: object | null }>(
      'query($id: ID!) { node(id: $id) { id } }',
      { id: message.id },
    );
    expect(node).toBeNull();
  }
  expect(JSON.stringify(await seenBy(seeker, id))).not.toContain('@');
});

test('after three messages without an answer, the applicant waits', async () => {
  const { employer, seeker, id } = world;
  for (const text of ['One', 'Two', 'Three']) await send(seeker, id, text);
  expect(await seenBy(seeker, id)).toMatchObject({ state: 'WAITING' });
  await expect(send(seeker, id, 'Four')).toBreakRule('conversation.message.open');
  await send(employer, id, 'Sorry, I was away.');
  expect(await seenBy(seeker, id)).toMatchObject({ state: 'OPEN' });
});

test('two answers at once keep their order', { tags: ['full'] }, async () => {
  const { app, employer, seeker, id } = world;
  const colleague = await colleagueOf(app, employer);
  await Promise.all([
    send(employer, id, 'From one'),
    send(colleague, id, 'From the other'),
    send(seeker, id, 'From the applicant'),
  ]);
  const seen = (await seenBy(seeker, id))!.application.messages.nodes;
  const times = seen.map(({ sentAt }) => Date.parse(sentAt));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(times).size).toBe(3);
  expect((await seenBy(employer, id))!.application.messages.nodes.map((one) => one.id)).toEqual(
    seen.map((one) => one.id),
  );
});

test('a block ends the messages in both directions until it is lifted', async () => {
  const { employer, seeker, id } = world;
  await send(employer, id, 'Hello');
  expect(await change(seeker, 'blockConversation', id)).toMatchObject({
    state: 'BLOCKED',
    isBlocked: true,
  });
  expect(await seenBy(employer, id)).toMatchObject({ state: 'CLOSED', isBlocked: false });
  for (const who of [employer, seeker])
    await expect(send(who, id, 'Hello')).toBreakRule('conversation.message.open');
  expect(await change(seeker, 'unblockConversation', id)).toMatchObject({ state: 'OPEN' });
  await send(employer, id, 'Hello again');
});

test('files are checked, and only the two sides can open them', async () => {
  const { app, employer, seeker, id } = world;
  const { stranger } = await scenario(app).seeker({ as: 'stranger' });
  const { body: file } = await upload(app, seeker, 'file', pdf('certificate'), {
    name: 'certificate.pdf',
  });
  await expect(send(stranger, id, 'Mine', [file.fileId])).toFailWith('NOT_FOUND');
  await expect(send(employer, id, 'Not mine', [file.fileId])).toBreakRule(
    'conversation.message.files-own',
  );
  await send(seeker, id, 'My certificate', [file.fileId]);
  const [message] = (await seenBy(employer, id))!.application.messages.nodes;
  const [attached] = message!.files;
  expect(attached).toMatchObject({ name: 'certificate.pdf' });
  expect((await fetch(app.url + attached!.url)).status).toBe(200);

  const wrong = attached!.url.replace(attached!.id, newId(1_700_000_000_000));
  expect((await fetch(app.url + wrong)).status).toBe(404);
  for (const [lost, before] of [
    [`status = 'inactive'`, `status = 'active'`],
    [`status = 'suspended'`, `status = 'active'`],
    ['deleted_at = now()', 'deleted_at = null'],
  ]) {
    await app.sql(`update users set ${lost} where id = ?`, [employer.id]);
    expect([lost, (await fetch(app.url + attached!.url)).status]).toEqual([lost, 404]);
    await app.sql(`update users set ${before} where id = ?`, [employer.id]);
  }
  await app.sql(`update companies set admin_status = 'suspended' where id = ?`, [
    employer.company!.id,
  ]);
  expect((await fetch(app.url + attached!.url)).status).toBe(404);
  await app.sql(`update companies set admin_status = 'approved' where id = ?`, [
    employer.company!.id,
  ]);
  expect((await fetch(app.url + attached!.url)).status).toBe(200);
  // An interviewer works on no job until they are added to it.
  await colleagueOf(app, employer);
  const become = (role: string) =>
    app.sql('update company_members set role = ? where user_id = ?', [role, employer.id]);
  await become('interviewer');
  expect((await fetch(app.url + attached!.url)).status).toBe(404);
  await become('owner');
  await moveToAnotherCompany(app, employer);
  expect((await fetch(app.url + attached!.url)).status).toBe(404);
});

test('a file that the company sent stays in the conversation when its sender deletes the account', async () => {
  const { app, employer, seeker, id } = world;
  const uploaded = async (name: string) =>
    (await upload(app, employer, 'file', pdf(name), { name })).body.fileId;
  const [sent, other] = [await uploaded('directions.pdf'), await uploaded('draft.pdf')];
  await send(employer, id, 'How to find us', [sent]);
  await employer.graphql(
    'mutation { deleteMyAccount(input: { password: "A good passphrase 1", confirmation: "DELETE" }) { message } }',
  );
  const [message] = (await seenBy(seeker, id))!.application.messages.nodes;
  expect(message!.files).toMatchObject([{ id: sent, name: 'directions.pdf' }]);
  expect((await fetch(app.url + message!.files[0]!.url)).status).toBe(200);
  const left = 'select id, owner_id from files where id in (?, ?)';
  expect(await app.sql(left, [sent, other])).toEqual([{ id: sent, owner_id: null }]);
});

test('open pages learn of a message at once', async () => {
  const { app, employer, seeker, id } = world;
  const reader = await Reader.open(
    app,
    seeker.token,
    'subscription { conversationChanged { conversation { id isUnread } } }',
  );
  await send(employer, id, 'Are you there?');
  const { data } = (await reader.next()) as never as {
    data: { data: { conversationChanged: object } };
  };
  expect(data.data.conversationChanged).toEqual({ conversation: { id, isUnread: true } });
  reader.leave();
});

describe('emails', () => {
  beforeEach(() => {
    world.app.clock.moveTo(tomorrowAt(6));
  });

  test('one email after a minute, without an address, and no email for messages that were read', async () => {
    const { app, employer, seeker, id } = world;
    await send(employer, id, 'Can you come on Monday?');
    await send(employer, id, 'At ten?');
    await send(employer, id, 'Wrong person, sorry.');
    await app.sql(`update messages set removed_at = sent_at where body like 'Wrong person%'`);
    await app.sql(
      `insert into messages (id, application_id, side, author_id, body, asks_for_money, sent_at)
        select gen_random_uuid(), ?, 'company', ?, 'Earlier ' || n, false, ?::timestamptz + n * interval '1 second'
        from generate_series(1, 4) n`,
      [id, employer.id, new Date(app.clock.now().getTime() - 60_000)],
    );
    expect(await messageMailsTo(app, seeker)).toEqual([]);
    app.clock.forward({ minutes: 2 });
    await runTasks(app);
    const mails = await messageMailsTo(app, seeker);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'New message about Staff Nurse from Lotus Works',
    ]);
    expect(mails[0]!.text).toContain('Can you come on Monday?');
    expect(mails[0]!.text).toContain('At ten?');
    // The email shows the five newest of six messages.
    expect(mails[0]!.text).toContain('Earlier 2');
    expect(mails[0]!.text).not.toContain('Earlier 1');
    expect(mails[0]!.text).not.toContain('Wrong person');
    expect(mails[0]!.text).toContain('1 earlier message is in the conversation.');
    expect(mails[0]!.text + mails[0]!.html).not.toContain(employer.email);

    const read = await send(employer, id, 'Or on Tuesday?');
    await markRead(seeker, id, read.sentAt);
    app.clock.forward({ minutes: 15 });
    await runTasks(app);
    expect(await messageMailsTo(app, seeker)).toHaveLength(1);
  });

  test('none to a colleague who has moved to another company', async () => {
    const { app, employer, seeker, id } = world;
    await send(seeker, id, 'When do you decide?');
    await moveToAnotherCompany(app, employer);
    app.clock.forward({ minutes: 15 });
    await runTasks(app);
    expect(await messageMailsTo(app, employer)).toEqual([]);
  });

  test('at most one in ten minutes', async () => {
    const { app, employer, seeker, id } = world;
    await send(employer, id, 'One');
    app.clock.forward({ minutes: 2 });
    await runTasks(app);
    await send(employer, id, 'Two');
    app.clock.forward({ minutes: 5 });
    await runTasks(app);
    expect(await messageMailsTo(app, seeker)).toHaveLength(1);
    app.clock.forward({ minutes: 6 });
    await runTasks(app);
    const [second] = await messageMailsTo(app, seeker);
    expect(second!.text).toContain('Two');
    expect(second!.text).not.toContain('One');
  });

  test('at night they wait for the morning, unless that is switched off', async () => {
    const { app, employer, seeker, id } = world;
    app.clock.moveTo(tomorrowAt(17));
    await seeker.graphql(
      'mutation { updateSettings(input: { quietHours: true }) { settings { id } } }',
    );
    await employer.graphql(
      'mutation { updateSettings(input: { quietHours: false }) { settings { id } } }',
    );
    await send(employer, id, 'Good evening');
    await send(seeker, id, 'Good evening to you');
    app.clock.forward({ minutes: 2 });
    await runTasks(app);
    expect(await messageMailsTo(app, employer)).toHaveLength(1);
    await send(employer, id, 'See you');
    app.clock.forward({ hours: 9 });
    await runTasks(app);
    expect(await messageMailsTo(app, seeker)).toEqual([]);
    app.clock.forward({ hours: 2 });
    await runTasks(app);
    expect(await messageMailsTo(app, seeker)).toHaveLength(1);
  });

  test('one that waits goes to the colleague who takes over, or to all who answer now', async () => {
    const { app, employer, seeker, id } = world;
    const [first, second] = [
      await colleague(app, employer, 'recruiter'),
      await colleague(app, employer, 'recruiter'),
    ];
    await send(first, id, 'Can you come on Monday?');
    await send(seeker, id, 'At what time?');
    await handOver(employer, { fromId: first.memberId, toId: second.memberId });
    app.clock.forward({ minutes: 2 });
    await runTasks(app);
    const mailed = () =>
      Promise.all(
        [first, second, employer].map(async (who) => (await messageMailsTo(app, who)).length),
      );
    expect(await mailed()).toEqual([0, 1, 0]);
    app.clock.forward({ minutes: 15 });
    await send(seeker, id, 'And where?');
    await second.graphql(
      'mutation { deleteMyAccount(input: { password: "A good passphrase 1", confirmation: "DELETE" }) { message } }',
    );
    app.clock.forward({ minutes: 2 });
    await runTasks(app);
    // The emails to the deleted account are gone.
    expect(await mailed()).toEqual([1, 0, 1]);
  });

  test('none of a company that was suspended before they were due', async () => {
    const { app, employer, seeker, id } = world;
    await send(employer, id, 'Pay the fee');
    await app.sql(`update companies set admin_status = 'suspended' where id = ?`, [
      employer.company!.id,
    ]);
    app.clock.forward({ minutes: 2 });
    await runTasks(app);
    expect(await messageMailsTo(app, seeker)).toEqual([]);
  });
});
