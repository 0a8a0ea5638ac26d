import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { DetailsState } from '#client/pages/admin/lists/DetailsState.tsx';
import { ModerationButtons } from '../moderation/ModerationButtons.tsx';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { MarkedText } from '#client/pages/admin/risk/MarkedText.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { JobReview } from './JobReview.tsx';
import type { ModeratedJob } from './useModerateJob.ts';

const JobDialogQuery = graphql(`
  query JobDialog($id: ID!) {
    admin {
      job(id: $id) {
        id
        adminStatus
        updatedAt
        riskWords
        job {
          id
          title
        }
        ...JobReview_job
      }
    }
  }
`);

interface JobDialogProps {
  id: string;
  onMove: (move: ModerationAction, job: ModeratedJob) => void;
  /** Called when a change of it was approved or rejected. */
  onChangeDecided: () => void;
  onClose: () => void;
}

/** Everything needed to review a job. */
export function JobDialog({ id, onMove, onChangeDecided, onClose }: JobDialogProps) {
  const t = useTranslations('admin');
  const { data, error, loading, refetch } = useQuery(JobDialogQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.admin?.job;
  return (
    <Dialog
      size="l"
      title={
        found ? (
          <WrittenText text={found.job.title}>
            <MarkedText text={found.job.title} words={found.riskWords} />
          </WrittenText>
        ) : (
          t('job.details')
        )
      }
      closeLabel={t('details.close')}
      onClose={onClose}
      footer={
        found && (
          <ModerationButtons
            size="m"
            status={found.adminStatus}
            name={found.job.title}
            onMove={(move) => onMove(move, found)}
          />
        )
      }
    >
      {found ? (
        <>
          <JobReview job={found} onChangeDecided={onChangeDecided} />
          <Link to={`/admin/jobs/${id}`} className="text-link hit-44 mt-5 inline-block">
            {t('details.page')}
          </Link>
        </>
      ) : (
        <DetailsState
          failed={t('failed.job')}
          missing={t('job.missing')}
          error={error}
          loading={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Dialog>
  );
}
