import { Briefcase } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { WarningSigns } from '../jobs/WarningSigns.tsx';
import { Age } from '#client/pages/admin/lists/Age.tsx';
import { WaitingList } from './WaitingList.tsx';
import { WaitingRow } from './WaitingRow.tsx';

export const WaitingJobs_jobs = graphql(`
  fragment WaitingJobs_jobs on AdminJobConnection {
    totalCount
    nodes {
      id
      adminStatus
      waitingSince
      ...WarningSigns_job
      job {
        id
        title
        company {
          id
          name
        }
      }
    }
  }
`);

const ALL = '/admin/jobs?status=pending';

export function WaitingJobs(props: { jobs: FragmentType<typeof WaitingJobs_jobs> | undefined }) {
  const jobs = readFragment(WaitingJobs_jobs, props.jobs);
  const t = useTranslations('admin');
  return (
    <WaitingList
      id="waiting-jobs"
      Icon={Briefcase}
      heading={t('home.jobs')}
      count={jobs?.totalCount}
      nothing={t('home.noJobs')}
      to={ALL}
    >
      {jobs?.nodes.map((row) => (
        <WaitingRow
          key={row.id}
          name={<WrittenText text={row.job.title} />}
          to={`${ALL}&open=${row.id}`}
          facts={
            <>
              {row.job.company.name}
              <Age createdAt={row.waitingSince} status={row.adminStatus} />
            </>
          }
        >
          <WarningSigns job={row} className="mt-1" />
        </WaitingRow>
      ))}
    </WaitingList>
  );
}
