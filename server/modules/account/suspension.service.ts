import type { Locale } from '#schema/options/locales.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { hashToken } from '#server/lib/tokens.ts';
import { formatTime, translator } from '#server/lib/words.ts';
import type { Services } from '#server/services.ts';
import { mayHaveSession } from './account.rules.ts';

interface SuspendedUser {
  status: 'active' | 'inactive' | 'suspended';
  suspendedUntil?: Date | null;
  suspendedReason?: string | null;
}

/** The error for a login with correct credentials to an account that is suspended or inactive. */
export async function suspensionFailure(
  { services, locale }: Context,
  user: SuspendedUser,
): Promise<Failure> {
  return new Failure('FORBIDDEN', await suspensionMessage(services, user, locale), {
    rule: 'account.session.standing',
  });
}

/** The reason, and when the suspension ends. */
async function suspensionMessage(
  { settings }: Pick<Services, 'settings'>,
  { status, suspendedUntil, suspendedReason }: SuspendedUser,
  locale: Locale,
): Promise<string> {
  const t = translator(locale, 'errors');
  if (status === 'inactive') return t('login.inactive');
  const { timeZone } = await settings.current();
  // The administrator's text may already end with a full stop.
  const reason = suspendedReason?.replace(/(?<![.।\s])[.।\s]+$/u, '') ?? '';
  return t('login.suspended', {
    ends: suspendedUntil ? 'yes' : 'no',
    until: suspendedUntil ? formatTime(suspendedUntil, locale, timeZone) : '',
    told: reason ? 'yes' : 'no',
    reason,
  });
}

/** Also finds ended sessions, whose rows are kept until the nightly cleanup. */
const BY_TOKEN = statement(
  'shut-out-by-token',
  `
    select u.status, u.suspended_until as "suspendedUntil", u.suspended_reason as "suspendedReason"
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and u.deleted_at is null and u.status <> 'active'`,
);

/** The reason a token no longer works if its user is suspended or inactive; null for any other reason. */
export async function suspensionReason(
  services: Services,
  token: string,
  locale: Locale,
): Promise<string | null> {
  const [user] = await services.database.read(BY_TOKEN, [hashToken(token)]);
  if (!user) return null;
  if (mayHaveSession(user, services.clock.now())) return null;
  return suspensionMessage(services, user, locale);
}
