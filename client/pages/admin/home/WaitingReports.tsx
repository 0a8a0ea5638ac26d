import { Flag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { WarningSigns } from '../jobs/WarningSigns.tsx';
import { WaitingList } from './WaitingList.tsx';
import { WaitingRow } from './WaitingRow.tsx';

export const WaitingReports_jobs = graphql(`
  fragment WaitingReports_jobs on AdminJobConnection {
    totalCount
    nodes {
      id
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

const ALL = '/admin/jobs?reported=1';

export function WaitingReports(props: {
  jobs: FragmentType<typeof WaitingReports_jobs> | undefined;
}) {
  const jobs = readFragment(WaitingReports_jobs, props.jobs);
  const t = useTranslations('admin');
  return (
    <WaitingList
      id="waiting-reports"
      Icon={Flag}
      heading={t('home.reports')}
      count={jobs?.totalCount}
      nothing={t('home.noReports')}
      to={ALL}
    >
      {jobs?.nodes.map((row) => (
        <WaitingRow
          key={row.id}
          name={<WrittenText text={row.job.title} />}
          to={`${ALL}&open=${row.id}`}
          facts={row.job.company.name}
        >
          <WarningSigns job={row} className="mt-1" />
        </WaitingRow>
      ))}
    </WaitingList>
  );
}
