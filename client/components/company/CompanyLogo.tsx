import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Monogram } from '#client/ui/figures/Monogram.tsx';

export const CompanyLogo_company = graphql(`
  fragment CompanyLogo_company on Company {
    name
  }
`);

interface CompanyLogoProps {
  company: FragmentType<typeof CompanyLogo_company>;
  size?: 's' | 'm' | 'l';
}

/** Decoration: the company's name always stands beside it. */
export function CompanyLogo({ company, size }: CompanyLogoProps) {
  return <Monogram name={readFragment(CompanyLogo_company, company).name} size={size} />;
}
