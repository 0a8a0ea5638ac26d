import { parserFor } from './spelling.ts';

/** The documented ones, always first. */
export const DOCUMENTED_CATEGORIES = [
  'software_development',
  'product_da_qa',
  'sales_business_development',
  'finance_banking',
  'logistics_saas',
  'customer_service_call_center',
  'automobiles_electricals',
  'technical_support_it_support',
] as const;

/** Further ones for the work that is offered (product decision 74). The migration `M043CategoriesAndFollowing` adds them. */
export const FURTHER_CATEGORIES = [
  'nursing_health_care',
  'teaching_education',
  'hospitality_travel',
  'retail_shops',
  'manufacturing_production',
  'construction_real_estate',
  'administration_office',
  'human_resources',
  'media_design',
  'driving',
  'security_housekeeping',
  'legal_compliance',
  'beauty_wellness',
  'agriculture',
  'social_work_ngo',
] as const;

export const CATEGORIES = [...DOCUMENTED_CATEGORIES, ...FURTHER_CATEGORIES] as const;
export type Category = (typeof CATEGORIES)[number];

/** The exact titles, as documented; also the values of ?category=. */
const TITLES: Readonly<Record<Category, string>> = {
  software_development: 'Software Development',
  product_da_qa: 'Product/DA/QA',
  sales_business_development: 'Sales & Business Development',
  finance_banking: 'Finance & Banking',
  logistics_saas: 'Logistics & Saas',
  customer_service_call_center: 'Customer Service / Call Center',
  automobiles_electricals: "Automobiles & Electrical's",
  technical_support_it_support: 'Technical Support / IT Support',
  nursing_health_care: 'Nursing & Health Care',
  teaching_education: 'Teaching & Education',
  hospitality_travel: 'Hospitality & Travel',
  retail_shops: 'Retail & Shops',
  manufacturing_production: 'Manufacturing & Production',
  construction_real_estate: 'Construction & Real Estate',
  administration_office: 'Administration & Office',
  human_resources: 'Human Resources',
  media_design: 'Media & Design',
  driving: 'Driving',
  security_housekeeping: 'Security & Housekeeping',
  legal_compliance: 'Legal & Compliance',
  beauty_wellness: 'Beauty & Wellness',
  agriculture: 'Agriculture',
  social_work_ngo: 'Social Work & NGOs',
};

interface CategoryFacts {
  readonly title: string;
  readonly slug: string;
}

/** Icon and hue are columns of the database only. */
export const CATEGORY_FACTS = /* @__PURE__ */ Object.fromEntries(
  CATEGORIES.map((value) => [value, { title: TITLES[value], slug: value.replaceAll('_', '-') }]),
) as Readonly<Record<Category, CategoryFacts>>;

/** Accepts the stored value, the slug and the title. */
export const parseCategory = parserFor(CATEGORIES, TITLES, {
  logistics_saas: 'Logistics & SaaS',
});

export const CATEGORY_SORTS = ['most_jobs', 'alphabetical', 'trending'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];

export const parseCategorySort = parserFor(CATEGORY_SORTS);
