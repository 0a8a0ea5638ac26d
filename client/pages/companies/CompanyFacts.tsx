import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CompanyWebsite } from '#client/components/company/CompanyWebsite.tsx';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const CompanyFacts_company = graphql(`
  fragment CompanyFacts_company on Company {
    size
    foundedYear
    website
  }
`);

export function CompanyFacts(props: { company: FragmentType<typeof CompanyFacts_company> }) {
  const company = readFragment(CompanyFacts_company, props.company);
  const t = useTranslations('company');
  const sizeOf = useCompanySize();
  const unknown = t('unknown');
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-[repeat(3,auto)] md:py-5">
      <Fact name={t('facts.size')}>{sizeOf(company.size) ?? unknown}</Fact>
      <Fact name={t('facts.founded')}>{company.foundedYear ?? unknown}</Fact>
      <Fact name={t('facts.website')} isLong>
        <CompanyWebsite address={company.website} fallback={unknown} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Set for a fact that needs a whole row on phones. */
  isLong?: boolean;
  children: ReactNode;
}

function Fact({ name, isLong, children }: FactProps) {
  return (
    <div className={isLong ? 'min-w-0 max-md:col-span-2' : 'min-w-0'}>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
