import { useTranslations } from 'use-intl';
import { useLogout } from '#client/components/useLogout.ts';
import { useLocation } from '#client/lib/routing.ts';
import { GoogleButton } from './GoogleButton.tsx';

/** For people without a password: a new sign-in proves as much, and then the page is open again. */
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
