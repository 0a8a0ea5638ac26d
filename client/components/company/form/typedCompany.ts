import type { TypedCompany_CompanyProfileFragment } from '#client/gql/graphql.ts';
import { graphql } from '#client/gql/gql.ts';
import { DEFAULT_COUNTRY } from '#schema/options/limits.ts';

export const TypedCompany_companyProfile = graphql(`
  fragment TypedCompany_companyProfile on CompanyProfile {
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
export type TypedCompany = Readonly<Record<string, string>>;

/** A stored company as form values; without one, the documented defaults. */
export function typedCompany(
  profile: TypedCompany_CompanyProfileFragment | null,
  thisYear: number,
): TypedCompany {
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
