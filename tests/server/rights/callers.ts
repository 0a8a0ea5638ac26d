import { API_SCOPES, EMPLOYER_SCOPES, type ApiScope } from '#schema/options/apiScopes.ts';
import { newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import type { App } from '#tests/support/app.ts';
import { apiKeyOf } from '#tests/support/partners/apiKeys.ts';
import { addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { colleague } from '#tests/server/team/teamWorld.ts';
import type { Actor, Ours } from '#tests/server/isolation/ourData.ts';
import type { Theirs } from '#tests/server/isolation/theirData.ts';

/** All kinds of callers; those who can do the least harm come first. */
export const CALLERS = [
  'guest',
  'suspended',
  'key to read jobs',
  'key',
  'key of an administrator',
  'another employer',
  'member who left',
  'hiring manager of another job',
  'interviewer',
  'hiring manager',
  'recruiter',
  'seeker',
  'employer',
  'administrator',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Each call gives a new session, because a request may end its session. */
export async function callersOf(app: App, theirs: Theirs, { rival }: Ours) {
  const works = [theirs.ids.job[0]!];
  const left = await colleague(app, theirs.employer, 'recruiter');
  await app.sql('delete from company_members where id = ?', [left.memberId]);
  const other = await addJob(app, theirs.employer.company!.id);
  const elsewhere = await colleague(app, theirs.employer, 'hiring_manager', [other.id]);
  const interviewer = await colleague(app, theirs.employer, 'interviewer', works);
  const manager = await colleague(app, theirs.employer, 'hiring_manager', works);
  const recruiter = await colleague(app, theirs.employer, 'recruiter');
  const { suspended } = await scenario(app).seeker({ as: 'suspended' });
  await app.sql(`update users set status = 'suspended' where id = ?`, [suspended.id]);
  const withSession = (userId: string) => async (): Promise<Actor> => ({
    token: await sessionOf(app, userId),
  });
  return {
    guest: async () => ({ token: null }),
    suspended: withSession(suspended.id),
    'key to read jobs': withKey(app, theirs.employer, ['JOBS_READ']),
    key: withKey(app, theirs.employer, EMPLOYER_SCOPES),
    'key of an administrator': withKey(app, theirs.administrator, API_SCOPES),
    'another employer': withSession(rival.id),
    'member who left': withSession(left.id),
    'hiring manager of another job': withSession(elsewhere.id),
    interviewer: withSession(interviewer.id),
    'hiring manager': withSession(manager.id),
    recruiter: withSession(recruiter.id),
    seeker: withSession(theirs.applicant.id),
    employer: withSession(theirs.employer.id),
    administrator: withSession(theirs.administrator.id),
  } satisfies Record<CallerName, () => Promise<Actor>>;
}

/** One key for all requests, because no key can revoke itself. */
function withKey(app: App, maker: Person, scopes: readonly ApiScope[]) {
  let made: Promise<Actor> | undefined;
  return () => (made ??= apiKeyOf(app, maker, scopes));
}

async function sessionOf(app: App, userId: string): Promise<string> {
  const token = newToken();
  const now = app.clock.now();
  // The password counts as recently confirmed for as long as the test takes.
  const end = new Date(now.getTime() + 3_600_000);
  await app.sql(
    `insert into sessions (id, user_id, token_hash, created_at, last_used_at,
       password_confirmed_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    [newId(now.getTime()), userId, hashToken(token), now, now, end, end],
  );
  return token;
}
