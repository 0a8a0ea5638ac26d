import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useFocusKept } from '#client/lib/document/useFocusKept.ts';
import { useArrivals } from '#client/lib/live/useArrivals.ts';
import { Button } from '#client/ui/Button.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { InterviewItem } from './InterviewItem.tsx';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';
import {
  interviewStage,
  KnownStages_viewer,
} from '#client/pages/manageApplications/status/knownStages.ts';
import { useUpdateStatusWithToast } from '#client/pages/manageApplications/status/useUpdateApplicationStatus.ts';

const ProposeForm = loadOnUse(async () => (await import('./ProposeForm.tsx')).ProposeForm, {
  words: ['interviews', 'validation'],
  soon: true,
});

const InterviewsQuery = graphql(`
  query Interviews($id: ID!, $jobId: ID!) {
    viewer {
      application(id: $id) {
        id
        status
        moves
        stage {
          id
          name
        }
        canProposeInterview
        interviews {
          id
          status
          ...InterviewItem_interview
        }
      }
      timeZone
      ...KnownStages_viewer
      interviewers(jobId: $jobId) {
        ...InterviewerChoice_interviewers
      }
    }
  }
`);

/** The interviews for an application. They have a separate query, because a list of applications does not show them. */
export function Interviews({ applicationId, jobId }: { applicationId: string; jobId: string }) {
  const t = useTranslations('interviews');
  const mayDecide = useTeamRight('decide');
  const move = useUpdateStatusWithToast();
  const [isProposing, setProposing] = useState(false);
  const { around, opened } = useFocusKept<HTMLDivElement>(isProposing);
  const { data, error, loading, refetch } = useFreshQuery(InterviewsQuery, {
    variables: { id: applicationId, jobId },
  });
  useArrivals(refetch);
  if (!data && error)
    return (
      <RetryBanner title={t('loadFailed')} error={error} retrying={loading} onRetry={refetch} />
    );
  const viewer = data?.viewer;
  const application = viewer?.application;
  if (!viewer || !application) return loading ? <Skeleton className="h-11 w-48" /> : null;
  const proposed = () => {
    setProposing(false);
    const known = readFragment(KnownStages_viewer, viewer);
    const stage = mayDecide ? interviewStage(known.stages, application) : null;
    const action = stage && {
      label: t('propose.move', { stage: stage.name }),
      onPress: () => void move(applicationId, stage),
    };
    toast({
      kind: 'success',
      title: t('propose.done'),
      ...(action && { action, duration: 10_000 }),
    });
    void refetch().catch(() => undefined);
    around.current?.focus();
  };
  return (
    <div ref={around} tabIndex={-1} className="grid scroll-mt-28 gap-4">
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
        <div ref={opened} tabIndex={-1}>
          <ProposeForm
            applicationId={applicationId}
            interviewers={viewer.interviewers}
            timeZone={viewer.timeZone}
            earlier={application.interviews.filter(({ status }) => status !== 'CANCELLED').length}
            onDone={proposed}
            onClose={() => setProposing(false)}
          />
        </div>
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
