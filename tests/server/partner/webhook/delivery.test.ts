import { expect, onTestFinished, test, vi } from 'vitest';
import { scenario } from '#tests/support/scenario.ts';
import { receiver } from './receiver.ts';
import { change, deliver, log, makeWebhook, rename, shown, verified } from './webhookWorld.ts';

test('the reference verifier accepts a delivery and rejects a changed one', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  const selection = '{ id title company { name } }';
  const { id, secret } = await makeWebhook(employer, { url, jobSelection: selection });
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  expect(received).toHaveLength(1);
  const one = received[0]!;
  expect(verified(app, secret, one)).toEqual({
    type: 'job.updated',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    data: { id: job.id, title: 'Platform Engineer', company: { name: employer.company!.name } },
  });
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  const { body, headers } = one;
  expect(() => verified(app, secret, { ...one, body: body.replace('Platform', 'Plain') })).toThrow(
    'No matching signature',
  );
  const stolen = { ...headers, 'webhook-id': 'another' };
  expect(() => verified(app, secret, { ...one, headers: stolen })).toThrow('No matching signature');
  expect(await log(employer, id)).toMatchObject([
    {
      id: headers['webhook-id'],
      outcome: 'DELIVERED',
      attempts: [{ status: 204, failure: null, isReplay: false }],
    },
  ]);
});

test('a failed delivery is retried on the specified schedule with the same id, and then given up', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received, answer } = await receiver();
  const { id, secret } = await makeWebhook(employer, { url });
  answer((response) => response.writeHead(500).end('not\0 today'));
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  const hours = (count: number) => count * 3_600;
  const waits = [5, 300, 1_800, hours(2), hours(5), hours(10), hours(14), hours(20), hours(24)];
  for (const seconds of waits) {
    const [waiting] = await log(employer, id);
    const ahead = (Date.parse(waiting!.nextAttemptAt!) - app.clock.now().getTime()) / 1_000;
    expect(ahead).toBeGreaterThan(seconds - 3);
    expect(ahead).toBeLessThanOrEqual(seconds * 1.1);
    const before = received.length;
    app.clock.forward({ seconds: ahead - Math.min(2, ahead / 2) });
    await deliver(app);
    expect(received).toHaveLength(before);
    app.clock.forward({ seconds: 3 });
    await deliver(app);
    expect(received).toHaveLength(before + 1);
  }
  expect(received).toHaveLength(10);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  const stamps = received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
  const [last] = await log(employer, id);
  expect(last).toMatchObject({ outcome: 'FAILED', attemptCount: 10, nextAttemptAt: null });
  expect(last!.attempts[0]).toMatchObject({ status: 500, failure: 'STATUS', answer: 'not today' });
  // A manual replay sends the delivery unchanged.
  answer((response) => response.writeHead(200).end('ok'));
  await change(employer, 'replayDelivery', last!.id, 'delivery { id outcome }');
  await deliver(app);
  expect(received.at(-1)!.body).toBe(received[0]!.body);
  expect(received.at(-1)!.headers['webhook-id']).toBe(last!.id);
  expect(() => verified(app, secret, received[0]!)).toThrow(/timestamp/i);
  expect(await log(employer, id, 'DELIVERED')).toMatchObject([{ id: last!.id, attemptCount: 11 }]);
});

test('a Retry-After header is respected', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received, answer } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  answer((response) => response.writeHead(503, { 'retry-after': '600' }).end());
  await rename(app, job.id, 'Platform Engineer');
  await deliver(app);
  app.clock.forward({ seconds: 590 });
  await deliver(app);
  expect(received).toHaveLength(1);
  answer((response) => response.writeHead(204).end());
  app.clock.forward({ seconds: 15 });
  await deliver(app);
  expect(await log(employer, id)).toMatchObject([{ outcome: 'DELIVERED', attemptCount: 2 }]);
  expect(await shown(employer, id)).toMatchObject({ failingSince: null });
});

test('redirects are not followed, slow receivers time out, and endless responses are cut off', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const elsewhere = await receiver();
  const { url, received, answer } = await receiver();
  const { id } = await makeWebhook(employer, { url });
  const timers: NodeJS.Timeout[] = [];
  const outcomeOf = async (how: Parameters<typeof answer>[0]) => {
    answer(how);
    await rename(app, job.id, `Engineer ${received.length}`);
    await deliver(app, 300);
    app.clock.forward({ seconds: 1 });
    return (await log(employer, id))[0]!.attempts[0];
  };
  const moved = await outcomeOf((response) =>
    response.writeHead(307, { location: elsewhere.url }).end(),
  );
  expect(moved).toMatchObject({ status: 307, failure: 'REDIRECT' });
  expect(elsewhere.received).toEqual([]);
  expect(await outcomeOf(() => undefined)).toMatchObject({ status: null, failure: 'TIMEOUT' });
  const dripping = await outcomeOf((response) => {
    response.writeHead(200);
    timers.push(setInterval(() => response.write('.'), 20));
  });
  expect(dripping).toMatchObject({ failure: 'TIMEOUT' });
  const endless = await outcomeOf((response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  timers.forEach(clearInterval);
  expect(endless).toMatchObject({ status: 200, failure: null, answer: 'x'.repeat(1_024) });
  const broken = await outcomeOf((response) => response.destroy());
  expect(broken).toMatchObject({ status: null, failure: 'CONNECTION' });
});

test('nothing is sent while the database fails, and then the message has every field', async () => {
  const { app, employer, job } = await scenario().employer().job();
  const { url, received } = await receiver();
  const jobSelection = '{ id company { description } }';
  const { id } = await makeWebhook(employer, { url, jobSelection });
  await rename(app, job.id, 'Platform Engineer');
  const { database } = app.services;
  const read = database.read.bind(database);
  const reading = vi.spyOn(database, 'read').mockImplementation(async (statement, values) => {
    if (statement.name !== 'company-descriptions') return read(statement, values);
    throw Object.assign(new Error('canceling statement due to statement timeout'), {
      code: '57014',
    });
  });
  onTestFinished(() => reading.mockRestore());
  await deliver(app);
  expect(received).toEqual([]);
  reading.mockRestore();
  app.clock.forward({ minutes: 1 });
  await deliver(app);
  expect(JSON.parse(received[0]!.body)).toMatchObject({
    data: { id: job.id, company: { description: expect.any(String) as string } },
  });
  expect(await log(employer, id)).toMatchObject([{ outcome: 'DELIVERED', attemptCount: 1 }]);
});
