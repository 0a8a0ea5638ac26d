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

const SECOND_SENTENCES = [
  'The company was founded in {year} in {town}, where its head office still is.',
  'It began in {year} with five people in {town} and has about {people} colleagues today.',
  'Since {year} it has grown from one room in {town} to about {people} people.',
  'About {people} people work here; the first of them began in {town} in {year}.',
];

const THIRD_SENTENCES = [
  'Decisions are made close to the work, and people who ask questions get on.',
  'Most of its managers began in the teams that they lead today.',
  'Wages are paid on time, and have been in every year of its history.',
  'It takes pride in plain dealing with customers, vendors and staff.',
  'Training is part of the working week and is not left for the weekend.',
];

export function inventCompanies(chance: Chance, now: Date): SeedCompany[] {
  return COMPANY_PLANS.map((plan) => inventCompany(chance.of(plan.name), plan, now));
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
  const told = (text: string) =>
    text
      .replace('{year}', String(plan.founded))
      .replace('{town}', home.town)
      .replace('{people}', String(people));
  const description = [
    `${plan.name} ${plan.does}.`,
    told(chance.pick(SECOND_SENTENCES)),
    chance.pick(THIRD_SENTENCES),
  ].join(' ');
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
      city: home.district,
      state: home.state,
      country: 'India',
      founded_year: plan.founded,
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
