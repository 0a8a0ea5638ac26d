import sharp from 'sharp';
import type { Person } from '#tests/support/scenario.ts';

export interface Profile {
  id: string;
  adminStatus: string;
  adminNotes: string | null;
  approvedAt: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  employeeCount: number;
  company: {
    id: string;
    slug: string;
    name: string;
    description: string;
    industry: string;
    size: string | null;
    website: string | null;
    country: string;
    foundedYear: number | null;
    logoUrl: string | null;
  };
}

const FIELDS = `id adminStatus adminNotes approvedAt phone email address employeeCount
  company { id slug name description industry size website country foundedYear logoUrl }`;

const PROFILE = `{ viewer { companyProfile { ${FIELDS} } } }`;

export async function profileOf(who: Person): Promise<Profile | null> {
  type Answer = { viewer: { companyProfile: Profile | null } };
  return (await who.graphql<Answer>(PROFILE)).viewer.companyProfile;
}

type Change = { companyProfile: Profile };

export async function createCompany(who: Person, input: object): Promise<Profile> {
  const { createCompany: done } = await who.graphql<{ createCompany: Change }>(
    `mutation($input: CompanyInput!) { createCompany(input: $input) { companyProfile { ${FIELDS} } } }`,
    { input },
  );
  return done.companyProfile;
}

export async function updateCompany(who: Person, input: object): Promise<Profile> {
  const { updateCompany: done } = await who.graphql<{ updateCompany: Change }>(
    `mutation($input: UpdateCompanyInput!) { updateCompany(input: $input) { companyProfile { ${FIELDS} } } }`,
    { input },
  );
  return done.companyProfile;
}

export async function setCompanyLogo(who: Person, fileId: string | null): Promise<Profile> {
  const { setCompanyLogo: done } = await who.graphql<{ setCompanyLogo: Change }>(
    `mutation($input: SetCompanyLogoInput!) { setCompanyLogo(input: $input) { companyProfile { ${FIELDS} } } }`,
    { input: { fileId } },
  );
  return done.companyProfile;
}

export function picture(background = '#f60'): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}
