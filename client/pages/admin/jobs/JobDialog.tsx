import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { graphql } from '#client/gql/gql.ts';
import { ReviewDialog } from '../moderation/ReviewDialog.tsx';
import type { ModerationAction } from '../moderation/moderationActions.ts';
import { MarkedText } from '#client/pages/admin/risk/MarkedText.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
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
  /** Called when a change of the job was approved or rejected. */
  onChangeDecided: () => void;
  onClose: () => void;
}

/** Everything needed to review a job. */
export function JobDialog({ id, onMove, onChangeDecided, onClose }: JobDialogProps) {
  const { data, failure, loading } = useFreshQuery(JobDialogQuery, { variables: { id } });
  const found = data?.admin?.job;
  return (
    <ReviewDialog
      what="job"
      page={`/admin/jobs/${id}`}
      title={
        found && (
          <WrittenText text={found.job.title}>
            <MarkedText text={found.job.title} words={found.riskWords} />
          </WrittenText>
        )
      }
      found={found && { name: found.job.title, status: found.adminStatus }}
      failure={failure}
      loading={loading}
      onMove={(move) => found && onMove(move, found)}
      onClose={onClose}
    >
      {found && <JobReview job={found} onChangeDecided={onChangeDecided} />}
    </ReviewDialog>
  );
}
