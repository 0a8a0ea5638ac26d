import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { IdentityProvider, type GooglePerson } from '#tests/support/identityProvider.ts';
import type { Person } from '#tests/support/scenario.ts';
import { callerWithToken } from '#tests/server/account/people.ts';
import { enrol } from '#tests/server/account/twoFactor/authenticator.ts';
import { arriveAt, completeAt, newVerifier, person } from './browserSignIn.ts';

let app: App;
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await IdentityProvider.start();
  app = await startApp({ environment: provider.environment });
  provider.serve(app.url);
});
afterAll(() => provider.stop());

const arrive = (who: GooglePerson) => arriveAt(app, provider, who);
const complete = (answer: Parameters<typeof completeAt>[1]) => completeAt(app, answer);

describe('Google sign-in with two-factor authentication', () => {
  const RULE = 'account.login.second-factor';

  async function enrolled() {
    const who = person();
    const { accessToken } = await complete(await arrive(who));
    const member = { ...callerWithToken(app, accessToken), password: undefined } as never as Person;
    return { who, member, ...(await enrol(app, member)) };
  }

  test('needs a code as well, and waits five minutes for it', async () => {
    const { who, next } = await enrolled();
    const answer = await arrive(who);
    await expect(complete(answer)).rejects.toMatchObject({
      extensions: { code: 'UNAUTHENTICATED', rule: RULE },
    });
    await expect(complete({ ...answer, secondFactor: '000000' })).rejects.toMatchObject({
      extensions: { rule: RULE, fields: [{ field: 'secondFactor' }] },
    });
    app.clock.forward({ minutes: 4 });
    const { user } = await complete({ ...answer, secondFactor: next() });
    expect(user.email).toBe(who.email);
    await expect(complete({ ...answer, secondFactor: next() })).toFailWith('BAD_USER_INPUT');
    const late = await arrive(who);
    await expect(complete(late)).toFailWith('UNAUTHENTICATED');
    app.clock.forward({ minutes: 5 });
    await expect(complete({ ...late, secondFactor: next() })).toFailWith('BAD_USER_INPUT');
  });

  test('cannot be kept waiting longer', async () => {
    const { who, next } = await enrolled();
    const answer = await arrive(who);
    for (let asked = 0; asked < 4; asked += 1) {
      await expect(complete(answer)).toBreakRule(RULE);
      app.clock.forward({ minutes: 1 });
    }
    app.clock.forward({ minutes: 1 });
    await expect(complete({ ...answer, secondFactor: next() })).toBreakRule('account.google.code');
  });

  test('is over as soon as the user ends all other sessions', async () => {
    const { who, next, member } = await enrolled();
    const answer = await arrive(who);
    await member.rest('POST', '/api/auth/sessions/end-others');
    await expect(complete({ ...answer, secondFactor: next() })).toBreakRule('account.google.code');
  });

  test('fails and uses up its code without the verifier', async () => {
    const { who, next } = await enrolled();
    const answer = await arrive(who);
    const secondFactor = next();
    const stolen = { ...answer, verifier: newVerifier(), secondFactor };
    await expect(complete(stolen)).toFailWith('BAD_USER_INPUT');
    await expect(complete({ ...answer, secondFactor })).toFailWith('BAD_USER_INPUT');
  });

  test('counts wrong codes until a right one', async () => {
    const { who, next } = await enrolled();
    let answer = await arrive(who);
    const guess = (secondFactor: string) => complete({ ...answer, secondFactor });
    for (let tries = 0; tries < 4; tries += 1)
      await expect(guess('000000')).toFailWith('UNAUTHENTICATED');
    await guess(next());
    answer = await arrive(who);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(guess('000000')).toFailWith('UNAUTHENTICATED');
    await expect(guess(next())).toFailWith('RATE_LIMITED');
  });
});
