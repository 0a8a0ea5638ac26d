import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isPasswordRecent } from '#server/modules/account/account.rules.ts';

/** account.password.recent: requires a password confirmation within the last few minutes. */
export function requireRecentPassword({ viewer, services, t }: Context): void {
  if (isPasswordRecent(viewer?.passwordConfirmedAt ?? null, services.clock.now())) return;
  throw new Failure('FORBIDDEN', t('passwordProof.needed'), { rule: 'account.password.recent' });
}
