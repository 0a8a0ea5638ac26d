import { COMPANY_SIZE_FACTS } from '#schema/options/companySizes.ts';
import type { Industry } from '#schema/options/industries.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import type { CompanyPlan } from '#server/db/seeds/lists/companyNames.ts';
import {
  LEAST_STAFF,
  ONLY_AT,
  type Share,
  SITES,
  WORK,
} from '#server/db/seeds/lists/companyWork.ts';
import type { Place } from '#server/db/seeds/lists/places.ts';
import { lineOfWork } from '#server/db/seeds/texts/linesOfWork.ts';
import type { LineOfWork, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';

export interface Offer {
  line: LineOfWork;
  roles: readonly WorkRole[];
  share: number;
}

export function jobIndustryOf(plan: CompanyPlan): Industry {
  return plan.jobIndustry ?? plan.industry;
}

/** What the company calls the place where people work. */
export function siteOf(plan: CompanyPlan): string {
  return plan.site ?? SITES[jobIndustryOf(plan)] ?? 'office';
}

function workOf(plan: CompanyPlan): Share {
  return plan.work ?? WORK[jobIndustryOf(plan)] ?? {};
}

export function hires(plan: CompanyPlan, role: WorkRole): boolean {
  return plan.status === undefined && offersOf(plan).some(({ roles }) => roles.includes(role));
}

const TRAVELLING_WORK = new Set(['field-sales', 'medical-sales', 'sales-managers']);

export function worksIn({ plan, home }: SeedCompany, line: LineOfWork, place: Place): boolean {
  if (plan.states) return plan.states.includes(place.state);
  const isAnywhere = !plan.towns || TRAVELLING_WORK.has(line.key);
  if (plan.reach === 'national' && isAnywhere) return true;
  return plan.towns ? plan.towns.includes(place.town) : place === home;
}

const OFFERS = new Map<CompanyPlan, Offer[]>();

/** The lines of work of a company, with the titles that fit its business and its size. */
export function offersOf(plan: CompanyPlan): Offer[] {
  const offers = OFFERS.get(plan) ?? findOffers(plan);
  OFFERS.set(plan, offers);
  return offers;
}

function findOffers(plan: CompanyPlan): Offer[] {
  return Object.entries(workOf(plan)).flatMap(([key, share]) => {
    const line = lineOfWork(key);
    const roles = line.roles.filter((role) => fits(plan, role));
    return roles.length > 0 ? [{ line, share, roles }] : [];
  });
}

function fits(plan: CompanyPlan, { title }: WorkRole): boolean {
  const staff = COMPANY_SIZE_FACTS[plan.size].max ?? Infinity;
  const places = ONLY_AT[title];
  return (
    staff > (LEAST_STAFF[title] ?? 0) && (!places || places.includes(plan.name.split(' ')[0]!))
  );
}
