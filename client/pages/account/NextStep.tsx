import { useTranslations } from 'use-intl';
import { applyPath } from '#client/components/apply/useLoginToApply.ts';
import { waitingApplicationOf } from '#client/components/apply/waitingApplication.ts';
import { Link } from '#client/lib/routing.ts';
import type { SessionUser } from '#client/lib/session.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/**
 * What a confirmed address was needed for: the application in progress, or the first thing people do. The wizard opens at
 * the asked step, or at an earlier one that is not complete.
 */
export function NextStep({ user }: { user: SessionUser | null }) {
  const t = useTranslations('account');
  const waiting = user && waitingApplicationOf(user.id);
  const [path, label] = waiting
    ? [applyPath(waiting.jobId), t('verify.continue')]
    : user?.role === 'EMPLOYER'
      ? ['/add-job?step=3', t('verify.addJob')]
      : ['/browse-jobs', t('verify.browseJobs')];
  return (
    <Link to={path} className={buttonClass({ variant: 'main' })}>
      {label}
    </Link>
  );
}
