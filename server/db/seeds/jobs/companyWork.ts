import type { Industry } from '#schema/options/industries.ts';
import type { CompanyPlan } from '#server/db/seeds/lists/companyNames.ts';
import { lineOfWork } from '#server/db/seeds/texts/linesOfWork.ts';
import type { LineOfWork, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';

type Share = Readonly<Record<string, number>>;

const SOFTWARE_HOUSE: Share = {
  web: 4, engineering: 4, platform: 2, testing: 2, data: 2, 'it-support': 3, 'inside-sales': 2, marketing: 1, people: 1, 'service-leads': 1, accounts: 1,
}; // oxfmt-ignore

/** The kinds of work an industry offers, with weights. */
// oxfmt-ignore
const WORK: Readonly<Partial<Record<Industry, Share>>> = {
  technology: SOFTWARE_HOUSE,
  saas: { ...SOFTWARE_HOUSE, 'it-support': 1, data: 3, 'service-leads': 2 },
  fintech: { engineering: 3, web: 2, data: 2, platform: 1, branch: 2, lending: 2, 'contact-centre': 3, 'inside-sales': 2, testing: 1, 'sales-managers': 1 },
  finance: { branch: 5, accounts: 3, 'inside-sales': 2, data: 1, people: 1, legal: 1 },
  banking: { branch: 6, lending: 5, accounts: 2, 'field-sales': 2, administration: 1, 'it-support': 1, 'service-leads': 1 },
  nbfc: { lending: 7, branch: 3, accounts: 2, 'field-sales': 2, 'contact-centre': 1, 'sales-managers': 1 },
  insurance: { branch: 4, 'contact-centre': 3, 'inside-sales': 2, 'field-sales': 2, administration: 1, legal: 1, data: 1 },
  healthcare: { nursing: 5, clinical: 6, 'health-desk': 2, administration: 1, accounts: 1, 'it-support': 1, facility: 1 },
  pharmaceuticals: { 'medical-sales': 4, 'plant-engineers': 2, machines: 2, warehouse: 1, supply: 2, 'sales-managers': 2, accounts: 1 },
  education: { teaching: 9, 'school-office': 2, administration: 1, 'inside-sales': 1, accounts: 1, 'it-support': 1, marketing: 1 },
  manufacturing: { machines: 6, 'plant-engineers': 5, 'electrical-engineers': 3, electricians: 2, supply: 2, warehouse: 2, accounts: 1, 'sales-managers': 1 },
  automotive: { workshop: 7, showroom: 6, electricians: 1, 'electrical-engineers': 2, warehouse: 1, accounts: 1, 'service-leads': 1 },
  retail: { retail: 7, warehouse: 2, 'field-sales': 2, supply: 1, accounts: 1, marketing: 1, facility: 1 },
  e_commerce: { warehouse: 4, road: 3, 'contact-centre': 3, marketing: 2, supply: 2, web: 1, data: 2, creative: 1 },
  real_estate: { site: 7, property: 3, electricians: 2, 'electrical-engineers': 1, administration: 1, accounts: 1, facility: 1 },
  consulting: { accounts: 4, people: 4, legal: 4, data: 1, administration: 1, 'inside-sales': 1 },
  media: { creative: 6, marketing: 6, web: 1, 'inside-sales': 1, accounts: 1 },
  transportation: { road: 4, warehouse: 4, supply: 6, workshop: 2, 'sales-managers': 1, accounts: 1, 'it-support': 1, administration: 1 },
  telecommunications: { 'it-support': 5, 'field-sales': 4, 'contact-centre': 3, electricians: 2, 'sales-managers': 1, 'service-leads': 1 },
  energy: { electricians: 5, 'electrical-engineers': 5, 'field-sales': 2, 'inside-sales': 1, site: 1, supply: 1 },
  hospitality: { kitchen: 4, guests: 7, accounts: 1, facility: 1, marketing: 1 },
  bpo: { 'contact-centre': 8, 'service-leads': 3, 'it-support': 2, people: 1, administration: 1, testing: 1 },
  government: { administration: 5, community: 2, 'it-support': 2, 'contact-centre': 1 },
  non_profit: { community: 6, teaching: 2, administration: 1, accounts: 1, nursing: 1 },
  other: { facility: 6, electricians: 3, administration: 2, people: 1, site: 1 },
};

/** Titles that one company of an industry has and another does not. */
const ODD_ONES: Readonly<Partial<Record<Industry, readonly WorkRole['title'][]>>> = {
  pharmaceuticals: ['Sewing Machine Operator'],
  fintech: ['Bank Teller', 'Cashier', 'Bank Branch Manager'],
  finance: ['Bank Teller', 'Cashier', 'Bank Branch Manager'],
  insurance: ['Bank Teller', 'Cashier', 'Bank Branch Manager', 'Mutual Fund Advisor'],
  technology: ['Insurance Advisor'],
  real_estate: ['Panel Wireman'],
  other: ['Solar Technician', 'Architect', 'Quantity Surveyor'],
  telecommunications: ['Lift Technician', 'AC Technician', 'Solar Technician'],
  energy: ['Lift Technician', 'AC Technician', 'Architect', 'Interior Designer', 'Facility Manager', 'Plumber', 'FMCG Sales Officer', 'Branch Sales Officer'],
  manufacturing: ['Lift Technician', 'Solar Technician'],
  automotive: ['Lift Technician', 'AC Technician', 'Solar Technician', 'Panel Wireman'],
  hospitality: ['Travel Consultant'],
  retail: ['Branch Sales Officer', 'FMCG Sales Officer'],
  banking: ['FMCG Sales Officer', 'Counter Sales Executive'],
  nbfc: ['FMCG Sales Officer', 'Counter Sales Executive', 'Bank Branch Manager', 'Mutual Fund Advisor'],
  non_profit: ['ICU Nurse', 'Operation Theatre Technician'],
}; // oxfmt-ignore

export interface Offer {
  line: LineOfWork;
  roles: readonly WorkRole[];
  share: number;
}

export function jobIndustryOf(plan: CompanyPlan): Industry {
  return plan.jobIndustry ?? plan.industry;
}

export function hires(plan: CompanyPlan, line: LineOfWork): boolean {
  return plan.status === undefined && line.key in (WORK[jobIndustryOf(plan)] ?? {});
}

/** The lines of work of a company, without titles that would look odd there. */
export function offersOf(plan: CompanyPlan): Offer[] {
  const industry = jobIndustryOf(plan);
  const odd = new Set<string>(ODD_ONES[industry]);
  return Object.entries(WORK[industry] ?? {}).map(([key, share]) => {
    const line = lineOfWork(key);
    return { line, share, roles: line.roles.filter(({ title }) => !odd.has(title)) };
  });
}
