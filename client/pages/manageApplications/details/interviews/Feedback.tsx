import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { CriteriaForm } from './CriteriaForm.tsx';
import { ScorecardForm } from './ScorecardForm.tsx';
import { Scorecards } from './Scorecards.tsx';

const FeedbackQuery = graphql(`
  query Feedback($id: ID!) {
    viewer {
      interview(id: $id) {
        id
        application {
          id
          job {
            id
          }
        }
        feedback {
          canSend
          canChangeCriteria
          ...CriteriaForm_feedback
          isHidden
          sentCount
          interviewerCount
          ...ScorecardForm_feedback
          ...Scorecards_feedback
        }
      }
    }
  }
`);

/** The user's own scorecard first; the others' appear once it is sent. */
export function Feedback({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('interviews');
  const { data, error, loading, refetch } = useFreshQuery(FeedbackQuery, { variables: { id } });
  const interview = data?.viewer?.interview;
  const feedback = interview?.feedback;
  const { around } = useFocusKept<HTMLElement>(feedback?.canSend);
  return (
    <section
      ref={around}
      tabIndex={-1}
      aria-label={t('act.feedback')}
      className="grid gap-4 border-t border-line pt-3"
    >
      {feedback ? (
        <>
          <p className="text-sm text-soft">
            {t('feedback.count', {
              sent: feedback.sentCount,
              of: feedback.interviewerCount,
            })}
          </p>
          {feedback.canSend && <ScorecardForm interviewId={id} feedback={feedback} />}
          {feedback.canChangeCriteria && interview?.application && (
            <CriteriaForm
              jobId={interview.application.job.id}
              feedback={feedback}
              onSaved={() => void refetch().catch(() => undefined)}
            />
          )}
          {feedback.isHidden ? (
            <p className="text-sm text-soft">{t('feedback.hidden')}</p>
          ) : (
            <Scorecards feedback={feedback} />
          )}
        </>
      ) : error ? (
        <Banner kind="error">{serverMessage(error) ?? t('loadFailed')}</Banner>
      ) : (
        loading && <Skeleton className="h-24 w-full" />
      )}
      <Button size="s" className="justify-self-start" onClick={onClose}>
        {t('close')}
      </Button>
    </section>
  );
}
