import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CompanyLogo } from '#client/components/company/CompanyLogo.tsx';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { PendingChange_change } from '#client/components/pendingChange/pendingChange.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Card } from '#client/ui/Card.tsx';
import { ApprovalNote } from './ApprovalNote.tsx';
import { ChangeNote } from './ChangeNote.tsx';
import { StoredFacts } from './StoredFacts.tsx';
import { VerificationSection } from './verification/VerificationSection.tsx';

export const CompanyView_profile = graphql(`
  fragment CompanyView_profile on CompanyProfile {
    ...ApprovalNote_profile
    ...StoredFacts_profile
    ...VerificationSection_profile
    pendingChange {
      ...PendingChange_change
    }
    company {
      id
      name
      industry
      description
      ...CompanyLogo_company
    }
  }
`);

interface CompanyViewProps {
  profile: FragmentType<typeof CompanyView_profile>;
  /** Further sections. */
  children?: ReactNode;
}

/** View mode: the stored values and who can see them. */
export function CompanyView(props: CompanyViewProps) {
  const profile = readFragment(CompanyView_profile, props.profile);
  const { company } = profile;
  const change = readFragment(PendingChange_change, profile.pendingChange);
  const t = useTranslations('companyProfile');
  const words = useTranslations('company');
  const industryName = useIndustryName();
  return (
    <div className="grid gap-6">
      <ApprovalNote profile={profile} />
      {change && <ChangeNote change={change} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_25rem] xl:grid-rows-[auto_1fr]">
        <Card as="section" aria-labelledby="company-about" className="grid gap-5">
          <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
            <CompanyLogo company={company} size="l" />
            <div className="min-w-0">
              <h2 id="company-about" tabIndex={-1} className="text-lg leading-tight break-words">
                {company.name}
              </h2>
              <p className="mt-0.5 text-soft">{industryName(company.industry)}</p>
            </div>
          </div>
          <div>
            <h3 className="text-sm font-semibold">{t('description')}</h3>
            <p className="measure mt-1 break-words whitespace-pre-line">
              {company.description.trim() || words('noDescription')}
            </p>
          </div>
          <StoredFacts profile={profile} />
        </Card>
        <VerificationSection profile={profile} />
        {props.children}
      </div>
    </div>
  );
}
