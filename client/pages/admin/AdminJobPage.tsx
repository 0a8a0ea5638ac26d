import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { LazyHistory } from '#client/components/admin/LazyHistory.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { useParams } from '#client/lib/routing.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { JobReview } from './jobs/JobReview.tsx';
import { useModerateJob } from './jobs/useModerateJob.ts';
import { DetailsState } from './lists/DetailsState.tsx';
import { ModerationButtons } from './moderation/ModerationButtons.tsx';
import { NoteDialog } from './moderation/NoteDialog.tsx';
import { wantsNote } from './moderation/moderationActions.ts';
import { MarkedText } from './risk/MarkedText.tsx';

const AdminJobPageQuery = graphql(`
  query AdminJobPage($id: ID!) {
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
      activity(first: 10, subjectKind: "job", subjectId: $id) {
        ...History_activity
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('admin')('section.jobs') });

export function Page() {
  const t = useTranslations('admin');
  const { jobId: id = '' } = useParams();
  const [asked, setAsked] = useState<'reject' | 'suspend' | null>(null);
  const { send, moderateNow } = useModerateJob();
  const { data, failure, loading } = useFreshQuery(AdminJobPageQuery, { variables: { id } });
  const found = data?.admin?.job;
  return (
    <AdminFrame
      section="jobs"
      title={found?.job.title}
      heading={
        found && (
          <WrittenText text={found.job.title}>
            <MarkedText text={found.job.title} words={found.riskWords} />
          </WrittenText>
        )
      }
      actions={
        found && (
          <ModerationButtons
            size="m"
            status={found.adminStatus}
            name={found.job.title}
            onMove={(move) => (wantsNote(move) ? setAsked(move) : moderateNow(move, found))}
          />
        )
      }
    >
      {data?.admin && found ? (
        <div className="mt-5 grid grid-cols-1 gap-8">
          <section aria-labelledby="facts" className="grid grid-cols-1 gap-3">
            <h2 id="facts" className="text-lg">
              {t('job.details')}
            </h2>
            <JobReview job={found} />
          </section>
          <LazyHistory activity={data.admin.activity} subject={{ kind: 'job', id }} />
        </div>
      ) : (
        <DetailsState
          failed={t('failed.job')}
          missing={t('job.missing')}
          failure={failure}
          loading={loading}
        />
      )}
      {asked && found && (
        <NoteDialog
          title={t(`note.jobs.${asked}`, { count: 1 })}
          names={[found.job.title]}
          confirmLabel={t(`move.${asked}`)}
          failed={t('failed.jobStatus')}
          onConfirm={(note) => send(asked, found, note).then(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
    </AdminFrame>
  );
}
