import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { IdentityProvider, type GooglePerson } from '#tests/support/identityProvider.ts';
import { scenario } from '#tests/support/scenario.ts';
import { keyHolder } from '#tests/support/partners/apiKeys.ts';
import { createKey, keyInUse } from '#tests/server/account/apiKey/keyWorld.ts';
import { tokenInMail } from '#tests/server/account/people.ts';
import { arriveAt, challengeOf, completeAt, newVerifier, person } from './browserSignIn.ts';

let app: App;
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await IdentityProvider.start();
  app = await startApp({ environment: provider.environment });
  provider.serve(app.url);
});
afterAll(() => provider.stop());

const arrive = (who: GooglePerson | null, query = '') => arriveAt(app, provider, who, query);
const complete = (answer: Parameters<typeof completeAt>[1]) => completeAt(app, answer);

/** The claims of a token about another person. */
function renamed(claims: string): string {
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  return Buffer.from(JSON.stringify({ ...payload, email: 'victim@people.example' })).toString(
    'base64url',
  );
}

const refusalFor = async (who: GooglePerson | null) => (await arrive(who)).problem;

test('a new user becomes a job seeker with a confirmed address', async () => {
  const who = person();
  const { accessToken, user } = await complete(await arrive(who));
  expect(user).toMatchObject({
    email: who.email,
    firstName: 'Meera',
    lastName: 'Iyer',
    role: 'JOB_SEEKER',
    emailVerified: true,
  });
  const response = await fetch(`${app.url}/api/auth/profile`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(await response.json()).toMatchObject({ id: user.id });
  expect(await app.mails(who.email)).toEqual([]);
});

test('a returning user is recognized, even with a new address', async () => {
  const who = person();
  const first = await complete(await arrive(who));
  const second = await complete(
    await arrive({ ...who, email: 'moved@people.example', email_verified: false }),
  );
  expect(second.user.id).toBe(first.user.id);
});

test('a confirmed address signs in to its existing account, whose password still works', async () => {
  const { seeker } = await scenario(app).seeker();
  const { user } = await complete(await arrive(person({ email: seeker.email.toUpperCase() })));
  expect(user.id).toBe(seeker.id);
  const login = await app.rest('POST', '/api/auth/login', {
    email: seeker.email,
    password: seeker.password,
  });
  expect(login.status).toBe(200);
});

test('the owner of an address gets the account that a stranger created with it, and the stranger is logged out', async () => {
  const { seeker } = await scenario(app).seeker({ emailVerified: false });
  await app.rest('POST', '/api/auth/forgot-password', { email: seeker.email });
  await app.rest('POST', '/api/auth/login', { email: seeker.email, password: seeker.password });
  // Before addresses had to be confirmed for it, a second factor could be set up.
  await app.sql('update users set two_factor_enabled_at = now() where id = ?', [seeker.id]);
  const devices = () =>
    app.sql<{ id: string }>('select id from known_devices where user_id = ?', [seeker.id]);
  const [ofStranger] = await devices();
  const { user } = await complete(await arrive(person({ email: seeker.email })));
  expect(user).toMatchObject({ id: seeker.id, emailVerified: true });
  const [ofOwner, ...others] = await devices();
  expect([ofOwner!.id === ofStranger!.id, others]).toEqual([false, []]);
  const links = await app.sql('select 1 from account_tokens where user_id = ?', [seeker.id]);
  expect(links).toEqual([]);
  await expect(seeker.graphql('{ viewer { id } }')).toFailWith('UNAUTHENTICATED');
  const login = await app.rest('POST', '/api/auth/login', {
    email: seeker.email,
    password: seeker.password,
  });
  expect(login.status).toBe(401);
});

describe('an address that counts as confirmed, because the site does not ask', () => {
  const enrolled = async () => {
    await app.settings({ requireEmailVerification: false });
    const { seeker } = await scenario(app).seeker({ signsUp: true });
    await app.settings({ requireEmailVerification: true });
    return seeker;
  };

  test('is not proven: the stranger who signed up with it is logged out when its owner signs in', async () => {
    const stranger = await enrolled();
    const { email, password } = stranger;
    const { user } = await complete(await arrive(person({ email })));
    expect(user).toMatchObject({ email, emailVerified: true });
    await expect(stranger.graphql('{ viewer { id } }')).toFailWith('UNAUTHENTICATED');
    expect((await app.rest('POST', '/api/auth/login', { email, password })).status).toBe(401);
  });

  test('is not proven: the stranger’s API keys stop working', async () => {
    await app.settings({ requireEmailVerification: false });
    const { employer: stranger } = await scenario(app).employer({ signsUp: true });
    await app.settings({ requireEmailVerification: true });
    const { token } = await createKey(stranger, {});
    const holder = keyHolder(app, token);
    expect(await keyInUse(holder)).not.toBeNull();
    await complete(await arrive(person({ email: stranger.email })));
    await expect(keyInUse(holder)).toFailWith('UNAUTHENTICATED');
  });

  test('is proven by a link that was mailed there: the owner keeps the password', async () => {
    const { email } = await enrolled();
    await app.rest('POST', '/api/auth/forgot-password', { email });
    const token = await tokenInMail(app, email, '/reset-password');
    const password = 'Another passphrase 2';
    await app.rest('POST', '/api/auth/reset-password', { token, password });
    await complete(await arrive(person({ email })));
    expect((await app.rest('POST', '/api/auth/login', { email, password })).status).toBe(200);
  });
});

describe('sign-in is refused', () => {
  test('for an address that Google has not confirmed', async () => {
    const { seeker } = await scenario(app).seeker();
    expect(await refusalFor(person({ email: seeker.email, email_verified: false }))).toBe(
      'unverified',
    );
    expect(await refusalFor(person({ email_verified: false }))).toBe('unverified');
    expect((await seeker.graphql<{ viewer: { id: string } }>('{ viewer { id } }')).viewer.id).toBe(
      seeker.id,
    );
  });

  test('for a suspended account', async () => {
    const { seeker } = await scenario(app).seeker();
    await app.sql(`update users set status = 'suspended' where id = ?`, [seeker.id]);
    expect(await refusalFor(person({ email: seeker.email }))).toBe('suspended');
  });

  test('for a new user, while registration is closed', async () => {
    const known = person();
    await complete(await arrive(known));
    await app.settings({ allowRegistration: false });
    expect(await refusalFor(person())).toBe('closed');
    expect(await refusalFor(known)).toBeNull();
    await app.settings({ allowRegistration: true });
  });

  test('for an identity with a missing or invalid signature', async () => {
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const changes: ((parts: string[]) => string[])[] = [
      ([head, claims, mark]) => [head!, renamed(claims!), mark!],
      ([, claims]) => [unsigned, claims!, ''],
      // Signed with a key that the token brings along.
      ([, claims]) => {
        const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
        const jwk = publicKey.export({ format: 'jwk' });
        const head = Buffer.from(JSON.stringify({ alg: 'RS256', jwk })).toString('base64url');
        const signed = sign('RSA-SHA256', Buffer.from(`${head}.${claims!}`), privateKey);
        return [head, claims!, signed.toString('base64url')];
      },
    ];
    for (const change of changes) {
      provider.forge = (body) => {
        const answer = JSON.parse(body) as { id_token: string };
        return JSON.stringify({
          ...answer,
          id_token: change(answer.id_token.split('.')).join('.'),
        });
      };
      expect(await refusalFor(person())).toBe('failed');
    }
    provider.forge = null;
    expect(await refusalFor(person())).toBeNull();
  });

  test('for the identity of another sign-in, although its signature is valid', async () => {
    const [theirs, mine] = [person(), person()];
    let earlier = '';
    provider.forge = (body) => {
      earlier = (JSON.parse(body) as { id_token: string }).id_token;
      return body;
    };
    expect(await refusalFor(theirs)).toBeNull();
    provider.forge = (body) => JSON.stringify({ ...JSON.parse(body), id_token: earlier });
    for (const who of [mine, theirs]) expect(await refusalFor(who)).toBe('failed');
    provider.forge = null;
    expect(await refusalFor(mine)).toBeNull();
  });

  test('to a user who cancels at Google', async () => {
    const { page, problem } = await arrive(null, '&returnUrl=%2Fsaved-jobs&locale=hi');
    expect([problem, page.pathname, page.search]).toEqual([
      'cancelled',
      '/hi/login',
      '?returnUrl=%2Fsaved-jobs',
    ]);
  });
});

describe('the return from Google', () => {
  test('is bound to the browser that started it: its cookie, its state, its secret', async () => {
    provider.person = person();
    const verifier = newVerifier();
    const start = `/auth/google/start?challenge=${challengeOf(verifier)}`;
    const began = await fetch(`${app.url}${start}`, { redirect: 'manual' });
    const cookie = began.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^kaamyab-sign-in=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const callback = `${app.url}/auth/google/callback?code=x&state=y`;
    const without = await fetch(callback, { redirect: 'manual' });
    expect(without.headers.get('location')).toBe('/login#google-problem=expired');
    expect(without.headers.getSetCookie()[0]).toMatch(/^kaamyab-sign-in=; Path=\/; Max-Age=0;/);
    const otherState = await fetch(callback, {
      redirect: 'manual',
      headers: { cookie: cookie.split(';')[0]! },
    });
    expect(otherState.headers.get('location')).toBe('/login#google-problem=failed');
    // Only a person cancels.
    const broken = await fetch(`${app.url}/auth/google/callback?error=server_error&state=y`, {
      redirect: 'manual',
      headers: { cookie: cookie.split(';')[0]! },
    });
    expect(broken.headers.get('location')).toBe('/login#google-problem=failed');
    const changed = cookie.split(';')[0]!.replace('verifier', 'Verifier');
    const forged = await fetch(callback, { redirect: 'manual', headers: { cookie: changed } });
    expect(forged.headers.get('location')).toBe('/login#google-problem=expired');
  });

  test('uses a cookie that is bound to this host if the site has HTTPS', async () => {
    const secure = await startApp({
      databaseUrl: app.databaseUrl,
      environment: { ...provider.environment, PUBLIC_URL: 'https://jobs.example' },
    });
    const start = `/auth/google/start?challenge=${challengeOf(newVerifier())}`;
    const began = await fetch(`${secure.url}${start}`, { redirect: 'manual' });
    await secure.close();
    expect(began.headers.getSetCookie()[0]).toMatch(
      /^__Host-kaamyab-sign-in=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('ends with a code that works once, for two minutes, with the right verifier', async () => {
    const arrived = await arrive(person());
    expect(arrived.page.href).not.toContain(arrived.verifier);
    await expect(complete({ ...arrived, verifier: newVerifier() })).toFailWith('BAD_USER_INPUT');
    await expect(complete(arrived)).toFailWith('BAD_USER_INPUT');
    const next = await arrive(person());
    app.clock.forward({ minutes: 3 });
    await expect(complete(next)).toFailWith('BAD_USER_INPUT');
    const last = await arrive(person());
    await complete(last);
    await expect(complete(last)).toFailWith('BAD_USER_INPUT');
  });

  test('keeps page and language, and never redirects to another site', async () => {
    const hindi = await arrive(person(), '&returnUrl=%2Fsaved-jobs%3Fpage%3D2&locale=hi');
    expect(hindi.page.pathname + hindi.page.search).toBe(
      '/hi/login?returnUrl=%2Fsaved-jobs%3Fpage%3D2',
    );
    for (const elsewhere of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect(
        (await arrive(person(), `&returnUrl=${encodeURIComponent(elsewhere)}`)).page.search,
      ).toBe('');
  });

  test('needs a challenge', async () => {
    const response = await fetch(`${app.url}/auth/google/start`, { redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/login#google-problem=failed');
  });
});

test('two tabs that sign up a new user at the same moment create one account', async () => {
  const who = person();
  provider.person = who;
  const arrivals = await Promise.all([arrive(who), arrive(who), arrive(who)]);
  const ids = await Promise.all(arrivals.map(async (arrived) => (await complete(arrived)).user.id));
  expect(new Set(ids).size).toBe(1);
});

test('the site says whether Google sign-in is available, and refuses it if not', async () => {
  const ask = '{ site { googleSignIn } }';
  expect(await app.graphql(ask)).toEqual({ site: { googleSignIn: true } });
  const plain = await startApp();
  expect(await plain.graphql(ask)).toEqual({ site: { googleSignIn: false } });
  expect((await plain.rest('GET', '/auth/google/start')).status).toBe(404);
});

test('while Google is unavailable the dialog says so, and afterwards it works', async () => {
  const away = await startApp({
    environment: {
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    },
  });
  const start = `/auth/google/start?challenge=${challengeOf('x')}&returnUrl=%2Fsaved-jobs&locale=hi`;
  const response = await fetch(away.url + start, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(
    '/hi/login?returnUrl=%2Fsaved-jobs#google-problem=unavailable',
  );
});
