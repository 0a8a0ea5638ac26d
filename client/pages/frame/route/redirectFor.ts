import type { Verdict } from '#client/lib/guard/access.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import type { Translators } from '#client/lib/words.ts';

/** Where to redirect a visitor who may not see a page; null if the page may be rendered. */
export function redirectFor(verdict: Verdict, wanted: string, words: Translators): string | null {
  if (verdict === 'home') return '/';
  if (verdict === 'login-page') return `/login?returnUrl=${encodeURIComponent(wanted)}`;
  if (verdict !== 'login-dialog') return null;
  openDialog('login', { message: words('shell')('session.loginFirst'), returnUrl: wanted });
  return '/';
}
