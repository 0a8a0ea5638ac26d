import { beforeAll, describe, expect, test } from 'vitest';
import { theApp, type App } from '#tests/support/app.ts';
import { GraphqlFailure } from '#tests/support/caller.ts';
import { scenario } from '#tests/support/scenario.ts';
import { APIS } from './accountApis.ts';
import { anAddress, callerWithToken, tokenInMail, callerWithLanguage } from './people.ts';

const REFUSED = 'The email or password is incorrect. Try again, or reset your password.';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

async function refusal(attempt: Promise<unknown>) {
  const failure = await attempt.catch((error: unknown) => error);
  if (!(failure instanceof GraphqlFailure)) throw new Error('It was not refused.');
  const { requestId, ...failureShown } = { message: failure.message, ...failure.extensions };
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  return failureShown;
}

describe.each(APIS)('through $name', (api) => {
  test.concurrent('address and password open a session', async () => {
    const { seeker } = await scenario().seeker({ firstName: 'Meera' });
    const { accessToken, user } = await api.login(app, seeker.email.toUpperCase(), seeker.password);
    expect(user).toMatchObject({ id: seeker.id, firstName: 'Meera', role: 'job_seeker' });
    expect(accessToken).not.toBe(seeker.token);
    expect(await api.profile(callerWithToken(app, accessToken))).toEqual(user);
  });

  test.concurrent('a wrong password and an unknown address are refused in the same words', async () => {
    const { seeker } = await scenario().seeker();
    const wrong = await refusal(api.login(app, seeker.email, 'not the password'));
    expect(wrong).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: REFUSED,
    });
    expect(await refusal(api.login(app, anAddress(), 'not the password'))).toEqual(wrong);
  });

  test.concurrent('a refusal is in the caller’s preferred supported language', async () => {
    const say = async (header: string) =>
      (await refusal(api.login(callerWithLanguage(app, header), anAddress(), 'wrong'))).message;
    const spanish = await say('es');
    expect(spanish).not.toBe(REFUSED);
    expect(await say('fr;q=0.9, en;q=0.2, es-MX;q=0.8')).toBe(spanish);
    expect(await say('hi')).toMatch(/[\u0900-\u097f]/);
    expect(await say('fr')).toBe(REFUSED);
  });

  test.concurrent('both are required, with the documented messages', async () => {
    expect(await refusal(api.login(app, '', ''))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { field: 'email', message: 'Email is required' },
        { field: 'password', message: 'Password is required' },
      ],
    });
  });

  test.concurrent('after five wrong guesses even the right password is refused', async () => {
    const { seeker } = await scenario().seeker();
    const guess = (password: string) => refusal(api.login(app, seeker.email, password));
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await guess('wrong')).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(await guess(seeker.password)).toMatchObject({
      code: 'RATE_LIMITED',
      rule: 'account.login.locked',
      message: 'Too many failed attempts. Try again in 15 minutes, or reset your password.',
    });
  });

  test.concurrent('parallel guesses all count', async () => {
    const { seeker } = await scenario().seeker();
    const guesses = Array.from({ length: 20 }, () =>
      refusal(api.login(app, seeker.email, 'wrong')),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(15);
  });

  test.concurrent('an unknown address is locked like a known one', async () => {
    const { seeker } = await scenario().seeker();
    const answers = async (email: string) => {
      const guesses = Array.from({ length: 7 }, () => refusal(api.login(app, email, 'wrong')));
      return (await Promise.all(guesses)).toSorted((a, b) => a.code.localeCompare(b.code));
    };
    expect(await answers(anAddress())).toEqual(await answers(seeker.email));
  });

  test.concurrent('a successful login clears earlier failures', async () => {
    const { seeker } = await scenario().seeker();
    for (let round = 0; round < 2; round += 1) {
      const slips = Array.from({ length: 4 }, () => api.login(app, seeker.email, 'wrong'));
      await Promise.allSettled(slips);
      const { user } = await api.login(app, seeker.email, seeker.password);
      expect(user.id).toBe(seeker.id);
    }
  });
});

describe.each(APIS)('a lock, through $name', (api) => {
  const lock = async (email: string) => {
    const guesses = Array.from({ length: 6 }, () => refusal(api.login(app, email, 'wrong')));
    await Promise.all(guesses);
    expect(await refusal(api.login(app, email, 'wrong'))).toMatchObject({ code: 'RATE_LIMITED' });
  };

  test('the number of guesses before a lock is a setting', async () => {
    await app.settings({ maxLoginAttempts: 2 });
    const email = anAddress();
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1) {
      codes.push((await refusal(api.login(app, email, 'wrong'))).code);
    }
    await app.settings({ maxLoginAttempts: 5 });
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'RATE_LIMITED']);
  });

  test('ends after a quarter of an hour, and no sooner', async () => {
    const { seeker } = await scenario().seeker();
    await lock(seeker.email);
    app.clock.forward({ minutes: 14 });
    const waiting = await refusal(api.login(app, seeker.email, seeker.password));
    expect(waiting.message).toContain('in 1 minute,');
    app.clock.forward({ minutes: 1 });
    expect((await api.login(app, seeker.email, seeker.password)).user.id).toBe(seeker.id);
  });

  test('is lifted by a password reset', async () => {
    const { seeker } = await scenario().seeker();
    await lock(seeker.email);
    await api.forgot(app, seeker.email);
    await api.reset(
      app,
      await tokenInMail(app, seeker.email, '/reset-password'),
      'another password',
    );
    const { user } = await api.login(app, seeker.email, 'another password');
    expect(user.id).toBe(seeker.id);
  });
});

test('a locked login has a header that says how long to wait', async () => {
  const body = { email: anAddress(), password: 'wrong' };
  await Promise.all(Array.from({ length: 6 }, () => app.rest('POST', '/api/auth/login', body)));
  const { status, headers } = await app.rest('POST', '/api/auth/login', body);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
});
