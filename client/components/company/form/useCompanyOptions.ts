import { useTranslations } from 'use-intl';
import { useCompanySize } from '#client/components/company/useCompanySize.ts';
import { useIndustryName } from '#client/components/company/useIndustryName.ts';
import { COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { COMPANY_INDUSTRIES } from '#schema/options/industries.ts';

/** The documented lists. A stored industry outside the 21 documented ones stays selectable. */
export function useCompanyOptions(industry: string) {
  const t = useTranslations('companyProfile');
  const industryName = useIndustryName();
  const sizeOf = useCompanySize();
  const known: readonly string[] = COMPANY_INDUSTRIES;
  const industries = industry && !known.includes(industry) ? [...known, industry] : known;
  return {
    choose: t('choose'),
    industries: industries.map((value) => ({ value, label: industryName(value) })),
    sizes: COMPANY_SIZES.map((value) => ({ value, label: sizeOf(value) ?? value })),
  };
}
