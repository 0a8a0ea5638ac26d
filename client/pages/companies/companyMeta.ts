import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { PageMeta } from '#client/lib/page.ts';
import type { Translators } from '#client/lib/words.ts';

export const CompanyMeta_company = graphql(`
  fragment CompanyMeta_company on Company {
    name
    slug
    description
    industry
    website
    logoUrl
    foundedYear
    city
    state
    country
    openJobs
  }
`);

export interface CompanyMetaData {
  origin: string;
  page: number;
  company: FragmentType<typeof CompanyMeta_company> | null;
}

export function companyMeta(words: Translators, data: CompanyMetaData | undefined): PageMeta {
  const t = words('company');
  if (!data?.company) return { title: t('missing.title'), noindex: true };
  const company = readFragment(CompanyMeta_company, data.company);
  const path = `/companies/${company.slug}`;
  const key = `industry.${company.industry}` as 'industry.technology';
  return {
    title: t('meta.title', { name: company.name }),
    description: t('meta.description', {
      name: company.name,
      industry: t.has(key) ? t(key) : company.industry,
      jobs: company.openJobs,
    }),
    canonical: data.page > 1 ? `${path}?page=${data.page}` : path,
    ...(company.logoUrl && { image: company.logoUrl }),
    jsonLd: [organizationOf(company, data.origin + path, data.origin)],
  };
}

interface Company {
  name: string;
  description: string;
  website: string | null;
  logoUrl: string | null;
  foundedYear: number | null;
  city: string | null;
  state: string | null;
  country: string;
}

/** The structured data for search engines, limited to what the page shows. */
function organizationOf(company: Company, url: string, origin: string): object {
  const { name, description, website, logoUrl, foundedYear, city, state, country } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    ...(description.trim() && { description: description.trim() }),
    ...(website && /^https?:\/\/\S+$/i.test(website) && { sameAs: website }),
    ...(logoUrl && { logo: new URL(logoUrl, origin).href }),
    ...(foundedYear && { foundingDate: `${foundedYear}` }),
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
      addressCountry: /^india$/i.test(country) ? 'IN' : country,
    },
  };
}
