import { beforeAll, expect, test } from 'vitest';
import { scenario } from '#tests/support/scenario.ts';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';
import { Reader } from '#tests/server/notification/stream.ts';
import { fiveSecondsAfter, twoProcesses, type TwoProcesses } from './settingWorld.ts';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});

test('enablePushNotifications: each event on a stream says whether a browser may show it', async () => {
  const { there } = world;
  const { seeker } = await scenario(there).seeker();
  const query = 'subscription { notificationAdded { mayPush notification { id } } }';
  const reader = await Reader.open(there, seeker.token, query);
  for (const mayPush of [true, false]) {
    await fiveSecondsAfter(world, { enablePushNotifications: mayPush });
    await sendNotification(there, seeker.id, 'application_sent', '/my-applications');
    expect(await reader.added()).toMatchObject({ mayPush });
  }
  reader.leave();
});
