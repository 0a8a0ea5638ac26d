import { beforeAll, expect, test } from 'vitest';
import { sendNewPostsTask } from '#server/tasks/sendNewPosts.task.ts';
import { addArticle } from '#tests/server/content/post/articles.ts';
import { anAddress, tokenInMail } from '#tests/server/account/people.ts';
import { startApp, type App } from '#tests/support/app.ts';
import '#tests/support/matchers.ts';

const SUBSCRIBE = `mutation($input: SubscribeInput!) { subscribe(input: $input) { message } }`;
const CONFIRM = `mutation($input: SubscriptionTokenInput!) { confirmSubscription(input: $input) { topic } }`;
const LEAVE = `mutation($input: SubscriptionTokenInput!) { leaveSubscription(input: $input) { message } }`;

let app: App;

beforeAll(async () => {
  app = await startApp();
  await addArticle(app, { slug: 'older', daysAgo: 2 });
});

const send = () => sendNewPostsTask.run(app.services, {});
const changeTone = async (email: string) =>
  (await app.mails(email)).filter(({ subject }) => !subject.includes('confirm'));

async function subscriber(topic = 'BLOG', email = anAddress()): Promise<string> {
  app.clock.forward({ minutes: 20 });
  await app.graphql(SUBSCRIBE, { input: { email, topic } });
  const token = await tokenInMail(app, email, '/confirm-subscription');
  await app.graphql(CONFIRM, { input: { token } });
  return email;
}

test('a confirmed subscriber gets each new article once; others get no email', async () => {
  const email = await subscriber();
  const waiting = anAddress();
  await app.graphql(SUBSCRIBE, { input: { email: waiting } });
  const employer = await subscriber('CANDIDATE_DATABASE');
  await send();
  expect(await changeTone(email)).toEqual([]);
  app.clock.forward({ hours: 1 });
  await addArticle(app, { slug: 'fresh', title: 'A fresh one' });
  app.clock.forward({ hours: 1 });
  await Promise.all([send(), send()]);
  const [mail, ...more] = await changeTone(email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`${app.url}/blog/fresh`);
  expect(mail?.text).not.toContain('/blog/older');
  await send();
  expect(await changeTone(email)).toHaveLength(1);
  await addArticle(app, { slug: 'fresher', title: 'A fresher one' });
  app.clock.forward({ hours: 1 });
  await send();
  const [latest] = await changeTone(email);
  expect(latest?.text).toContain('/blog/fresher');
  expect(latest?.text).not.toMatch(/\/blog\/fresh\b/);
  expect([...(await changeTone(waiting)), ...(await changeTone(employer))]).toEqual([]);
});

test('while emails are switched off, articles wait until they are switched on', async () => {
  const email = await subscriber();
  app.clock.forward({ hours: 1 });
  await addArticle(app, { slug: 'patient' });
  app.clock.forward({ hours: 1 });
  await app.settings({ enableEmailNotifications: false });
  await send();
  expect(await changeTone(email)).toEqual([]);
  await app.settings({ enableEmailNotifications: true });
  await send();
  expect(await changeTone(email)).toMatchObject([
    { text: expect.stringContaining('/blog/patient') },
  ]);
});

test('an email contains at most five articles, the newest first', async () => {
  const email = await subscriber();
  app.clock.forward({ days: 7 });
  for (let daysAgo = 6; daysAgo >= 1; daysAgo -= 1)
    await addArticle(app, { slug: `days-ago-${daysAgo}`, daysAgo });
  await send();
  const [mail] = await changeTone(email);
  const named = [...mail!.text.matchAll(/\/blog\/(days-ago-\d)/g)].map(([, slug]) => slug);
  expect(named).toEqual([1, 2, 3, 4, 5].map((days) => `days-ago-${days}`));
});

async function notifiedSubscriber() {
  const email = await subscriber();
  app.clock.forward({ hours: 1 });
  await addArticle(app, { slug: `news-${email}` });
  app.clock.forward({ hours: 1 });
  await send();
  return { email, token: await tokenInMail(app, email, '/leave-subscription') };
}

const isOn = async (email: string) => {
  const [row] = await app.sql('select unsubscribed_at from subscribers where email = ?', [email]);
  return row?.['unsubscribed_at'] === null;
};

test('the email has a one-click unsubscribe URL that accepts a POST', async () => {
  const { email, token } = await notifiedSubscriber();
  const [row] = await app.sql<{ headers: Record<string, string> }>(
    `select headers from outbox where recipient = ? and headers->>'List-Unsubscribe' is not null`,
    [email],
  );
  expect(row?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(row?.headers['List-Unsubscribe']).toBe(`<${app.url}/leave-subscription?token=${token}>`);
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const wrong = await fetch(`${app.url}/leave-subscription?token=x${token}`, {
    method: 'POST',
    headers,
    body,
  });
  expect(wrong.status).toBe(404);
  expect(await isOn(email)).toBe(true);
  const done = await fetch(`${app.url}/leave-subscription?token=${token}`, {
    method: 'POST',
    headers,
    body,
  });
  expect(done.status).toBe(200);
  expect(await isOn(email)).toBe(false);
});

test('a browser without scripts is redirected to the page that says that it is done', async () => {
  const { email, token } = await notifiedSubscriber();
  const path = `/hi/leave-subscription?token=${token}`;
  const done = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  });
  expect([done.status, done.headers.get('location')]).toEqual([303, `${path}&done=true`]);
  expect(await isOn(email)).toBe(false);
});

test('the unsubscribe page works too, and no more emails follow', async () => {
  const { email, token } = await notifiedSubscriber();
  const endedAt = () => app.sql('select unsubscribed_at from subscribers where email = ?', [email]);
  await app.graphql(LEAVE, { input: { token } });
  const ended = await endedAt();
  app.clock.forward({ minutes: 1 });
  await app.graphql(LEAVE, { input: { token } });
  expect(await isOn(email)).toBe(false);
  expect(await endedAt()).toEqual(ended);
  const before = (await changeTone(email)).length;
  app.clock.forward({ hours: 1 });
  await addArticle(app, { slug: 'after-leaving' });
  app.clock.forward({ hours: 1 });
  await send();
  expect(await changeTone(email)).toHaveLength(before);
  await expect(app.graphql(LEAVE, { input: { token: 'nonsense' } })).toFailWith('NOT_FOUND');
});

test('people who come back get no email about articles of the time they were away', async () => {
  const { email, token } = await notifiedSubscriber();
  await app.graphql(LEAVE, { input: { token } });
  app.clock.forward({ days: 90 });
  await addArticle(app, { slug: 'while-away', daysAgo: 30 });
  await subscriber('BLOG', email);
  const before = await changeTone(email);
  await send();
  expect(await changeTone(email)).toEqual(before);
  app.clock.forward({ hours: 1 });
  await addArticle(app, { slug: 'after-return' });
  app.clock.forward({ hours: 1 });
  await send();
  const [latest] = await changeTone(email);
  expect(latest?.text).toContain('/blog/after-return');
  expect(latest?.text).not.toContain('/blog/while-away');
});
