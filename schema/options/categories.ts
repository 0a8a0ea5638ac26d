import { parserFor } from './spelling.ts';

export const CATEGORIES = [
  'software_development',
  'product_da_qa',
  'sales_business_development',
  'finance_banking',
  'logistics_saas',
  'customer_service_call_center',
  'automobiles_electricals',
  'technical_support_it_support',
] as const;
export type Category = (typeof CATEGORIES)[number];

interface CategoryFacts {
  /** The exact documented title; also the value of ?category=. */
  readonly title: string;
  readonly slug: string;
  /** A lucide icon. */
  readonly icon: string;
  /** OKLCH hue; 75 (marigold) is reserved for featured and hot. */
  readonly hue: number;
}

export const CATEGORY_FACTS: Readonly<Record<Category, CategoryFacts>> = {
  software_development: {
    title: 'Software Development',
    slug: 'software-development',
    icon: 'code-xml',
    hue: 270,
  },
  product_da_qa: {
    title: 'Product/DA/QA',
    slug: 'product-da-qa',
    icon: 'clipboard-check',
    hue: 310,
  },
  sales_business_development: {
    title: 'Sales & Business Development',
    slug: 'sales-business-development',
    icon: 'trending-up',
    hue: 25,
  },
  finance_banking: {
    title: 'Finance & Banking',
    slug: 'finance-banking',
    icon: 'landmark',
    hue: 155,
  },
  logistics_saas: {
    title: 'Logistics & Saas',
    slug: 'logistics-saas',
    icon: 'truck',
    hue: 115,
  },
  customer_service_call_center: {
    title: 'Customer Service / Call Center',
    slug: 'customer-service-call-center',
    icon: 'headphones',
    hue: 195,
  },
  automobiles_electricals: {
    title: "Automobiles & Electrical's",
    slug: 'automobiles-electricals',
    icon: 'car',
    hue: 350,
  },
  technical_support_it_support: {
    title: 'Technical Support / IT Support',
    slug: 'technical-support-it-support',
    icon: 'monitor-cog',
    hue: 235,
  },
};

const TITLES: Partial<Record<Category, string>> = Object.fromEntries(
  CATEGORIES.map((value) => [value, CATEGORY_FACTS[value].title]),
);

/** Accepts the stored value, the slug and the title. */
export const parseCategory = parserFor(CATEGORIES, TITLES, {
  logistics_saas: 'Logistics & SaaS',
});

export const CATEGORY_SORTS = ['most_jobs', 'alphabetical', 'trending'] as const;
export type CategorySort = (typeof CATEGORY_SORTS)[number];

export const CATEGORY_SORT_LABELS: Readonly<Record<CategorySort, string>> = {
  most_jobs: 'Most Jobs',
  alphabetical: 'Alphabetical',
  trending: 'Trending',
};

export const parseCategorySort = parserFor(CATEGORY_SORTS);
