import { DirectiveLocation, graphql, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { requireAccess, requireOpenCompany } from '#server/graphql/authDirective.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import {
  contextOf,
  guarded,
  guards,
  says,
  signedIn,
  UNGUARDED,
  withKey,
} from './authorizedSchema.ts';

/** `yes` for a field that returned data, else the code and rule of its refusal. */
async function ask(source: string, context: Context): Promise<string> {
  const answered: string[] = [];
  const field = (name: string) => () => {
    answered.push(name);
    return 'yes';
  };
  const rootValue = Object.fromEntries(
    ['site', 'account', 'applications', 'applicants', 'ownJobs', 'users', 'newKey', 'team'].map(
      (name) => [name, field(name)],
    ),
  );
  const report = { title: 'yes', owner: 'yes', jobs: 'yes', move: 'yes' };
  const { data, errors = [] } = await graphql({
    schema: guarded(),
    source,
    rootValue: { ...rootValue, report, letter: report, interview: report },
    contextValue: context,
  });
  const failure = errors[0]?.originalError;
  if (!failure) return JSON.stringify(data).includes('"yes"') ? 'yes' : JSON.stringify(errors);
  // A refused field is not resolved either.
  expect(answered).toEqual([]);
  expect(failure).toBeInstanceOf(Failure);
  const { code, detail } = failure as Failure;
  return detail.rule ? `${code} ${detail.rule}` : code;
}

const GUEST = contextOf();
const SEEKER = signedIn('job_seeker');
const EMPLOYER = signedIn('employer');
const ADMIN = signedIn('admin');

describe('each field is available to the roles it names', () => {
  const [yes, login, no] = ['yes', 'UNAUTHENTICATED', 'FORBIDDEN'];
  test.each([
    ['{ site }', [yes, yes, yes, yes]],
    ['{ account }', [login, yes, yes, yes]],
    ['{ applications }', [login, yes, no, no]],
    ['{ ownJobs }', [login, no, yes, yes]],
    ['{ users }', [login, no, no, yes]],
    ['{ report { title } }', [login, no, no, yes]],
    // The field allows employers, but its type does not.
    ['{ report { jobs } }', [login, no, no, yes]],
    ['{ report { owner } }', [login, no, no, yes]],
  ])('%s: guest, seeker, employer, administrator', async (source, expected) => {
    const asked = [GUEST, SEEKER, EMPLOYER, ADMIN].map((context) => ask(source, context));
    expect(await Promise.all(asked)).toEqual(expected);
  });
});

describe('an API key', () => {
  const [lacking, closed] = ['FORBIDDEN api.key.scope', 'FORBIDDEN api.key.closed'];
  test.each([
    [
      'can read what any of its scopes allows',
      '{ ownJobs }',
      withKey('employer', 'JOBS_READ'),
      'yes',
    ],
    [
      'can read with the other scope as well',
      '{ ownJobs }',
      withKey('employer', 'JOBS_WRITE'),
      'yes',
    ],
    [
      'with several scopes needs only the right one',
      '{ ownJobs }',
      withKey('employer', 'APPLICATIONS_READ', 'JOBS_READ'),
      'yes',
    ],
    [
      'without the scope is refused',
      '{ ownJobs }',
      withKey('employer', 'APPLICATIONS_READ'),
      lacking,
    ],
    ['without any scope is refused', '{ ownJobs }', withKey('employer'), lacking],
    [
      'cannot reach a field without a scope',
      '{ account }',
      withKey('employer', 'JOBS_READ'),
      closed,
    ],
    ['can reach public fields', '{ site }', withKey('employer'), 'yes'],
    [
      'is refused for its role, whatever its scopes',
      '{ ownJobs }',
      withKey('job_seeker', 'JOBS_READ'),
      'FORBIDDEN',
    ],
    [
      'needs the scope of the type if the field has none',
      '{ report { title owner } }',
      withKey('admin', 'ANALYTICS_READ'),
      'yes',
    ],
    [
      'needs the scope of the field if it has one',
      '{ report { jobs } }',
      withKey('admin', 'JOBS_READ'),
      'yes',
    ],
    [
      'cannot reach such a field with only the scope of the type',
      '{ report { jobs } }',
      withKey('admin', 'ANALYTICS_READ'),
      lacking,
    ],
  ])('%s', async (_name, source, context, expected) => {
    expect(await ask(source, context)).toBe(expected);
  });

  test('is refused with the names of the scopes that would do', () => {
    const needed = ['JOBS_READ', 'JOBS_WRITE'] as const;
    expect(() => requireAccess(withKey('employer'), ['employer'], needed)).toThrow(
      says('apiKey.scope', { scope: 'jobs:read / jobs:write' }),
    );
    expect(() => requireAccess(withKey('employer'), ['employer'])).toThrow(says('apiKey.closed'));
  });
});

describe('the message of a refusal', () => {
  test('asks a guest to log in, and says which role a user needs', () => {
    expect(() => requireAccess(GUEST, ['admin'])).toThrow(says('session.needed'));
    expect(() => requireAccess(SEEKER, ['admin'])).toThrow(says('session.forbidden'));
  });
});

