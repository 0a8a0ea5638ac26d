import { useTranslations } from 'use-intl';
import { useLogout } from '#client/components/useLogout.ts';
import { useLocation } from '#client/lib/routing.ts';
import { GoogleButton } from './GoogleButton.tsx';

/** For users without a password: signing in again proves their identity and reopens the page. */
export function SignInAgain() {
  const t = useTranslations('account');
  const { pathname, search } = useLocation();
  const logout = useLogout();
  return (
    <>
      <p className="mb-4">{t('confirm.google')}</p>
      <GoogleButton alone returnUrl={pathname + search} onLeave={logout} />
      <p className="text-sm text-soft">{t('confirm.orPassword')}</p>
    </>
  );
}
