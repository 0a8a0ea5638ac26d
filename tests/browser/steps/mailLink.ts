import type { App } from '#tests/support/app.ts';

/** The link in the newest email to this address. */
export async function mailLink(app: App, email: string, path: string): Promise<string> {
  const [mail] = await app.mails(email);
  const link = new RegExp(`${app.url}(${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1];
  if (!link) throw new Error(`No link to ${path} in the mail to ${email}: ${mail?.text}`);
  return link;
}
