import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { InterviewItem } from './InterviewItem.tsx';
import { latePart } from '#client/ui/overlays/latePart.ts';

const ProposeForm = latePart(() =>
  import('./ProposeForm.tsx').then((module) => module.ProposeForm),
);

const InterviewsQuery = graphql(`
  query Interviews($id: ID!, $jobId: ID!) {
    node(id: $id) {
      id
      ... on Application {
        canProposeInterview
        interviews {
          id
          ...InterviewItem_interview
        }
      }
    }
    viewer {
      timeZone
      interviewers(jobId: $jobId) {
        ...InterviewerChoice_interviewers
      }
    }
  }
`);

/** The interviews for an application: read by themselves, because a list of applications has no use for them. */
export function Interviews({ applicationId, jobId }: { applicationId: string; jobId: string }) {
  const t = useTranslations('interviews');
  const shell = useTranslations('shell');
  const [isProposing, setProposing] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { data, error, loading, refetch } = useFreshQuery(InterviewsQuery, {
    variables: { id: applicationId, jobId },
  });
  const application = data?.node && 'interviews' in data.node ? data.node : null;
  if (!data && error)
    return (
      <Banner
        kind="error"
        title={t('loadFailed')}
        actions={
          <Button size="s" busy={loading} onClick={() => void refetch().catch(() => undefined)}>
            {shell('errors.retry')}
          </Button>
        }
      >
        {serverMessage(error)}
      </Banner>
    );
  const viewer = data?.viewer;
  if (!viewer || !application) return loading ? <Skeleton className="h-11 w-48" /> : null;
  const proposed = () => {
    setProposing(false);
    toast({ kind: 'success', title: t('propose.done') });
    void refetch().catch(() => undefined);
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="grid gap-4">
      {application.interviews.length > 0 ? (
        <ul className="grid gap-3">
          {application.interviews.map((interview) => (
            <InterviewItem
              key={interview.id}
              interview={interview}
              interviewers={viewer.interviewers}
              timeZone={viewer.timeZone}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">{t('none')}</p>
      )}
      {isProposing ? (
        <ProposeForm
          applicationId={applicationId}
          interviewers={viewer.interviewers}
          timeZone={viewer.timeZone}
          onDone={proposed}
          onClose={() => setProposing(false)}
        />
      ) : (
        application.canProposeInterview && (
          <Button className="justify-self-start" onClick={() => setProposing(true)}>
            {t('propose.open')}
          </Button>
        )
      )}
    </div>
  );
}
