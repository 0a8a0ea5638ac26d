import { extname } from 'node:path';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { LOCATIONS, namesOf } from '#schema/locations/locations.ts';
import { inThread } from '#server/lib/inThread.ts';
import { translator } from '#server/lib/words.ts';
import { weaknessOf } from '#server/modules/account/account.rules.ts';

const SITE = 'kaamyab';

const PROGRAM = new URL(`./commonPasswordsWorker${extname(import.meta.filename)}`, import.meta.url);
const LONGEST = 30_000;

const placeNames = () => LOCATIONS.flatMap(namesOf).map((name) => name.toLowerCase());

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Read when the first password is chosen: the list is large, and most processes never need it. In a thread, because
 * unpacking it takes as long as a hundred requests.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= inThread<string[]>({ program: PROGRAM, longest: LONGEST }).then(
    (list) => new Set([...list, ...placeNames()]),
  );
  common.catch(() => (common = undefined));
  return common;
}

interface ChosenPassword {
  field: 'password' | 'newPassword';
  password: string;
  person: { email: string; firstName?: string | null; lastName?: string | null };
}

/** Refuses a weak password with a message that says why. */
export async function requireGoodPassword(
  ctx: Pick<Context, 'services' | 'locale'>,
  { field, password, person }: ChosenPassword,
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
