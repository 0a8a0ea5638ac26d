import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { AppliedMark } from './AppliedMark.tsx';
import type { ApplyTarget } from './openApply.ts';
import { useEffect, useEffectEvent } from 'react';
import { aboutApplication, useOutbox } from '#client/components/offline/useOutbox.ts';
import { useSession } from '#client/lib/session.ts';
import { useLoginToApply } from './useLoginToApply.ts';

export const ApplyDialogQuery = graphql(`
  query ApplyDialog($jobId: ID!) {
    viewer {
      user {
        id
        role
        ...ApplyForm_user
      }
      resumes {
        id
        ...ApplyForm_resumes
      }
    }
    job(id: $jobId) {
      id
      questions {
        ...AskedQuestions_question
      }
      myApplication {
        id
        ...AppliedMark_application
      }
    }
  }
`);

interface ApplyDialogProps extends ApplyTarget {
  onClose: () => void;
}

/**
 * Its state (idle, submitting, success, error) starts over each time it opens. An accidental press loses no typed text.
 */
export function ApplyDialog({ jobId, title, onClose }: ApplyDialogProps) {
  const t = useTranslations('applications');
  useLoginFirst(jobId, onClose);
  const { data, error, loading, refetch } = useQuery(ApplyDialogQuery, {
    variables: { jobId },
    // Keep the state at opening time: the user's own submission must not close the dialog.
    fetchPolicy: 'no-cache',
    // Only seekers may read resumes. The rest of the result still says who the user is.
    errorPolicy: 'all',
  });
  const outbox = useOutbox();
  const viewer = data?.viewer;
  const sent = data?.job?.myApplication;

  return (
    <Dialog
      title={t('apply.title', { title })}
      closeLabel={t('apply.close')}
      dismissable={false}
      onClose={onClose}
    >
      {viewer && viewer.user.role !== 'JOB_SEEKER' ? (
        <p>{t('apply.seekersOnly')}</p>
      ) : sent ? (
        <AppliedMark application={sent} />
      ) : viewer?.resumes && outbox ? (
        <ApplyForm
          jobId={jobId}
          title={title}
          user={viewer.user}
          resumes={viewer.resumes}
          kept={outbox.find(({ about }) => about === aboutApplication(jobId))}
          questions={data?.job?.questions ?? []}
          onQuestionsChanged={() => void refetch()}
          onClose={onClose}
        />
      ) : loading || viewer?.resumes ? (
        <FormSkeleton />
      ) : (
        <LoadFailed
          className="py-4 md:py-6"
          message={t('apply.loadFailed')}
          error={error}
          onRetry={refetch}
        />
      )}
    </Dialog>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4" aria-busy="true">
      {['name', 'email', 'phone', 'resume'].map((part) => (
        <div key={part} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}

/** If the session ends while the form is open, opens the login dialog, which leads back to the form. */
function useLoginFirst(jobId: string, onClose: () => void): void {
  const loginToApply = useLoginToApply(jobId);
  const { status } = useSession();
  const leave = useEffectEvent(() => {
    onClose();
    void loginToApply();
  });
  useEffect(() => {
    if (status === 'guest') leave();
  }, [status]);
}
