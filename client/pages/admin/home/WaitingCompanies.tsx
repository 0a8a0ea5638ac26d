import { Building2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Age } from '#client/pages/admin/lists/Age.tsx';
import { WaitingList } from './WaitingList.tsx';
import { WaitingRow } from './WaitingRow.tsx';

export const WaitingCompanies_companies = graphql(`
  fragment WaitingCompanies_companies on AdminCompanyConnection {
    totalCount
    nodes {
      id
      adminStatus
      createdAt
      company {
        id
        name
        industry
      }
    }
  }
`);

const ALL = '/admin/companies?status=pending';

export function WaitingCompanies(props: {
  companies: FragmentType<typeof WaitingCompanies_companies>;
}) {
  const companies = readFragment(WaitingCompanies_companies, props.companies);
  const t = useTranslations('admin');
  const industryName = useIndustryName();
  return (
    <WaitingList
      id="waiting-companies"
      Icon={Building2}
      heading={t('home.companies')}
      count={companies.totalCount}
      nothing={t('home.noCompanies')}
      to={ALL}
    >
      {companies.nodes.map(({ id, company, createdAt, adminStatus }) => (
        <WaitingRow
          key={id}
          name={company.name}
          to={`${ALL}&open=${id}`}
          facts={
            <>
              {industryName(company.industry)}
              <Age createdAt={createdAt} status={adminStatus} />
            </>
          }
        />
      ))}
    </WaitingList>
  );
}
