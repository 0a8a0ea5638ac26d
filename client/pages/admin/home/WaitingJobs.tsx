import { Briefcase, Flag } from 'lucide-react';
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

const LISTS = {
  pending: { id: 'waiting-jobs', Icon: Briefcase, heading: 'jobs', nothing: 'noJobs' },
  reported: { id: 'waiting-reports', Icon: Flag, heading: 'reports', nothing: 'noReports' },
} as const;

interface WaitingJobsProps {
  jobs: FragmentType<typeof WaitingJobs_jobs>;
  why: keyof typeof LISTS;
}

/** The jobs that wait for approval, or those that were reported. */
export function WaitingJobs({ why, ...props }: WaitingJobsProps) {
  const jobs = readFragment(WaitingJobs_jobs, props.jobs);
  const t = useTranslations('admin');
  const { heading, nothing, ...list } = LISTS[why];
  const all = why === 'pending' ? '/admin/jobs?status=pending' : '/admin/jobs?reported=1';
  return (
    <WaitingList
      {...list}
      heading={t(`home.${heading}`)}
      count={jobs.totalCount}
      nothing={t(`home.${nothing}`)}
      to={all}
    >
      {jobs.nodes.map((row) => (
        <WaitingRow
          key={row.id}
          name={<WrittenText text={row.job.title} />}
          to={`${all}&open=${row.id}`}
          facts={
            <>
              {row.job.company.name}
              {why === 'pending' && <Age createdAt={row.waitingSince} status={row.adminStatus} />}
            </>
          }
        >
          <WarningSigns job={row} className="mt-1" />
        </WaitingRow>
      ))}
    </WaitingList>
  );
}
