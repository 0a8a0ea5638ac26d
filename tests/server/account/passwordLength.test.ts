import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { caller, GraphqlFailure } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS, type AccountApi } from './accountApis.ts';
import { anAddress, tokenInMail } from './people.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

/** The three places where a password is chosen, each returning the field and message of the refusal. */
async function choose(api: AccountApi, place: string, password: string, language = 'en') {
  const spoken = { 'accept-language': language };
  if (place === 'sign-up') {
    return api.register(caller(app.url, spoken), { email: anAddress(), password });
  }
  const { seeker } = await scenario().seeker();
  if (place === 'change') {
    const same = caller(app.url, { authorization: `Bearer ${seeker.token}`, ...spoken });
    return api.changePassword(same, seeker.password, password);
  }
  await api.forgot(app, seeker.email);
  const token = await tokenInMail(app, seeker.email, '/reset-password');
  return api.reset(caller(app.url, spoken), token, password);
}

async function refusal(attempt: Promise<unknown>): Promise<string | undefined> {
  const failure = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure === undefined) return undefined;
  if (!(failure instanceof GraphqlFailure)) throw failure;
  const [field] = failure.extensions.fields ?? [];
  expect(failure.message).toBe(field?.message);
  return `${field?.field}: ${field?.message}`;
}

const ofLength = (length: number) => 'q7#wz4!m'.repeat(8).slice(0, length);

const SHORT = 'Password must be at least';
const PLACES = [
  { place: 'sign-up', least: 8, wrong: `password: ${SHORT} 8 characters` },
  { place: 'reset', least: 8, wrong: `password: ${SHORT} 8 characters` },
  { place: 'change', least: 8, wrong: `newPassword: ${SHORT} 8 characters long` },
];

describe.each(APIS)('through $name', (api) => {
  describe.each(PLACES)('at $place', ({ place, least, wrong }) => {
    beforeEach(async () => {
      await app.sql('delete from settings');
      app.clock.forward({ seconds: 5 });
    });

    test('requires eight characters unless another length has been saved', async () => {
      expect(await refusal(choose(api, place, ofLength(least - 1)))).toBe(wrong);
      expect(await refusal(choose(api, place, ofLength(least)))).toBeUndefined();
    });

    test('enforces and names a longer length once it is saved', async () => {
      await app.settings({ passwordMinLength: 12 });
      const longer = wrong.replace(String(least), '12');
      expect(await refusal(choose(api, place, 'short'))).toBe(longer);
      expect(await refusal(choose(api, place, ofLength(11)))).toBe(longer);
      expect(await refusal(choose(api, place, ofLength(12)))).toBeUndefined();
    });

    test('ignores a shorter length', async () => {
      await app.settings({ passwordMinLength: 6 });
      expect(await refusal(choose(api, place, ofLength(least - 1)))).toBe(wrong);
    });

    test.each([
      ['password1', /too common/],
      ['Kolkata@123', /too common/],
      ['Kaamyab@123', /your name or ours/],
    ])('%s is refused with the reason', async (weak, reason) => {
      expect(await refusal(choose(api, place, weak))).toMatch(reason);
    });

    test('reports a weak password in the language of the request', async () => {
      await app.settings({ passwordMinLength: 9 });
      const spanish = await refusal(choose(api, place, '12345678', 'es'));
      expect(spanish).toMatch(/La contraseña .* 9 caracteres/);
      const hindi = await refusal(choose(api, place, '12345678', 'hi-IN,en;q=0.5'));
      expect(hindi).toMatch(/पासवर्ड .*9/);
    });
  });
});

test('the site’s public settings include the required length', async () => {
  const { seeker } = await scenario().seeker();
  const LENGTH = '{ site { passwordMinLength } }';
  await app.sql('delete from settings');
  app.clock.forward({ seconds: 5 });
  expect(await seeker.graphql(LENGTH)).toEqual({ site: { passwordMinLength: 8 } });
  await app.settings({ passwordMinLength: 10 });
  expect(await seeker.graphql(LENGTH)).toEqual({ site: { passwordMinLength: 10 } });
});
