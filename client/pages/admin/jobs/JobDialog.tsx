import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { DetailsState } from '#client/pages/admin/lists/DetailsState.tsx';
import { MoveButtons } from '#client/pages/admin/moves/MoveButtons.tsx';
import type { Move } from '#client/pages/admin/moves/moves.ts';
import { MarkedText } from '#client/pages/admin/risk/MarkedText.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { JobJudged } from './JobJudged.tsx';
import type { MovedJob } from './useJobMove.ts';

const JobDialogQuery = graphql(`
  query JobDialog($id: ID!) {
    admin {
      job(id: $id) {
        id
        adminStatus
        riskWords
        job {
          id
          title
        }
        ...JobJudged_job
      }
    }
  }
`);

interface JobDialogProps {
  id: string;
  onMove: (move: Move, job: MovedJob) => void;
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
        found ? <MarkedText text={found.job.title} words={found.riskWords} /> : t('job.details')
      }
      closeLabel={t('details.close')}
      onClose={onClose}
      footer={
        found && (
          <MoveButtons
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
          <JobJudged job={found} onChangeDecided={onChangeDecided} />
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
