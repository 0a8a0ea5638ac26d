import { parserFor } from './spelling.ts';

/** One stored value for every word in the four documented lists (product decision 55). */
export const INDUSTRIES = [
  'technology',
  'saas',
  'fintech',
  'finance',
  'banking',
  'nbfc',
  'insurance',
  'healthcare',
  'pharmaceuticals',
  'education',
  'manufacturing',
  'automotive',
  'retail',
  'e_commerce',
  'real_estate',
  'consulting',
  'media',
  'transportation',
  'telecommunications',
  'energy',
  'hospitality',
  'bpo',
  'government',
  'non_profit',
  'non_it',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** The six industries of the filters and onboarding; the documented spelling of the second is "non-it". */
export const INDUSTRY_FILTERS = ['it', 'non_it', 'saas', 'fintech', 'healthcare', 'other'] as const;
export type IndustryFilter = (typeof INDUSTRY_FILTERS)[number];

export const INDUSTRY_FILTER_SPELLINGS = {
  it: { rest: 'it', label: 'IT' },
  non_it: { rest: 'non-it', label: 'Non-IT' },
  saas: { rest: 'saas', label: 'SaaS' },
  fintech: { rest: 'fintech', label: 'FinTech' },
  healthcare: { rest: 'healthcare', label: 'Healthcare' },
  other: { rest: 'other', label: 'Other' },
} as const satisfies Record<IndustryFilter, { rest: string; label: string }>;

/** The administrators' job filter. */
export const ADMIN_INDUSTRY_FILTERS = ['technology', 'finance', 'healthcare', 'education'] as const;
export type AdminIndustryFilter = (typeof ADMIN_INDUSTRY_FILTERS)[number];

interface IndustryFacts {
  readonly label: string;
  /** The choice of the visitors' filter that includes it. */
  readonly filter: IndustryFilter;
  /** The choice of the administrators' filter that includes it, if any. */
  readonly admin: AdminIndustryFilter | null;
  readonly also?: readonly string[];
}

/** The mapping table: one row per stored value. */
export const INDUSTRY_FACTS: Readonly<Record<Industry, IndustryFacts>> = {
  technology: {
    label: 'Technology',
    filter: 'it',
    admin: 'technology',
    also: ['it', 'Information Technology'],
  },
  saas: { label: 'SaaS', filter: 'saas', admin: 'technology' },
  fintech: { label: 'FinTech', filter: 'fintech', admin: 'finance' },
  finance: { label: 'Finance', filter: 'non_it', admin: 'finance' },
  banking: { label: 'Banking', filter: 'non_it', admin: 'finance' },
  nbfc: { label: 'NBFC', filter: 'non_it', admin: 'finance' },
  insurance: { label: 'Insurance', filter: 'non_it', admin: 'finance' },
  healthcare: { label: 'Healthcare', filter: 'healthcare', admin: 'healthcare' },
  pharmaceuticals: { label: 'Pharmaceuticals', filter: 'healthcare', admin: 'healthcare' },
  education: { label: 'Education', filter: 'non_it', admin: 'education' },
  manufacturing: { label: 'Manufacturing', filter: 'non_it', admin: null },
  automotive: { label: 'Automotive', filter: 'non_it', admin: null },
  retail: { label: 'Retail', filter: 'non_it', admin: null },
  e_commerce: { label: 'E-commerce', filter: 'non_it', admin: null, also: ['ecommerce'] },
  real_estate: { label: 'Real Estate', filter: 'non_it', admin: null },
  consulting: { label: 'Consulting', filter: 'non_it', admin: null },
  media: { label: 'Media', filter: 'non_it', admin: null },
  transportation: {
    label: 'Transportation',
    filter: 'non_it',
    admin: null,
    also: ['Logistics', 'Logistics & Transportation'],
  },
  telecommunications: {
    label: 'Telecommunications',
    filter: 'non_it',
    admin: null,
    also: ['Telecom'],
  },
  energy: { label: 'Energy', filter: 'non_it', admin: null },
  hospitality: { label: 'Hospitality', filter: 'non_it', admin: null },
  bpo: { label: 'BPO', filter: 'non_it', admin: null, also: ['BPO / Call Centre'] },
  government: { label: 'Government', filter: 'non_it', admin: null },
  non_profit: { label: 'Non-Profit', filter: 'non_it', admin: null, also: ['nonprofit', 'NGO'] },
  non_it: { label: 'Non-IT', filter: 'non_it', admin: null },
  other: { label: 'Other', filter: 'other', admin: null },
};

/** The 21 industries of the company profile, in documented order. */
export const COMPANY_INDUSTRIES = [
  'technology',
  'finance',
  'healthcare',
  'education',
  'manufacturing',
  'retail',
  'real_estate',
  'consulting',
  'media',
  'transportation',
  'energy',
  'government',
  'non_profit',
  'nbfc',
  'banking',
  'insurance',
  'e_commerce',
  'telecommunications',
  'automotive',
  'pharmaceuticals',
  'other',
] as const satisfies readonly Industry[];

/** The 18 industries of the posting wizard, ending in Other. They are not documented: this choice is ours. */
export const WIZARD_INDUSTRIES = [
  'technology',
  'saas',
  'fintech',
  'banking',
  'nbfc',
  'insurance',
  'healthcare',
  'pharmaceuticals',
  'education',
  'manufacturing',
  'automotive',
  'retail',
  'e_commerce',
  'real_estate',
  'transportation',
  'bpo',
  'hospitality',
  'other',
] as const satisfies readonly Industry[];

const SPELLINGS: Partial<Record<Industry, readonly string[]>> = Object.fromEntries(
  INDUSTRIES.map((value) => [
    value,
    [INDUSTRY_FACTS[value].label, ...(INDUSTRY_FACTS[value].also ?? [])],
  ]),
);

export const parseIndustry = parserFor(INDUSTRIES, SPELLINGS);
export const parseIndustryFilter = parserFor(INDUSTRY_FILTERS);
export const parseAdminIndustryFilter = parserFor(ADMIN_INDUSTRY_FILTERS);

export function industriesOfFilter(filter: IndustryFilter): Industry[] {
  return INDUSTRIES.filter((industry) => INDUSTRY_FACTS[industry].filter === filter);
}

export function industriesOfAdminFilter(filter: AdminIndustryFilter): Industry[] {
  return INDUSTRIES.filter((industry) => INDUSTRY_FACTS[industry].admin === filter);
}
