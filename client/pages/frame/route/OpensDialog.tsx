import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { openDialog, type DialogName } from '#client/lib/dialogs.ts';
import { safeReturnUrl } from '#client/lib/guard/returnUrl.ts';
import { useLocation, useNavigate } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';

interface LoginState {
  message?: unknown;
  returnUrl?: unknown;
}

/** /login is the home page with its dialog open (product decision 21). Logged-in users are redirected. */
export function OpensDialog({ name }: { name: DialogName }) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { status } = useSession();
  const { search, state } = useLocation();
  const given = (state ?? {}) as LoginState;
  const returnUrl =
    safeReturnUrl(given.returnUrl) ?? safeReturnUrl(new URLSearchParams(search).get('returnUrl'));
  const hiring = new URLSearchParams(search).get('hiring') === 'true';
  const message = typeof given.message === 'string' ? given.message : undefined;

  useEffect(() => {
    if (status === 'member') void navigate(returnUrl ?? '/', { replace: true });
    if (status !== 'guest') return;
    const admin = returnUrl?.startsWith('/admin');
    const reason = t(admin ? 'session.adminLoginFirst' : 'session.loginFirst');
    openDialog(name, {
      message: message ?? (returnUrl ? reason : undefined),
      returnUrl: returnUrl ?? undefined,
      hiring,
    });
  }, [name, status, message, returnUrl, hiring, navigate, t]);
  return null;
}