describe('an administrator who still has to set up two-step verification', () => {
  const waiting = signedIn('admin', { mustSetUpTwoFactor: true });

  test('cannot do anything that needs an administrator', async () => {
    expect(await ask('{ users }', waiting)).toBe('FORBIDDEN account.twoFactor.demanded');
    expect(await ask('{ ownJobs }', waiting)).toBe('FORBIDDEN account.twoFactor.demanded');
    expect(() => requireAccess(waiting, ['admin'])).toThrow(says('twoFactor.demanded'));
  });

  test('can do what every signed-in user can, including the set-up', async () => {
    expect(await ask('{ account }', waiting)).toBe('yes');
    expect(await ask('{ site }', waiting)).toBe('yes');
  });
});

describe('where the company must be active', () => {
  const closed = 'RULE_VIOLATION company.active.required';
  test.each([
    [null, 'yes'],
    ['pending', 'yes'],
    ['approved', 'yes'],
    ['rejected', closed],
    ['suspended', closed],
  ] as const)('an employer of a company that is %s: %s', async (companyStatus, outcome) => {
    const employer = signedIn('employer', { companyStatus });
    expect(await ask('{ applicants }', employer)).toBe(outcome);
    expect(await ask('{ letter { title } }', employer)).toBe(outcome);
    expect(await ask('{ ownJobs }', employer)).toBe('yes');
  });

  test('seekers, who have no company, see their own data, and guests are asked to log in', async () => {
    expect(await ask('{ applicants }', SEEKER)).toBe('yes');
    expect(await ask('{ applicants }', GUEST)).toBe('UNAUTHENTICATED');
    expect(() => requireOpenCompany(GUEST)).not.toThrow();
  });

  test.each(['rejected', 'suspended'] as const)(
    'the refusal says that it is %s',
    (companyStatus) => {
      const refused = () => requireOpenCompany(signedIn('employer', { companyStatus }));
      expect(refused).toThrow(says(`company.closed.${companyStatus}`));
    },
  );
});

describe('where a recent password is required', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const services = { clock: { now: () => now } } as Context['services'];
  test.each([
    [null, 'FORBIDDEN account.password.recent'],
    [new Date('2026-11-21T09:50:00Z'), 'FORBIDDEN account.password.recent'],
    [new Date('2026-11-21T09:51:00Z'), 'yes'],
  ])('confirmed at %s: %s', async (passwordConfirmedAt, outcome) => {
    const employer = { ...signedIn('employer', { passwordConfirmedAt }), services };
    expect(await ask('{ newKey }', employer)).toBe(outcome);
  });

  test('a caller without access is not asked for the password', async () => {
    expect(await ask('{ newKey }', { ...SEEKER, services })).toBe('FORBIDDEN');
    expect(await ask('{ newKey }', GUEST)).toBe('UNAUTHENTICATED');
  });
});

describe('a subscription', () => {
  const subscribed = () => {
    const fieldOf = (schema: GraphQLSchema) => schema.getSubscriptionType()!.getFields()['unread']!;
    fieldOf(UNGUARDED).subscribe = () => 'events';
    return fieldOf(guarded());
  };
  const begin = (context: Context) => subscribed().subscribe!({}, {}, context, {} as never);

  test('is refused before it starts', () => {
    expect(() => begin(GUEST)).toThrow(Failure);
    expect(() => begin(EMPLOYER)).toThrow(Failure);
    expect(begin(SEEKER)).toBe('events');
  });

  test('has no event source if its type had none', () => {
    const query = guarded().getQueryType()!.getFields();
    expect(query['users']!.subscribe).toBeUndefined();
  });
});

describe('the directives themselves', () => {
  const { OBJECT, FIELD_DEFINITION } = DirectiveLocation;
  test.each([
    ['auth', [OBJECT, FIELD_DEFINITION], ['requires: [Role!]!', 'scope: [ApiScope!]']],
    ['team', [OBJECT, FIELD_DEFINITION], ['right: TeamRight!']],
    ['openCompany', [OBJECT, FIELD_DEFINITION], []],
    ['recentPassword', [FIELD_DEFINITION], []],
  ])('%s is allowed in its places, and documents each of its arguments', (name, places, args) => {
    const directive = guards().find((one) => one.name === name)!;
    expect(directive.locations).toEqual(places);
    expect(directive.args.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual(args);
    for (const { description } of [directive, ...directive.args]) expect(description).toMatch(/\w/);
  });

  test('does not change fields without it', () => {
    expect(guarded().getQueryType()!.getFields()['site']!.resolve).toBeUndefined();
  });
});

describe('a role in a team', () => {
  const refused = 'FORBIDDEN team.right';
  test.each([
    ['owner', ['yes', 'yes', 'yes']],
    ['recruiter', [refused, 'yes', 'yes']],
    ['hiring_manager', [refused, 'yes', 'yes']],
    ['interviewer', [refused, 'yes', refused]],
    [null, ['yes', 'yes', 'yes']],
  ] as const)('an employer with the team role %s has only its rights', async (role, outcomes) => {
    const team = role && { role, jobIds: null };
    const employer = signedIn('employer', { team });
    const asked = ['{ team }', '{ interview { title } }', '{ interview { move } }'];
    for (const [at, source] of asked.entries())
      expect(await ask(source, employer)).toBe(outcomes[at]);
  });

  test('an administrator needs no role in a team', async () => {
    expect(await ask('{ team }', signedIn('admin', { team: null }))).toBe('yes');
  });
});
