import { useTranslations } from 'use-intl';
import { isNetworkFailure, requestIdOf, serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface DialogStateProps {
  asked: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** What to say when it cannot be loaded or no longer exists. */
  failed: string;
}

/** Shown inside a dialog whose options are still loading or cannot be loaded. */
export function DialogState({ asked, failed }: DialogStateProps) {
  const shell = useTranslations('shell');
  const { error, loading, refetch } = asked;
  if (loading && !error)
    return (
      <div aria-busy="true" className="grid gap-3">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  const id = requestIdOf(error);
  return (
    <Banner
      kind="error"
      title={failed}
      actions={
        <Button size="s" busy={loading} onClick={() => void refetch().catch(() => undefined)}>
          {shell('errors.retry')}
        </Button>
      }
    >
      <p>{isNetworkFailure(error) ? shell('errors.offline') : serverMessage(error)}</p>
      {id && <p className="tabular break-all text-soft">{shell('errors.requestId', { id })}</p>}
    </Banner>
  );
}
