import { randomUUID } from 'node:crypto';
import type { App } from '#tests/support/app.ts';
import { caller, type Caller } from '#tests/support/caller.ts';

export const PASSWORD = 'A good passphrase 1';

export function anAddress(): string {
  return `asha-${randomUUID().slice(0, 8)}@people.example`;
}

/** Whoever holds this token. */
export function holder(app: App, token: string, headers: Record<string, string> = {}): Caller {
  return caller(app.url, { authorization: `Bearer ${token}`, ...headers });
}

/** Another device of somebody who is signed in already. */
export function speaking(app: App, language: string): Caller {
  return caller(app.url, { 'accept-language': language });
}

/** What stands behind `token=` in the newest mail to this address. */
export async function linkIn(app: App, email: string, page: string): Promise<string> {
  const mails = await app.mails(email);
  const links = mails.flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+/g)].map(String));
  const link = links.map((text) => new URL(text)).find(({ pathname }) => pathname.endsWith(page));
  if (!link) throw new Error(`No mail to ${email} leads to ${page}.`);
  return link.searchParams.get('token') ?? '';
}
