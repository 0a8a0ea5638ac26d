import { FilePenLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { WaitingList } from './WaitingList.tsx';
import { WaitingRow } from './WaitingRow.tsx';

export const WaitingChanges_admin = graphql(`
  fragment WaitingChanges_admin on Admin {
    changedJobs: jobs(changed: true, first: 5) {
      totalCount
      nodes {
        id
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
    changedCompanies: companies(changed: true, first: 5) {
      totalCount
      nodes {
        id
        company {
          id
          name
        }
      }
    }
  }
`);

const SHOWN = 5;
const JOBS = '/admin/jobs?changed=1';
const COMPANIES = '/admin/companies?changed=1';

/** Changes of approved jobs and companies. The public still sees the approved version. */
export function WaitingChanges(props: { admin: FragmentType<typeof WaitingChanges_admin> }) {
  const found = readFragment(WaitingChanges_admin, props.admin);
  const t = useTranslations('admin');
  const companies = found.changedCompanies.nodes;
  const jobs = found.changedJobs.nodes.slice(0, SHOWN - Math.min(2, companies.length));
  return (
    <WaitingList
      id="waiting-changes"
      Icon={FilePenLine}
      heading={t('home.changes')}
      count={found.changedJobs.totalCount + found.changedCompanies.totalCount}
      nothing={t('home.noChanges')}
      to={
        companies.length > 0 && jobs.length > 0
          ? [
              { to: COMPANIES, label: t('section.companies') },
              { to: JOBS, label: t('section.jobs') },
            ]
          : companies.length > 0
            ? COMPANIES
            : JOBS
      }
    >
      {companies.slice(0, SHOWN - jobs.length).map(({ id, company }) => (
        <WaitingRow
          key={id}
          name={company.name}
          to={`${COMPANIES}&open=${id}`}
          facts={t('home.changedCompany')}
        />
      ))}
      {jobs.map(({ id, job }) => (
        <WaitingRow
          key={id}
          name={<WrittenText text={job.title} />}
          to={`${JOBS}&open=${id}`}
          facts={job.company.name}
        />
      ))}
    </WaitingList>
  );
}
