import { randomUUID } from 'node:crypto';
import type { App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';

export const PASSWORD = 'A good passphrase 1';

export function anAddress(): string {
  return `asha-${randomUUID().slice(0, 8)}@people.example`;
}

/** A client with this token. */
export function callerWithToken(
  app: App,
  token: string,
  headers: Record<string, string> = {},
): Caller {
  return caller(app.url, { authorization: `Bearer ${token}`, ...headers });
}

/** A guest whose browser prefers this language. */
export function callerWithLanguage(app: App, language: string): Caller {
  return caller(app.url, { 'accept-language': language });
}

/** The value after `token=` in the newest email to this address. */
export async function tokenInMail(app: App, email: string, page: string): Promise<string> {
  const mails = await app.mails(email);
  const links = mails.flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].map(String));
  const link = links.map((text) => new URL(text)).find(({ pathname }) => pathname.endsWith(page));
  if (!link) throw new Error(`No mail to ${email} leads to ${page}.`);
  return link.searchParams.get('token') ?? '';
}

/** Confirms the password, which allows protected actions for ten minutes. */
export async function typePassword(who: Caller & { password: string }): Promise<void> {
  await who.graphql(
    'mutation($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { message } }',
    { input: { password: who.password } },
  );
}

/** Makes the last password confirmation of these sessions ten minutes old. */
export async function passwordTenMinutesAgo(app: App, { id }: { id: string }): Promise<void> {
  const at = new Date(app.clock.now().getTime() - 10 * 60_000);
  await app.sql('update sessions set password_confirmed_at = ? where user_id = ?', [at, id]);
}
