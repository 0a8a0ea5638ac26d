import { beforeAll, expect, test } from 'vitest';
import { notifyExpiringKeys } from '#server/modules/account/apiKey/notifyExpiringKeys.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { keyHolder } from '#tests/support/partners/apiKeys.ts';
import { typePassword } from '#tests/server/account/people.ts';
import { addMember } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { createKey, daysFromNow, keyInUse, keysOf, rotate, turn } from './keyWorld.ts';

const DAY = 86_400_000;

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();
const opens = (token: string) =>
  keyInUse(keyHolder(app, token)).then(
    () => true,
    () => false,
  );

test('a key has two secrets until the old one ends, and never three', async () => {
  const { employer } = await scenario().employer();
  const first = await createKey(employer, {});
  const second = await rotate(employer, first.apiKey.id);
  expect(second.token).not.toBe(first.token);
  expect(second.apiKey).toMatchObject({
    id: first.apiKey.id,
    prefix: second.token.slice(0, 12),
    oldPrefix: first.token.slice(0, 12),
    expiresAt: first.apiKey.expiresAt,
  });
  expect(daysFromNow(app, second.apiKey.oldUntil!)).toBeCloseTo(7, 2);
  expect([await opens(first.token), await opens(second.token)]).toEqual([true, true]);
  await expect(rotate(employer, first.apiKey.id)).toBreakRule('apiKey.rotate.two-alive');
  await turn(employer, 'endOldApiKeySecret', first.apiKey.id);
  const third = await rotate(employer, first.apiKey.id, { oldUntil: inDays(2) });
  app.clock.forward({ days: 2 });
  expect([await opens(second.token), await opens(third.token)]).toEqual([false, true]);
  expect((await keysOf(employer))[0]).toMatchObject({ oldPrefix: null, oldUntil: null });
  await typePassword(employer);
  await rotate(employer, first.apiKey.id, { oldUntil: inDays(30) });
  expect(await opens(third.token)).toBe(true);
});

test('an old secret ends by hand, at once on rotation, or with its key', async () => {
  const { employer } = await scenario().employer();
  const made = await createKey(employer, {});
  const { id } = made.apiKey;
  const second = await rotate(employer, id);
  expect(await turn(employer, 'endOldApiKeySecret', id)).toMatchObject({ oldUntil: null });
  expect([await opens(made.token), await opens(second.token)]).toEqual([false, true]);
  const third = await rotate(employer, id, { oldUntil: inDays(-1) });
  expect([await opens(second.token), await opens(third.token)]).toEqual([false, true]);
  const fourth = await rotate(employer, id);
  await turn(employer, 'revokeApiKey', id);
  expect([await opens(third.token), await opens(fourth.token)]).toEqual([false, false]);
  await expect(rotate(employer, id)).toBreakRule('apiKey.change.living');
});

test('a rotation can extend the key but not its old secret', async () => {
  const { employer } = await scenario().employer();
  const made = await createKey(employer, { expiresAt: inDays(3) });
  const { id } = made.apiKey;
  for (const more of [{ oldUntil: inDays(31) }, { expiresAt: inDays(400) }])
    await expect(rotate(employer, id, more)).toFailWith('BAD_USER_INPUT');
  const second = await rotate(employer, id, { expiresAt: inDays(100), oldUntil: inDays(30) });
  expect(second.apiKey.oldUntil).toBe(made.apiKey.expiresAt);
  expect(daysFromNow(app, second.apiKey.expiresAt)).toBeCloseTo(100, 2);
  app.clock.forward({ days: 3 });
  expect([await opens(made.token), await opens(second.token)]).toEqual([false, true]);
});

test('if a key is rotated twice at once, one rotation wins, and only a key’s creator gets the new secret', async () => {
  const { employer, colleague } = await scenario()
    .employer()
    .employer({ as: 'colleague', company: null });
  await addMember(app, employer.company!.id, colleague.id);
  const { apiKey, token } = await createKey(employer, {});
  await expect(rotate(colleague, apiKey.id)).toBreakRule('apiKey.rotate.own');
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => rotate(employer, apiKey.id)));
  const won = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.token] : []));
  expect(won).toHaveLength(1);
  expect([await opens(token), await opens(won[0]!)]).toEqual([true, true]);
});

test('the creator is notified once, seven days before a key expires, and again after an extension', async () => {
  const { employer } = await scenario().employer();
  const login = async () => {
    const { login: opened } = await app.graphql<{ login: { accessToken: string } }>(
      'mutation($input: LoginInput!) { login(input: $input) { accessToken } }',
      { input: { email: employer.email, password: employer.password } },
    );
    return keyHolder(app, opened.accessToken);
  };
  const { apiKey } = await createKey(employer, { name: 'Careers page', expiresAt: inDays(20) });
  await createKey(employer, { name: 'For a week', expiresAt: inDays(7) });
  const reminders = async () => {
    await notifyExpiringKeys(app.services);
    const mails = await app.mails(employer.email);
    return mails.filter(({ subject }) => subject.startsWith('An API key expires soon'));
  };
  app.clock.forward({ days: 12 });
  expect(await reminders()).toEqual([]);
  app.clock.forward({ days: 2 });
  await reminders();
  const mails = await reminders();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail!.text).toContain('“Careers page” expires in 6 days');
  expect(mail!.text).toContain('/integrations');
  await rotate(await login(), apiKey.id, { expiresAt: inDays(30) });
  app.clock.forward({ days: 24 });
  expect(await reminders()).toHaveLength(2);
});
