import { Flag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { WarningSigns } from '../jobs/WarningSigns.tsx';
import { WaitingList } from './WaitingList.tsx';

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
        <li key={row.id} className="py-2.5">
          <Link
            to={`${ALL}&open=${row.id}`}
            className="hit-44 block font-semibold break-words hover:underline"
          >
            <WrittenText text={row.job.title} />
          </Link>
          <span className="text-sm text-soft">{row.job.company.name}</span>
          <WarningSigns job={row} className="mt-1" />
        </li>
      ))}
    </WaitingList>
  );
}
