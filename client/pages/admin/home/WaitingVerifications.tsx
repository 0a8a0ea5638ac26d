import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { WaitingList } from './WaitingList.tsx';
import { WaitingRow } from './WaitingRow.tsx';

export const WaitingVerifications_companies = graphql(`
  fragment WaitingVerifications_companies on AdminCompanyConnection {
    totalCount
    nodes {
      id
      company {
        id
        name
        industry
      }
    }
  }
`);

const ALL = '/admin/companies?verification=1';

/** Companies whose certificate waits to be compared with what they entered. */
export function WaitingVerifications(props: {
  companies: FragmentType<typeof WaitingVerifications_companies>;
}) {
  const companies = readFragment(WaitingVerifications_companies, props.companies);
  const t = useTranslations('admin');
  const industryName = useIndustryName();
  return (
    <WaitingList
      id="waiting-verifications"
      Icon={BadgeCheck}
      heading={t('home.verifications')}
      count={companies.totalCount}
      nothing={t('home.noVerifications')}
      to={ALL}
    >
      {companies.nodes.map(({ id, company }) => (
        <WaitingRow
          key={id}
          name={company.name}
          to={`${ALL}&open=${id}`}
          facts={industryName(company.industry)}
        />
      ))}
    </WaitingList>
  );
}
