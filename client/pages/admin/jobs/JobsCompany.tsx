import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { CompanyWebsite } from '#client/components/company/CompanyWebsite.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { AddressText } from '#client/components/AddressText.tsx';
import { StatusTag } from '#client/pages/admin/lists/StatusTag.tsx';
import { Card } from '#client/ui/Card.tsx';

const JobsCompanyQuery = graphql(`
  query JobsCompany($id: ID!) {
    admin {
      company(id: $id) {
        id
        adminStatus
        jobCount
        owner {
          firstName
          lastName
          email
        }
        company {
          id
          website
          ...CompanyLogo_company
        }
      }
    }
  }
`);

/** The company behind a job. Its name is known early and stays if the rest cannot be loaded. */
export function JobsCompany({ id, name }: { id: string; name: string }) {
  const t = useTranslations('admin');
  const { data } = useQuery(JobsCompanyQuery, { variables: { id } });
  const found = data?.admin?.company;
  const owner = found?.owner;
  return (
    <Card as="section" aria-label={t('column.company')} className="flex gap-3 text-sm">
      {found && <CompanyLogo company={found.company} size="s" />}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to={`/admin/companies?open=${id}`}
            className="text-link text-base font-semibold break-words"
          >
            {name}
          </Link>
          {found && <StatusTag status={found.adminStatus} />}
        </p>
        {found && (
          <p className="flex flex-wrap gap-x-3 text-soft">
            {owner ? (
              <span>
                {`${owner.firstName} ${owner.lastName}`.trim()},{' '}
                <AddressText address={owner.email} />
              </span>
            ) : (
              <span>{t('company.noOwner')}</span>
            )}
            <span>{t('jobs.count', { count: found.jobCount })}</span>
            <CompanyWebsite address={found.company.website} fallback={t('company.noWebsite')} />
          </p>
        )}
      </div>
    </Card>
  );
}
