import type { App } from '#tests/support/app.ts';

/** Where the link of the newest mail to this address leads. */
export async function mailLink(app: App, email: string, path: string): Promise<string> {
  const [mail] = await app.mails(email);
  const link = new RegExp(`${app.url}(${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1];
  if (!link) throw new Error(`No link to ${path} in the mail to ${email}: ${mail?.text}`);
  return link;
}
