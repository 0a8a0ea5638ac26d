import { EXPERIENCE_BAND_FACTS, EXPERIENCE_BANDS } from '#schema/options/experience.ts';
import { YEAR_OF_PASSING_MAX } from '#schema/options/limits.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import { TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import { hires } from '#server/db/seeds/jobs/companyWork.ts';
import type { SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { PLACES, placeOf, type Place } from '#server/db/seeds/lists/places.ts';
import { certificatesFor, studiesFor } from '#server/db/seeds/lists/studies.ts';
import { before, DAY, earliest, HOUR, MINUTE } from '#server/db/seeds/moments.ts';
import { usualPay } from '#server/db/seeds/jobs/pay.ts';
import { lineOfWork } from '#server/db/seeds/texts/linesOfWork.ts';
import type { LineOfWork, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';
import { demoEmail, demoLogin, demoName, emailName, userRow, type PersonName, type UserRow } from './users.ts'; // oxfmt-ignore

const CROWD_SEEKERS = 150;

interface SeekerProfileRow {
  user_id: string;
  headline: string;
  summary: string;
  location: string;
  date_of_birth: string;
  gender: 'male' | 'female';
  experience_type: 'fresher' | 'experienced';
  experience: string | null;
  current_company: string | null;
  current_job_title: string | null;
  current_ctc: number | null;
  salary_expectation: number;
  preferred_locations: string[];
  education: Qualification;
  specialization: string;
  university: string;
  year_of_passing: number;
  skills: string[];
  technical_skills: string[];
  functional_skills: string[];
  certifications: string[];
  has_bike: boolean;
  has_driving_license: boolean;
  is_open_to_work: boolean;
  updated_at: Date;
}

export interface Seeker {
  user: UserRow;
  /** Null if onboarding was abandoned. */
  profile: SeekerProfileRow | null;
  line: LineOfWork;
  role: WorkRole;
  place: Place;
  years: number;
}

interface Trade {
  line: LineOfWork;
  role: WorkRole;
  place: Place;
  years: number;
}

/** They look for what the market offers: each works in the field of some job. */
export function inventSeekers(
  chance: Chance,
  giveName: (state: string) => PersonName,
  jobs: readonly SeedJob[],
  companies: readonly SeedCompany[],
  now: Date,
): Seeker[] {
  return Array.from({ length: CROWD_SEEKERS }, (_, index) => {
    const own = chance.of(String(index));
    const { line, role, years: asked } = own.pick(jobs).plan;
    const place = own.weighted(PLACES, ({ weight }) => weight);
    const years = own.happens(0.35) ? 0 : Math.min(role.years[1], asked + own.whole(0, 3));
    const trade = { line, role, place, years };
    const name = giveName(place.state);
    // A few signed up today, a few this week.
    const age = index < 5 ? own.whole(1, 9) * HOUR : own.fraction() * 300 * DAY + DAY;
    const user = userRow(
      own,
      name,
      {
        email: `${emailName(name)}@people.example`,
        role: 'job_seeker',
        created_at: before(now, Math.floor(age)),
      },
      now,
    );
    const half = index % 17 === 3;
    if (half) Object.assign(user, { onboarding_complete: false, email_verified_at: null });
    if (index % 50 === 20)
      Object.assign(user, { status: 'suspended', suspended_reason: 'Admin action' });
    if (index % 50 === 35) user.status = 'inactive';
    return {
      user,
      profile: half ? null : profileOf(own, user, name, trade, companies, now),
      ...trade,
    };
  });
}

export function inventDemoSeeker(
  chance: Chance,
  companies: readonly SeedCompany[],
  passwordHash: string,
  now: Date,
): Seeker {
  const line = lineOfWork('web');
  const role = line.roles.find(({ title }) => title === 'Front End Developer')!;
  const trade = { line, role, place: placeOf('Pune'), years: 3 };
  const name = demoName('job_seeker');
  const user = userRow(
    chance,
    name,
    {
      email: demoEmail('job_seeker'),
      role: 'job_seeker',
      created_at: before(now, 118 * DAY),
      locale: 'en',
      ...demoLogin(passwordHash, now),
    },
    now,
  );
  const profile = profileOf(chance, user, name, trade, companies, now);
  const certifications = ['Web accessibility course, Konkan Coast University'];
  return {
    user,
    ...trade,
    profile: {
      ...profile,
      certifications,
      skills: [...profile.technical_skills, ...profile.functional_skills, ...certifications],
      preferred_locations: ['Pune, Maharashtra', 'Bengaluru Urban, Karnataka'],
      is_open_to_work: true,
    },
  };
}

function profileOf(
  chance: Chance,
  user: UserRow,
  name: PersonName,
  { line, role, place, years }: Trade,
  companies: readonly SeedCompany[],
  now: Date,
): SeekerProfileRow {
  const isFresher = years === 0;
  const education = role.education ?? 'high_school';
  const finished = Math.min(now.getUTCFullYear(), YEAR_OF_PASSING_MAX);
  const passed = finished - years - (isFresher ? chance.whole(0, 1) : chance.whole(0, 2));
  const born = passed - (education === 'master' ? 24 : education === 'bachelor' ? 22 : 19);
  const nearby = line.roles.flatMap(({ skills }) => skills);
  const own = [...new Set([...role.skills, ...chance.some(nearby, 3)])];
  const technical = own.filter((skill) => isTechnical(skill));
  const functional = own.filter((skill) => !isTechnical(skill));
  const certifications = chance.happens(0.4) ? [chance.pick(certificatesFor(line.field))] : [];
  const pay = Math.round(usualPay(role, years) / 10_000) * 10_000;
  const working = !isFresher && chance.happens(0.85);
  const employer = chance.pick(
    companies.filter(({ plan }) => hires(plan, line) && plan.name !== DEMO_COMPANY),
  );
  const studies = studiesFor(line.field, education);
  return {
    user_id: user.id,
    headline: isFresher
      ? `Looking for a first job as ${role.title}`
      : `${role.title}, ${years} ${years === 1 ? 'year' : 'years'} of experience`,
    summary: isFresher
      ? `I finished my studies in ${passed} and would like to begin as ${role.title} in or near ${place.town}. I learn quickly and like to be useful.`
      : `I have worked for ${years} ${years === 1 ? 'year' : 'years'} in this field. What I do best: ${own.slice(0, 3).join(', ')}.`,
    location: place.display,
    date_of_birth: `${born}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`,
    gender: name.gender,
    experience_type: isFresher ? 'fresher' : 'experienced',
    experience: isFresher ? null : bandOf(years),
    current_company: working ? employer.row.name : null,
    current_job_title: working ? role.title : null,
    current_ctc: working ? pay : null,
    salary_expectation: Math.round((pay * chance.between(1.1, 1.35)) / 10_000) * 10_000,
    preferred_locations: [place.display],
    education,
    specialization: chance.pick(studies.subjects),
    university: chance.pick(studies.places),
    year_of_passing: passed,
    skills: [...technical, ...functional, ...certifications],
    technical_skills: technical,
    functional_skills: functional,
    certifications,
    has_bike: chance.happens(0.5),
    has_driving_license: chance.happens(0.6),
    is_open_to_work: isFresher || chance.happens(0.6),
    updated_at: earliest(new Date(user.created_at.getTime() + chance.whole(5, 55) * MINUTE), now),
  };
}

function isTechnical(skill: string): boolean {
  return (TECHNICAL_SKILLS as readonly string[]).includes(skill);
}

function bandOf(years: number): string {
  const facts = EXPERIENCE_BANDS.map((band) => EXPERIENCE_BAND_FACTS[band]);
  return facts.findLast(({ minMonths }) => minMonths <= years * 12)!.label;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
