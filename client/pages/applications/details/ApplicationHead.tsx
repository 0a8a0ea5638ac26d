import { useTranslations } from 'use-intl';
import { ApplicationStatusTag } from '#client/components/applications/ApplicationStatusTag.tsx';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { WrittenText } from '#client/components/jobs/WrittenText.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Breadcrumbs } from '#client/ui/layout/Breadcrumbs.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

export const ApplicationHead_application = graphql(`
  fragment ApplicationHead_application on Application {
    id
    status
    withdrawal {
      at
    }
    ...WithdrawButton_application
    job {
      id
      title
      place
      standing
      company {
        id
        name
        ...CompanyLogo_company
      }
    }
  }
`);

interface ApplicationHeadProps {
  application: FragmentType<typeof ApplicationHead_application>;
}

/** Statuses of jobs whose page can still be read. */
const READABLE = new Set(['LIVE', 'EXPIRED', 'CLOSED']);

/** The job, the company and the status. */
export function ApplicationHead(props: ApplicationHeadProps) {
  const application = readFragment(ApplicationHead_application, props.application);
  const { status, withdrawal, job } = application;
  const t = useTranslations('myApplication');
  const applications = useTranslations('applications');
  return (
    <PageHeading
      size="work"
      above={
        <Breadcrumbs
          label={t('path')}
          as={Link}
          items={[
            { label: applications('myApplications'), to: '/my-applications' },
            { label: t('title') },
          ]}
        />
      }
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">
            {job.company.name}
            {job.place && ` · ${job.place}`}
          </span>
          {READABLE.has(job.standing) && (
            <Link
              to={`/job-details/${job.id}`}
              state={{ from: 'application' }}
              className="hit-44 text-link"
            >
              {t('viewJob')}
            </Link>
          )}
          {job.standing !== 'LIVE' && <span>{applications('card.closed')}</span>}
        </span>
      }
      actions={
        <span className="flex flex-wrap items-center gap-3">
          <ApplicationStatusTag status={status} isWithdrawn={withdrawal !== null} />
          <WithdrawButton application={application} />
        </span>
      }
    >
      <span className="flex items-center gap-3">
        <CompanyLogo company={job.company} />
        <span className="min-w-0 wrap-anywhere">
          <WrittenText text={job.title} />
        </span>
      </span>
    </PageHeading>
  );
}
