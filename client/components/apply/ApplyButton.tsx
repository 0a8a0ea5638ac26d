import { useTranslations } from 'use-intl';
import { useOfflineState } from '#client/lib/offline/offlineState.ts';
import { useSession, settledSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { loadOnUse, preload } from '#client/ui/loadOnUse.ts';
import { useLastSent, type ApplyTarget, openApply } from './openApply.ts';
import { ApplyDialog } from './ApplyHost.tsx';
import { useMyApplication } from './useMyApplication.ts';
import { useLoginToApply, useMayApply } from './useLoginToApply.ts';

const AppliedState = loadOnUse(async () => (await import('./AppliedState.tsx')).AppliedState, {
  words: ['applications', 'offline'],
});
const preloadDialog = () => preload(ApplyDialog.prepare);

interface ApplyButtonProps extends ApplyTarget {
  className?: string;
}

/** Opens the dialog held by the page's ApplyHost and preloads its code on hover. After applying, it shows the date. */
export function ApplyButton({ className, ...target }: ApplyButtonProps) {
  const t = useTranslations('jobFacts');
  const apply = useApply(target);
  const mayApply = useMayApply();
  const { status } = useSession();
  const onNear = status === 'member' ? preloadDialog : undefined;
  const sent = useMyApplication(target.jobId);
  const isWaiting = useOfflineState().applying.includes(`apply ${target.jobId}`);
  const isFresh = useLastSent() === target.jobId;
  const button = (
    <Button
      variant="main"
      block
      className={className}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => void apply()}
    >
      {t('apply.now')}
    </Button>
  );
  if (!mayApply) return null;
  if (!sent && !isWaiting) return button;
  return <AppliedState {...target} sent={sent} isFresh={isFresh} waiting={button} />;
}

/** Opens the application dialog. A guest is asked to log in first and finds it open afterwards. */
function useApply(target: ApplyTarget): () => Promise<void> {
  const loginToApply = useLoginToApply(target.jobId);
  return async () => {
    const { status } = await settledSession();
    if (status === 'member') openApply(target);
    else await loginToApply();
  };
}
