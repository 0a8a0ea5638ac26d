import { STATES } from '#schema/locations/locations.ts';
import type { CompanySize } from '#schema/options/companySizes.ts';
import type { Industry } from '#schema/options/industries.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import { jobIndustryOf, offersOf, worksIn, type Offer } from './companyWork.ts';
import { HIGHLIGHTS, HIGHLIGHTS_MAX } from '#server/modules/job/job.rules.ts';
import type { JobPlan } from './jobRow.ts';
import { DEMO_JOBS, DEVELOPER_JOBS } from '#server/db/seeds/lists/demoJobs.ts';
import { PLACES, type Place } from '#server/db/seeds/lists/places.ts';
import { after, atOfficeHours, before, DAY, earliest, endOfIndianDay, HOUR, latest, MINUTE } from '#server/db/seeds/moments.ts'; // oxfmt-ignore
import { payOf } from './pay.ts';
import type { LineOfWork, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';
import { LINES_OF_WORK } from '#server/db/seeds/texts/linesOfWork.ts';

const CROWD_JOBS = 578;

const SHARE_OF_SIZE: Readonly<Record<CompanySize, number>> = {
  employees_1_10: 2,
  employees_11_50: 4,
  employees_51_200: 8,
  employees_201_500: 11,
  employees_501_1000: 14,
  employees_1000_plus: 18,
};

/** Some industries advertise more than their size suggests, some less. */
const EAGERNESS: Readonly<Partial<Record<Industry, number>>> = {
  technology: 2,
  saas: 2.4,
  fintech: 1.9,
  bpo: 1.6,
  telecommunications: 1.5,
  e_commerce: 1.3,
  automotive: 1.3,
  hospitality: 0.7,
  healthcare: 0.7,
  education: 0.7,
  real_estate: 0.7,
  manufacturing: 0.7,
};

/** When jobs were posted: a share, and the range of days ago. */
const AGES = [
  { share: 3, from: 0, to: 0 },
  { share: 3, from: 1, to: 1 },
  { share: 12, from: 2, to: 6 },
  { share: 26, from: 7, to: 29 },
  { share: 38, from: 30, to: 74 },
  { share: 18, from: 75, to: 110 },
];

/** The jobs of every company except the demo employer, without their texts. */
export function planJobs(
  chance: Chance,
  companies: readonly SeedCompany[],
  posters: ReadonlyMap<string, string>,
  now: Date,
): JobPlan[] {
  const listed = [...DEMO_JOBS, ...DEVELOPER_JOBS];
  const posted = new Map(
    LINES_OF_WORK.flatMap(({ roles }) => roles).map((role) => [
      role,
      listed.filter(({ title }) => title === role.title).length,
    ]),
  );
  const tour = chance.shuffled(STATES.map(({ name }) => name));
  return shareOut(companies).flatMap(({ company, count }) => {
    const postedBy = posters.get(company.row.id)!;
    const offers = offersOf(company.plan);
    const own = chance.derive(company.row.slug);
    const used = new Set<WorkRole>();
    /** A company seldom looks for the same people twice in one town. */
    const taken = new Set<string>();
    const plans = Array.from({ length: count }, () => {
      const { line, role } = pickWork(own, offers, { own: used, all: posted });
      let place = pickPlace(own, company, line, tour);
      for (let more = 4; more > 0 && taken.has(`${role.title}, ${place.town}`); more--)
        place = pickPlace(own, company, line, tour);
      taken.add(`${role.title}, ${place.town}`);
      return planJob(own, { company, postedBy, line, role, place }, now);
    });
    return withFewHighlights(plans);
  });
}

/** No company highlights more jobs than it may. */
function withFewHighlights(plans: readonly JobPlan[]): JobPlan[] {
  const kept = Object.fromEntries(
    HIGHLIGHTS.map((highlight) => {
      const highlighted = plans.filter((plan) => plan[highlight]);
      return [highlight, new Set(highlighted.slice(0, HIGHLIGHTS_MAX))];
    }),
  );
  return plans.map((plan) => ({
    ...plan,
    isFeatured: kept['isFeatured']!.has(plan),
    isHot: kept['isHot']!.has(plan),
  }));
}

function shareOut(companies: readonly SeedCompany[]) {
  const weightOf = ({ plan }: SeedCompany) =>
    plan.status === undefined
      ? SHARE_OF_SIZE[plan.size] * (EAGERNESS[jobIndustryOf(plan)] ?? 1)
      : 3;
  const total = companies.reduce((sum, company) => sum + weightOf(company), 0);
  let given = 0;
  let weight = 0;
  return companies.map((company) => {
    weight += weightOf(company);
    const upTo = Math.round((weight / total) * CROWD_JOBS);
    const count = upTo - given;
    given = upTo;
    return { company, count };
  });
}

/** Limits how many jobs have one title, so that its sentences stay rare. */
const MOST_OF_ONE_ROLE = 7;

interface PostedRoles {
  own: Set<WorkRole>;
  all: Map<WorkRole, number>;
}

/** A company repeats a title only after it has posted all others of that line. */
function pickWork(chance: Chance, offers: Offer[], posted: PostedRoles) {
  const open = offers
    .map((offer) => ({
      ...offer,
      roles: offer.roles.filter((role) => (posted.all.get(role) ?? 0) < MOST_OF_ONE_ROLE),
    }))
    .filter(({ roles }) => roles.length > 0);
  const { line, roles } = chance.weighted(open, ({ share }) => share);
  const fresh = roles.filter((role) => !posted.own.has(role));
  const role = chance.pick(fresh.length > 0 ? fresh : roles);
  posted.own.add(role);
  posted.all.set(role, (posted.all.get(role) ?? 0) + 1);
  return { line, role };
}

const CITY_WORK = new Set(['it', 'product_and_quality', 'marketing', 'legal']);

function pickPlace(chance: Chance, company: SeedCompany, line: LineOfWork, tour: string[]): Place {
  const { home } = company;
  const own = PLACES.filter((place) => worksIn(company, line, place));
  if (own.length < PLACES.length)
    return chance.happens(0.3) ? home : chance.weighted(own, ({ weight }) => weight);
  const isCityWork = CITY_WORK.has(line.field);
  // About every seventh job goes to a place without one, so that no state is left out.
  if (!isCityWork && tour.length > 0 && chance.happens(0.15)) {
    const state = tour.pop();
    return chance.weighted(
      PLACES.filter((place) => place.state === state),
      ({ weight }) => weight,
    );
  }
  if (chance.happens(0.25)) return home;
  return chance.weighted(PLACES, ({ weight }) => (isCityWork && weight < 4 ? 0 : weight));
}

type ChosenWork = Pick<JobPlan, 'company' | 'postedBy' | 'line' | 'role' | 'place'>;

function planJob(chance: Chance, chosen: ChosenWork, now: Date): JobPlan {
  const { company, line, role, place } = chosen;
  const type = pickType(chance, line, role);
  const years = type === 'intern' ? 0 : pickYears(chance, role);
  const isRemote = role.remote !== undefined && chance.happens(isFreelance(role) ? 0.7 : 0.25);
  const postedAt = pickTime(chance, company, now);
  const age = now.getTime() - postedAt.getTime();
  const deadline = chance.happens(0.88)
    ? endOfIndianDay(after(postedAt, chance.whole(35, 110) * DAY))
    : null;
  const adminStatus = pickStatus(chance, company, now.getTime() - postedAt.getTime());
  const shines = adminStatus === 'approved' && (deadline === null || deadline > now);
  return {
    ...chosen,
    type,
    years,
    isRemote,
    namesPlace: !isRemote || chance.happens(0.45),
    pay: payOf(chance, { role, place, type, years, isFreelance: isFreelance(role) }),
    isFeatured: shines && chance.happens(0.1),
    isHot: shines && chance.happens(0.1),
    adminStatus,
    postedAt,
    deadline,
    closedAt:
      adminStatus === 'approved' && age > 12 * DAY && chance.happens(0.08)
        ? between(chance, after(postedAt, 8 * DAY), earliest(deadline, now))
        : null,
  };
}

function isFreelance({ title }: WorkRole): boolean {
  return title.startsWith('Freelance');
}

/** Part-time work is in the morning or in the afternoon. */
const worksByDay = ({ hours }: WorkRole): boolean => 'day' in hours || 'flexible' in hours;

function pickType(chance: Chance, line: LineOfWork, role: WorkRole): JobType {
  const weights = Object.entries(line.types ?? { full_time: 95, contract: 5 }) as [
    JobType,
    number,
  ][];
  const junior = role.years[0] === 0 && role.pay[0] <= 5;
  const allowed = weights.filter(
    ([type]) =>
      type === 'full_time' ||
      type === 'contract' ||
      (junior && (type !== 'part_time' || worksByDay(role))),
  );
  const fitting = isFreelance(role)
    ? allowed.filter(([type]) => type === 'contract' || type === 'part_time')
    : allowed;
  // Otherwise most types other than full time would not appear in a market of this size.
  return chance.weighted(fitting, ([type, weight]) =>
    type === 'full_time' ? weight : 2 * weight,
  )[0];
}

/** Most jobs ask for little experience; the full range of a role is seldom used. */
function pickYears(chance: Chance, { years: [least, most] }: WorkRole): number {
  return Math.round(least + (most - least) * chance.fraction() ** 1.7);
}

function pickTime(chance: Chance, company: SeedCompany, now: Date): Date {
  const { from, to } = chance.weighted(AGES, ({ share }) => share);
  const days = chance.whole(from, to);
  const time =
    days === 0
      ? before(now, chance.whole(6 * MINUTE, 11 * HOUR))
      : atOfficeHours(before(now, days * DAY), chance);
  const soonest = after(company.row.created_at, chance.whole(20 * MINUTE, 5 * HOUR));
  return earliest(latest(time, soonest), before(now, 5 * MINUTE));
}

function between(chance: Chance, from: Date, to: Date): Date {
  const start = earliest(from, to);
  return after(start, Math.floor(chance.fraction() * (to.getTime() - start.getTime())));
}

function pickStatus(chance: Chance, company: SeedCompany, age: number): AdminStatus {
  const ofCompany = company.row.admin_status;
  if (ofCompany !== 'approved') return ofCompany;
  if (age < 5 * DAY && chance.happens(0.17)) return 'pending';
  if (chance.happens(0.02)) return 'rejected';
  return chance.happens(0.015) ? 'suspended' : 'approved';
}
