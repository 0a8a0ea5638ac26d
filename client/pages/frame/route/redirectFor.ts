import type { Access, Verdict } from '#client/lib/guard/access.ts';
import { openDialog } from '#client/lib/dialogs.ts';
import type { Translators } from '#client/lib/words.ts';
import { toast } from '#client/ui/toast.ts';

interface WantedPage {
  access: Access;
  path: string;
}

/** Where to redirect a visitor who may not see a page, with the reason; null if the page may be rendered. */
export function redirectFor(
  verdict: Verdict,
  { access, path }: WantedPage,
  words: Translators,
): string | null {
  const t = words('shell');
  if (verdict === 'home') {
    const forEmployers = access === 'employer';
    toast({ kind: 'info', title: t(forEmployers ? 'session.forEmployers' : 'session.forSeekers') });
    return '/';
  }
  if (verdict === 'login-page') return `/login?returnUrl=${encodeURIComponent(path)}`;
  if (verdict !== 'login-dialog') return null;
  // A visitor without an account can create one of the kind that this page needs.
  const hiring = access === 'employer' || undefined;
  openDialog('login', { message: t('session.loginFirst'), returnUrl: path, hiring });
  return '/';
}
