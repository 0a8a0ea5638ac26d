import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { WaitingCompany } from './WaitingCompany.tsx';
import { WaitingList } from './WaitingList.tsx';

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
  companies: FragmentType<typeof WaitingVerifications_companies> | undefined;
}) {
  const companies = readFragment(WaitingVerifications_companies, props.companies);
  const t = useTranslations('admin');
  return (
    <WaitingList
      id="waiting-verifications"
      Icon={BadgeCheck}
      heading={t('home.verifications')}
      count={companies?.totalCount}
      nothing={t('home.noVerifications')}
      to={ALL}
    >
      {companies?.nodes.map(({ id, company }) => (
        <WaitingCompany key={id} company={company} to={`${ALL}&open=${id}`} />
      ))}
    </WaitingList>
  );
}
