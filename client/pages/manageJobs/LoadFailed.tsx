import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { isNetworkFailure, requestIdOf } from '#client/lib/failures.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';

/** The previous list stays below. The message can be closed and returns with the next failure. */
export function LoadFailed({ error, retrying, onRetry }: LoadFailure) {
  const t = useTranslations('manageJobs');
  const shell = useTranslations('shell');
  const [closed, setClosed] = useState<unknown>();
  const id = requestIdOf(error);
  const retry = (
    <Button size="s" busy={retrying} onClick={onRetry}>
      {shell('errors.retry')}
    </Button>
  );
  if (closed === error) return <p className="mt-6">{retry}</p>;
  return (
    <Banner
      kind="error"
      className="mt-6"
      title={t('error.load')}
      actions={retry}
      onClose={() => {
        setClosed(error);
        rescueFocus();
      }}
      closeLabel={t('error.close')}
    >
      {isNetworkFailure(error) && <p>{shell('errors.offline')}</p>}
      {id && <p className="tabular text-soft">{shell('errors.requestId', { id })}</p>}
    </Banner>
  );
}
