import { Smile } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { IconText } from '#client/ui/figures/IconText.tsx';

export const CompanyTreatment_company = graphql(`
  fragment CompanyTreatment_company on Company {
    responses {
      ratings
      treatedWell
    }
  }
`);

interface CompanyTreatmentProps {
  company: FragmentType<typeof CompanyTreatment_company>;
}

/** "8 of 10 applicants say they were treated well". Renders nothing with few answers. */
export function CompanyTreatment(props: CompanyTreatmentProps) {
  const { responses } = readFragment(CompanyTreatment_company, props.company);
  const t = useTranslations('jobFacts');
  const { ratings, treatedWell } = responses ?? {};
  if (ratings == null || treatedWell == null) return null;
  return <IconText icon={Smile}>{t('answers.treated', { ratings, treatedWell })}</IconText>;
}
