import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { weaknessOf } from './account.rules.ts';

const SITE = 'kaamyab';
const COMMON_MAX = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: the list is large, and most processes never need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const list = dictionary['passwords-common'] as readonly string[];
    return new Set(list.slice(0, COMMON_MAX));
  });
  return common;
}

interface Chosen {
  field: 'password' | 'newPassword';
  password: string;
  person: { email: string; firstName?: string | null; lastName?: string | null };
}

/** Refuses a weak password with a message that says why. */
export async function requireGoodPassword(
  ctx: Pick<Context, 'services' | 'locale'>,
  { field, password, person }: Chosen,
): Promise<void> {
  const { siteName } = await ctx.services.settings.current();
  const { email, firstName, lastName } = person;
  const names = [SITE, siteName, email.split('@')[0]!, firstName ?? '', lastName ?? ''];
  const weakness = weaknessOf(password, { common: await commonPasswords(), names });
  if (!weakness) return;
  const message = translator(ctx.locale, 'validation')(weakness);
  throw new Failure('BAD_USER_INPUT', message, {
    fields: [{ field, message }],
    rule: weakness === 'passwordCommon' ? 'account.password.common' : 'account.password.name',
  });
}
