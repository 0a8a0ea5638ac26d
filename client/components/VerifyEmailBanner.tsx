import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProfileBanner } from '#client/components/onboarding/CompleteProfileBanner.tsx';
import { useLocation } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { ResendVerification } from './ResendVerification.tsx';

/** These pages ask for the confirmation themselves and have the same button. */
const SAID_BY_PAGE = ['/verify-email', '/job-alerts'];

/** Shown to logged-in users whose email is not confirmed (product decision 62). Closing it lasts for the visit. */
export function VerifyEmailBanner() {
  const t = useTranslations('shell');
  const { user } = useSession();
  const { pathname } = useLocation();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const isSaidByPage = SAID_BY_PAGE.includes(pathname);
  // Two banners would fill half of a phone. On the home page of newcomers the other one is shown.
  const hasOther = useProfileBanner() !== null;
  if (!user || user.emailVerified || isSaidByPage || hasOther || closedFor === user.id) return null;
  return (
    <Banner
      kind="info"
      shape="page"
      actions={<ResendVerification size="s" />}
      onClose={() => setClosedFor(user.id)}
      closeLabel={t('confirmEmail.close')}
    >
      {t('confirmEmail.sentence', { email: user.email, role: user.role })}
    </Banner>
  );
}
