import { COMPANY_SIZE_FACTS, type CompanySize } from '#schema/options/companySizes.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { Chance } from './chance.ts';
import { COMPANY_PLANS, type CompanyPlan } from './lists/companyNames.ts';
import { placeOf, type Place } from './lists/places.ts';
import { after, atOfficeHours, before, DAY, earliest } from './moments.ts';

export interface SeedCompany {
  plan: CompanyPlan;
  home: Place;
  row: {
    id: string;
    slug: string;
    name: string;
    description: string;
    industry: string;
    size: CompanySize;
    website: string;
    phone: string;
    email: string;
    address: string;
    city: string;
    state: string;
    country: string;
    founded_year: number;
    logo_file_id: string | null;
    employee_count: number;
    admin_status: AdminStatus;
    admin_notes: string | null;
    approved_at: Date | null;
    created_at: Date;
    updated_at: Date;
  };
}

const NOTES: Readonly<Partial<Record<AdminStatus, string>>> = {
  rejected:
    'The registration papers do not match the name, and the site asks applicants for a fee.',
  suspended:
    'Several applicants reported being asked for money. Suspended until this is cleared up.',
};

const STREETS = ['Station Road', 'M.G. Road', 'Industrial Area', 'Ring Road', 'Market Yard', 'Tank Bund Road', 'Civil Lines', 'Old Bus Stand Road']; // oxfmt-ignore

export function inventCompanies(chance: Chance, now: Date): SeedCompany[] {
  return COMPANY_PLANS.map((plan) => inventCompany(chance.derive(plan.name), plan, now));
}

function inventCompany(chance: Chance, plan: CompanyPlan, now: Date): SeedCompany {
  const home = placeOf(plan.home);
  const status = plan.status ?? 'approved';
  const days = status === 'pending' ? chance.whole(1, 6) : chance.whole(130, 420);
  const createdAt = atOfficeHours(before(now, days * DAY), chance);
  const approvedAt = after(createdAt, Math.floor(chance.between(0.2, 2.5) * DAY));
  const wasApproved = status === 'approved' || status === 'suspended';
  const slug = plan.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const site = `${slug.replaceAll('-', '')}.example`;
  const people = chance.whole(...headcount(plan.size));
  const description = `${plan.name} ${plan.does}. ${plan.about}`;
  return {
    plan,
    home,
    row: {
      id: chance.id(createdAt),
      slug,
      name: plan.name,
      description,
      industry: plan.industry,
      size: plan.size,
      website: `https://www.${site}`,
      phone: `+91 98765 4${chance.whole(1000, 9999)}`,
      email: `careers@${site}`,
      address: `${chance.whole(2, 240)}, ${chance.pick(STREETS)}`,
      city: home.town,
      state: home.state,
      country: 'India',
      founded_year: plan.founded,
      // A few, and those that are not approved yet, have no logo.
      logo_file_id: wasApproved && !chance.happens(0.1) ? chance.id(createdAt) : null,
      employee_count: people,
      admin_status: status,
      admin_notes: NOTES[status] ?? null,
      approved_at: wasApproved ? approvedAt : null,
      created_at: createdAt,
      updated_at: status === 'pending' ? createdAt : earliest(after(approvedAt, DAY), now),
    },
  };
}

function headcount(size: CompanySize): [number, number] {
  const [least = '1000'] = COMPANY_SIZE_FACTS[size].band.split(/[-+]/);
  const from = Number(least);
  return [from + 2, COMPANY_SIZE_FACTS[size].max ?? from * 4];
}
