import { Building2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Link } from '#client/lib/routing.ts';
import { Age } from '#client/pages/admin/lists/Age.tsx';
import { WaitingList } from './WaitingList.tsx';

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
  companies: FragmentType<typeof WaitingCompanies_companies> | undefined;
}) {
  const companies = readFragment(WaitingCompanies_companies, props.companies);
  const t = useTranslations('admin');
  const industryName = useIndustryName();
  return (
    <WaitingList
      id="waiting-companies"
      Icon={Building2}
      heading={t('home.companies')}
      count={companies?.totalCount}
      nothing={t('home.noCompanies')}
      to={ALL}
    >
      {companies?.nodes.map(({ id, company, createdAt, adminStatus }) => (
        <li key={id} className="py-2.5">
          <Link
            to={`${ALL}&open=${id}`}
            className="hit-44 block font-semibold break-words hover:underline"
          >
            {company.name}
          </Link>
          <span className="flex flex-wrap gap-x-3 text-sm text-soft">
            {industryName(company.industry)}
            <Age createdAt={createdAt} status={adminStatus} />
          </span>
        </li>
      ))}
    </WaitingList>
  );
}
