import { skipToken, useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { SessionUser_user, SessionUserQuery } from '#client/components/SessionUser.ts';
import { Link, useLocation } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { PROFILE_BANNER_GONE_AT, PROFILE_BANNER_LOW_BELOW } from '#schema/options/limits.ts';
import { useUnsentDraft } from './draft.ts';
import { openOnboarding } from './onboardingWindow.ts';

export const CompleteProfileBanner_user = graphql(`
  fragment CompleteProfileBanner_user on User {
    id
    profileCompletion {
      percent
      bannerPercent
    }
  }
`);

/**
 * What the banner at the top of each page says about the profile. Null until the server knows, and when the fields of
 * the banner are filled to 80 percent.
 */
export function useProfileBanner() {
  const { status, user, onboardingComplete } = useSession();
  const { pathname } = useLocation();
  const unsent = useUnsentDraft();
  const { data } = useQuery(
    SessionUserQuery,
    status === 'member' ? { fetchPolicy: 'cache-only' } : skipToken,
  );
  const account = data?.viewer && readFragment(SessionUser_user, data.viewer.user);
  const completion = account && readFragment(CompleteProfileBanner_user, account).profileCompletion;
  if (!user || !completion) return null;

  const { percent, bannerPercent } = completion;
  const isKept = unsent === user.id;
  const page = user.role === 'EMPLOYER' ? '/company-profile' : '/profile';
  // The profile itself shows which fields are missing, and posting a job comes first.
  const isElsewhere = [page, '/verify-email', '/add-job'].includes(pathname);
  // VerifyEmailBanner is shown instead, except on the home page of newcomers.
  const isHome = pathname === '/' || pathname === '/home';
  const waits = isElsewhere || (!user.emailVerified && (onboardingComplete || !isHome));
  // Only owners can change the profile of a company.
  const isOthers = user.role === 'EMPLOYER' && !isOffered(user, 'manage');
  if (!isKept && (waits || isOthers || bannerPercent >= PROFILE_BANNER_GONE_AT)) return null;

  const level = isKept ? 'kept' : percent < PROFILE_BANNER_LOW_BELOW ? 'low' : 'high';
  return {
    level,
    percent,
    page,
    inDialog: isKept || !onboardingComplete,
    role: user.role,
  } as const;
}

/** Shows the same percentage as the dashboard and the profile, with a different text below 50. */
export function CompleteProfileBanner() {
  const t = useTranslations('onboarding');
  const banner = useProfileBanner();
  if (!banner) return null;
  const { level, percent, page, inDialog, role } = banner;
  const label = t(level === 'kept' ? 'banner.saveNow' : 'banner.action');
  return (
    <Banner
      kind={level === 'kept' ? 'warning' : 'info'}
      shape="page"
      title={t(`banner.${level}.title`)}
      actions={
        inDialog ? (
          <Button size="s" onClick={openOnboarding}>
            {label}
          </Button>
        ) : (
          <Link to={page} className={buttonClass({ size: 's' })}>
            {label}
          </Link>
        )
      }
    >
      {t(`banner.${level}.text`, { percent, role })}
    </Banner>
  );
}
