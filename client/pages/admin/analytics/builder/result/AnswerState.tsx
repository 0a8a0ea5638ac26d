import { useTranslations } from 'use-intl';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { BuiltAnswer } from '#client/pages/admin/analytics/builder/question/useBuiltAnswer.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';

interface AnswerStateProps {
  answering: BuiltAnswer;
  /** The server's message is shown at the control it names. */
  isPlaced: boolean;
}

/** Loading, failure and other states in which there is no result to show. */
export function AnswerState({ answering, isPlaced }: AnswerStateProps) {
  const t = useTranslations('analytics');
  const { state, error, answer, again, cancel } = answering;
  if (state === 'slow')
    return (
      <div
        role="status"
        className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card px-4 py-2"
      >
        <Spinner className="text-ink" />
        <p className="min-w-0 flex-1 text-sm">{t('builder.state.slow')}</p>
        <Button size="s" onClick={cancel}>
          {t('builder.cancel')}
        </Button>
      </div>
    );
  if (state === 'cancelled')
    return (
      <Banner
        kind="info"
        title={t('builder.state.cancelled')}
        actions={
          <Button size="s" onClick={again}>
            {t('builder.state.askAgain')}
          </Button>
        }
      >
        {answer && <p>{t('builder.state.old')}</p>}
      </Banner>
    );
  if (state === 'refused')
    return (
      <Banner kind="warning" title={t('builder.state.refused')}>
        <p>{isPlaced ? t('builder.state.placed') : serverMessage(error)}</p>
        {answer && <p className="text-soft">{t('builder.state.old')}</p>}
      </Banner>
    );
  if (state !== 'failed') return null;
  return (
    <RetryBanner title={t('builder.state.failed')} error={error} onRetry={again}>
      {answer && <p className="text-soft">{t('builder.state.old')}</p>}
    </RetryBanner>
  );
}
