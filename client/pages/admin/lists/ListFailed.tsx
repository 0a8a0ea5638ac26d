import { useTranslations } from 'use-intl';
import { isNetworkFailure, requestIdOf } from '#client/lib/failures.ts';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';

interface ListFailedProps extends LoadFailure {
  /** The documented sentence for this failure. */
  title: string;
}

/** The previous list stays below it. */
export function ListFailed({ title, error, retrying, onRetry }: ListFailedProps) {
  const shell = useTranslations('shell');
  const id = requestIdOf(error);
  return (
    <Banner
      kind="error"
      className="mt-6"
      title={title}
      actions={
        <Button size="s" busy={retrying} onClick={onRetry}>
          {shell('errors.retry')}
        </Button>
      }
    >
      {isNetworkFailure(error) && <p>{shell('errors.offline')}</p>}
      {id && <p className="tabular break-all text-soft">{shell('errors.requestId', { id })}</p>}
    </Banner>
  );
}
