import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CompanyWebsite } from '#client/components/company/CompanyWebsite.tsx';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { useCountryName } from '#client/components/company/useCountryName.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const StoredFacts_profile = graphql(`
  fragment StoredFacts_profile on CompanyProfile {
    phone
    email
    address
    employeeCount
    company {
      id
      size
      foundedYear
      website
      place
      country
    }
  }
`);

/** All other stored values; missing ones say so. */
export function StoredFacts(props: { profile: FragmentType<typeof StoredFacts_profile> }) {
  const { company, ...profile } = readFragment(StoredFacts_profile, props.profile);
  const t = useTranslations('validation');
  const unknown = useTranslations('company')('unknown');
  const format = useFormatter();
  const sizeOf = useCompanySize();
  const countryName = useCountryName();
  const place = [profile.address, company.place, countryName(company.country)];
  return (
    <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={t('label.size')}>{sizeOf(company.size) ?? unknown}</Fact>
      <Fact name={t('label.employeeCount')}>
        {profile.employeeCount > 0 ? format.number(profile.employeeCount) : unknown}
      </Fact>
      <Fact name={t('label.foundedYear')}>{company.foundedYear ?? unknown}</Fact>
      <Fact name={t('label.website')}>
        <CompanyWebsite address={company.website} fallback={unknown} />
      </Fact>
      <Fact name={t('label.phone')}>{profile.phone ?? unknown}</Fact>
      <Fact name={t('label.email')}>{profile.email ?? unknown}</Fact>
      <Fact name={t('label.address')}>{place.filter(Boolean).join(', ')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
