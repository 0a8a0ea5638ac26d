import { beforeEach, expect, test } from 'vitest';
import { theApp } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';
import { receiver } from '#tests/server/partner/webhook/receiver.ts';
import { deliver, makeWebhook, verified } from '#tests/server/partner/webhook/webhookWorld.ts';
import { conversationWorld, seenBy, send, type World } from './conversationWorld.ts';

let world: World;
beforeEach(async () => {
  world = await conversationWorld(theApp());
});

interface Report {
  id: string;
  reason: string;
  detail: string;
  isNoticed: boolean;
  body: string;
}

const REPORTS = '{ admin { messageReports { nodes { id reason detail isNoticed body } } } }';

test('a message that asks for money warns the applicant and reaches the administrators', async () => {
  const { app, employer, seeker, id } = world;
  const { admin } = await scenario(app).admin();
  const { id: message } = await send(employer, id, 'Please pay a registration fee of Rs 500.');
  expect((await seenBy(seeker, id))!.application.messages.nodes[0]).toMatchObject({
    asksForMoney: true,
  });
  const report = (who: typeof seeker) =>
    who.graphql(
      `mutation($id: ID!) { reportMessage(input: { id: $id, reason: FEE, detail: "500 rupees" }) { message } }`,
      { id: message },
    );
  await report(seeker);
  // Nobody reports a message of their own side.
  await expect(report(employer)).toFailWith('NOT_FOUND');

  const open = async () =>
    (
      await admin.graphql<{ admin: { messageReports: { nodes: Report[] } } }>(REPORTS)
    ).admin.messageReports.nodes.filter(({ body }) => body.includes('registration fee of Rs 500'));
  const reports = await open();
  expect(reports.map(({ detail, isNoticed }) => ({ detail, isNoticed }))).toEqual([
    { detail: '500 rupees', isNoticed: false },
    { detail: '', isNoticed: true },
  ]);
  const resolve = () =>
    admin.graphql(
      'mutation($id: ID!) { resolveMessageReports(input: { id: $id }) { resolvedIds } }',
      { id: reports[0]!.id },
    );
  await resolve();
  expect(await open()).toEqual([]);
  await expect(resolve()).toBreakRule('moderation.reports.waiting');
});

test('a webhook gets what applicants write, not what the company writes', async () => {
  const { app, employer, seeker, id } = world;
  const hook = await receiver();
  const { secret } = await makeWebhook(employer, { url: hook.url, events: ['MESSAGE_RECEIVED'] });
  await send(employer, id, 'Hello');
  const message = await send(seeker, id, 'Hello to you');
  await deliver(app);
  expect(hook.received.map((one) => verified(app, secret, one))).toMatchObject([
    {
      type: 'message.received',
      data: {
        id: message.id,
        side: 'APPLICANT',
        authorName: 'Asha Rao',
        body: 'Hello to you',
        application: { id, status: 'PENDING' },
      },
    },
  ]);
  await seeker.graphql(
    'mutation($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { message } }',
    { input: { password: seeker.password, confirmation: 'DELETE' } },
  );
  const kept = await app.sql('select body from webhook_deliveries where subject_id = ?', [
    message.id,
  ]);
  expect(kept).toEqual([{ body: null }]);
});
