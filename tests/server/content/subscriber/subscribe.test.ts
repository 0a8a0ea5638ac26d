import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import '#tests/support/matchers.ts';
import { BEHIND_PROXY, guestsInNetworks } from '#tests/support/networks.ts';
import { anAddress, tokenInMail } from '#tests/server/account/people.ts';

const SUBSCRIBE = `mutation($input: SubscribeInput!) { subscribe(input: $input) { message } }`;
const CONFIRM = `mutation($input: SubscriptionTokenInput!) {
  confirmSubscription(input: $input) { message topic } }`;
const PAGE = '/confirm-subscription';

let app: App;

beforeAll(async () => {
  app = await startApp({ environment: BEHIND_PROXY });
});

const subscribe = (email: string, topic = 'BLOG', guest: Caller = app) =>
  guest.graphql(SUBSCRIBE, { input: { email, topic } });
const confirm = (token: string) => app.graphql(CONFIRM, { input: { token } });

async function subscription(email: string) {
  const [row] = await app.sql<{ confirmed: boolean; rows: number }>(
    `select bool_or(confirmed_at is not null) as confirmed, count(*)::int as rows
     from subscribers where email = ?`,
    [email],
  );
  return row;
}

describe('double opt-in', () => {
  test('an address counts once its owner has followed the link', async () => {
    const email = anAddress();
    await subscribe(email);
    expect(await subscription(email)).toEqual({ confirmed: false, rows: 1 });
    const done = await confirm(await tokenInMail(app, email, PAGE));
    expect(done).toEqual({
      confirmSubscription: { message: 'Your subscription is confirmed.', topic: 'BLOG' },
    });
    expect(await subscription(email)).toEqual({ confirmed: true, rows: 1 });
  });

  test('the answer is the same for a new, a waiting and a confirmed address', async () => {
    const email = anAddress();
    const first = await subscribe(email);
    expect(await subscribe(email)).toEqual(first);
    await confirm(await tokenInMail(app, email, PAGE));
    app.clock.forward({ minutes: 11 });
    expect(await subscribe(email.toUpperCase())).toEqual(first);
    expect(await app.mails(email)).toHaveLength(1);
    expect(await subscription(email)).toEqual({ confirmed: true, rows: 1 });
  });

  test('a lost link is sent again after ten minutes, and the old one stops working', async () => {
    const email = anAddress();
    await subscribe(email);
    const first = await tokenInMail(app, email, PAGE);
    app.clock.forward({ minutes: 11 });
    await subscribe(email);
    const second = await tokenInMail(app, email, PAGE);
    expect(second).not.toBe(first);
    await expect(confirm(first)).toBreakRule('subscriber.confirm.link-usable');
    await confirm(second);
    await confirm(second);
  });

  test('the link works for seven days; an invalid one never does', async () => {
    const email = anAddress();
    await subscribe(email);
    const token = await tokenInMail(app, email, PAGE);
    app.clock.forward({ days: 7 });
    await expect(confirm(token)).toFailWith('BAD_USER_INPUT');
    await expect(confirm('nonsense')).toFailWith('BAD_USER_INPUT');
    await expect(confirm('ن')).toFailWith('BAD_USER_INPUT');
  });

  test('a former subscriber can subscribe again with a new link', async () => {
    const email = anAddress();
    await subscribe(email);
    await confirm(await tokenInMail(app, email, PAGE));
    await app.sql('update subscribers set unsubscribed_at = ? where email = ?', [
      app.clock.now(),
      email,
    ]);
    app.clock.forward({ minutes: 11 });
    await subscribe(email);
    await confirm(await tokenInMail(app, email, PAGE));
    const [row] = await app.sql('select unsubscribed_at from subscribers where email = ?', [email]);
    expect(row).toEqual({ unsubscribed_at: null });
  });
});

test('topics are independent: the candidate database is another list', async () => {
  app.clock.forward({ hours: 2 });
  const email = anAddress();
  await subscribe(email);
  await subscribe(email, 'CANDIDATE_DATABASE');
  const [mail] = await app.mails(email);
  expect(mail?.text).toContain('candidate database');
  const done = await confirm(await tokenInMail(app, email, PAGE));
  expect(done).toMatchObject({ confirmSubscription: { topic: 'CANDIDATE_DATABASE' } });
  expect(await subscription(email)).toEqual({ confirmed: true, rows: 2 });
});

describe('flooding is prevented', () => {
  test('an address gets one link, even with concurrent requests', async () => {
    app.clock.forward({ hours: 2 });
    const email = anAddress();
    const guests = guestsInNetworks(app.url, 6);
    await Promise.all(guests.map((guest) => subscribe(email, 'BLOG', guest)));
    expect(await app.mails(email)).toHaveLength(1);
    expect(await subscription(email)).toEqual({ confirmed: false, rows: 1 });
  });

  test('a network can subscribe at most ten addresses an hour', async () => {
    app.clock.forward({ hours: 2 });
    const asked = Array.from({ length: 14 }, () => subscribe(anAddress()));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(subscribe(anAddress())).toBreakRule('subscriber.subscribe.not-too-many');
    app.clock.forward({ minutes: 61 });
    await subscribe(anAddress());
  });
});

test('an invalid address is rejected with the message of the form', async () => {
  await expect(subscribe('asha')).rejects.toThrow('Please enter a valid email address');
});
