import { FAILURES } from '#server/graphql/failures.ts';
import { fewInQuickSuite } from '#tests/support/suiteSize.ts';
import { documented } from '#tests/rest/documented.ts';
import { GraphqlFailure, type Caller } from '#tests/support/caller.ts';
import { expect } from 'vitest';

type Values = Record<string, unknown>;

export interface Account extends Values {
  id: string;
  email: string;
  role: string;
  emailVerified: boolean;
  onboardingComplete: boolean;
  profile: Values | null;
}

export interface Opened {
  accessToken: string;
  expiresAt: string;
  user: Account;
}

interface Message {
  message: string;
}

/** Everything a test does with an account, through GraphQL or REST. A refusal is thrown. */
export interface AccountApi {
  name: string;
  register(who: Caller, input: Values): Promise<Opened>;
  login(who: Caller, email: string, password: string, code?: string): Promise<Opened>;
  logout(who: Caller): Promise<Message>;
  refresh(who: Caller): Promise<Opened>;
  profile(who: Caller): Promise<Account>;
  updateProfile(who: Caller, input: Values): Promise<Account>;
  completeOnboarding(who: Caller, input: Values): Promise<Account>;
  onboardingComplete(who: Caller): Promise<boolean>;
  changePassword(
    who: Caller,
    currentPassword: string,
    newPassword: string,
  ): Promise<Opened & Message>;
  forgot(who: Caller, email: string): Promise<Message>;
  reset(who: Caller, token: string, password: string): Promise<Message>;
  verifyEmail(who: Caller, token: string): Promise<Message>;
  resendVerification(who: Caller): Promise<Message>;
}

const USER = `{ id email firstName lastName role onboardingComplete emailVerified createdAt
  company { id name }
  profile { phone headline summary experience experienceType education specialization university
    yearOfPassing skills technicalSkills functionalSkills certifications location preferredLocations
    dateOfBirth gender currentCompany currentJobTitle currentCTC salaryExpectation hasBike
    hasDrivingLicense isOpenToWork resume } }`;
const OPENED = `{ accessToken expiresAt user ${USER} }`;
const SAID = '{ message }';

/** GraphQL options are in capitals; the tests use REST's form. */
const OPTIONS = ['role', 'gender', 'education', 'experienceType'];

function spelled<Value>(value: Value, spell: (text: string) => string): Value {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) =>
    OPTIONS.includes(key) && typeof entry === 'string'
      ? [key, spell(entry)]
      : [key, spelled(entry, spell)],
  );
  return Object.fromEntries(entries) as Value;
}

async function ask<Answer>(who: Caller, document: string, input?: Values): Promise<Answer> {
  const variables = input && { input: spelled(input, (text) => text.toUpperCase()) };
  const data = await who.graphql<Record<string, Answer>>(document, variables);
  return spelled(Object.values(data)[0]!, (text) => text.toLowerCase());
}

function mutate<Answer>(who: Caller, name: string, answer: string, type?: string, input?: Values) {
  const head = type ? `mutation($input: ${type}!) { ${name}(input: $input)` : `mutation { ${name}`;
  return ask<Answer>(who, `${head} ${answer} }`, input);
}

export const graphqlApi: AccountApi = {
  name: 'GraphQL',
  register: (who, input) => mutate(who, 'register', OPENED, 'RegisterInput', input),
  login: (who, email, password, code) =>
    mutate(who, 'login', OPENED, 'LoginInput', { email, password, code }),
  logout: (who) => mutate(who, 'logout', SAID),
  refresh: (who) => mutate(who, 'refreshSession', OPENED),
  profile: async (who) => {
    const viewer = await ask<{ user: Account } | null>(who, `{ viewer { user ${USER} } }`);
    if (!viewer) throw new GraphqlFailure('a guest', { code: 'UNAUTHENTICATED' });
    return viewer.user;
  },
  updateProfile: async (who, input) =>
    (
      await mutate<{ user: Account }>(
        who,
        'updateProfile',
        `{ user ${USER} }`,
        'UpdateProfileInput',
        input,
      )
    ).user,
  completeOnboarding: async (who, input) =>
    (
      await mutate<{ user: Account }>(
        who,
        'completeOnboarding',
        `{ user ${USER} }`,
        'CompleteOnboardingInput',
        input,
      )
    ).user,
  onboardingComplete: async (who) => (await graphqlApi.profile(who)).onboardingComplete,
  changePassword: (who, currentPassword, newPassword) =>
    mutate(
      who,
      'changePassword',
      `{ message accessToken expiresAt user ${USER} }`,
      'ChangePasswordInput',
      {
        currentPassword,
        newPassword,
      },
    ),
  forgot: (who, email) =>
    mutate(who, 'requestPasswordReset', SAID, 'RequestPasswordResetInput', { email }),
  reset: (who, token, password) =>
    mutate(who, 'resetPassword', SAID, 'ResetPasswordInput', { token, password }),
  verifyEmail: (who, token) => mutate(who, 'verifyEmail', SAID, 'VerifyEmailInput', { token }),
  resendVerification: (who) => mutate(who, 'resendVerification', SAID),
};

/** The response of a REST call. A refusal is thrown in GraphQL's form, once its status has been checked. */
async function call<Answer>(who: Caller, method: string, path: string, body?: Values) {
  const answer = await documented<Values>(who, method, path, body);
  if (answer.status < 400) return answer.body as Answer;
  const failure = answer.body as unknown as { code: keyof typeof FAILURES; message: string };
  expect(answer.status, failure.code).toBe(FAILURES[failure.code]);
  expect(answer.body['statusCode']).toBe(answer.status);
  throw new GraphqlFailure(failure.message, failure);
}

export const restApi: AccountApi = {
  name: 'REST',
  register: (who, input) => call(who, 'POST', '/auth/register', input),
  login: (who, email, password, code) =>
    call(who, 'POST', '/auth/login', { email, password, code }),
  logout: (who) => call(who, 'POST', '/auth/logout'),
  refresh: (who) => call(who, 'POST', '/auth/refresh'),
  profile: (who) => call(who, 'GET', '/users/profile'),
  updateProfile: (who, input) => call(who, 'PATCH', '/users/profile', input),
  completeOnboarding: (who, input) => call(who, 'PATCH', '/users/onboarding/complete', input),
  onboardingComplete: async (who) =>
    (await call<Account>(who, 'GET', '/users/onboarding/status')).onboardingComplete,
  changePassword: (who, currentPassword, newPassword) =>
    call(who, 'POST', '/auth/change-password', { currentPassword, newPassword }),
  forgot: (who, email) => call(who, 'POST', '/auth/forgot-password', { email }),
  reset: (who, token, password) => call(who, 'POST', '/auth/reset-password', { token, password }),
  verifyEmail: (who, token) => call(who, 'POST', '/auth/verify-email', { token }),
  resendVerification: (who) => call(who, 'POST', '/auth/resend-verification'),
};

/** REST calls run GraphQL operations, so tests of a single API use GraphQL. */
export const APIS = fewInQuickSuite(1, [restApi, graphqlApi]);
