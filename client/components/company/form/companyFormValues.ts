import type { CompanyFormValues_CompanyProfileFragment } from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import { DEFAULT_COUNTRY } from '#schema/options/limits.ts';

export const CompanyFormValues_companyProfile = graphql(`
  fragment CompanyFormValues_companyProfile on CompanyProfile {
    id
    phone
    email
    address
    employeeCount
    company {
      id
      name
      description
      industry
      size
      website
      city
      state
      country
      foundedYear
    }
  }
`);

/** The values of the form controls. */
export type CompanyFormValues = Readonly<Record<string, string>>;

/** A stored company as form values; without one, the documented defaults. */
export function companyFormValues(
  profile: CompanyFormValues_CompanyProfileFragment | null,
  thisYear: number,
): CompanyFormValues {
  const company = profile?.company;
  const founded = company ? company.foundedYear : thisYear;
  return {
    name: company?.name ?? '',
    industry: company?.industry ?? '',
    size: company?.size ?? '',
    description: company?.description ?? '',
    website: company?.website ?? '',
    foundedYear: founded ? String(founded) : '',
    employeeCount: profile?.employeeCount ? String(profile.employeeCount) : '',
    phone: profile?.phone ?? '',
    email: profile?.email ?? '',
    address: profile?.address ?? '',
    city: company?.city ?? '',
    state: company?.state ?? '',
    country: company?.country ?? DEFAULT_COUNTRY,
  };
}
