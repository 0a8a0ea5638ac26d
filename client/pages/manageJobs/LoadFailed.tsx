import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RetryBanner } from '#client/components/RetryBanner.tsx';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { rescueFocus } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';

/** The previous list stays below. The message can be closed and returns with the next failure. */
export function LoadFailed(failure: LoadFailure) {
  const t = useTranslations('manageJobs');
  const shell = useTranslations('shell');
  const { error, retrying, onRetry } = failure;
  const [closed, setClosed] = useState<unknown>();
  if (closed === error)
    return (
      <p className="mt-6">
        <Button size="s" busy={retrying} onClick={onRetry}>
          {shell('errors.retry')}
        </Button>
      </p>
    );
  return (
    <RetryBanner
      {...failure}
      className="mt-6"
      title={t('error.load')}
      onClose={() => {
        setClosed(error);
        rescueFocus();
      }}
      closeLabel={t('error.close')}
    />
  );
}
