import { useTranslations } from 'use-intl';
import { useOfflineState } from '#client/lib/offline/offlineState.ts';
import { useSession, settledSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import { useLastSent, type ApplyTarget, openApply } from './openApply.ts';
import { preloadApplyDialog } from './ApplyHost.tsx';
import { useMyApplication } from './useMyApplication.ts';
import { useLoginToApply } from './useLoginToApply.ts';

const STATE_WORDS = ['applications', 'offline'] as const;
const loadState = () => import('./AppliedState.tsx');

interface ApplyButtonProps extends ApplyTarget {
  className?: string;
}

/** Opens the dialog held by the page's ApplyHost and preloads its code on hover. After applying, it shows the date. */
export function ApplyButton({ className, ...target }: ApplyButtonProps) {
  const t = useTranslations('jobFacts');
  const apply = useApply(target);
  const { status } = useSession();
  const preload = status === 'member' ? preloadApplyDialog : undefined;
  const sent = useMyApplication(target.jobId);
  const isWaiting = useOfflineState().applying.includes(`apply ${target.jobId}`);
  const state = useLazyModule(sent || isWaiting ? loadState : null, STATE_WORDS);
  const isFresh = useLastSent() === target.jobId;
  if (state) return <state.AppliedState {...target} sent={sent} isFresh={isFresh} />;
  return (
    <Button
      variant="main"
      block
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void apply()}
    >
      {t('apply.now')}
    </Button>
  );
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
