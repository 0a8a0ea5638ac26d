import { YEAR_OF_PASSING_MAX } from '#schema/options/limits.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import { TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import { hires } from '#server/db/seeds/jobs/companyWork.ts';
import { isLive, type SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { DEMO_CAREER } from '#server/db/seeds/lists/demoCareer.ts';
import { PLACES, placeOf, type Place } from '#server/db/seeds/lists/places.ts';
import { certificatesFor, studiesFor } from '#server/db/seeds/lists/studies.ts';
import { before, DAY, earliest, HOUR, MINUTE } from '#server/db/seeds/moments.ts';
import { usualPay } from '#server/db/seeds/jobs/pay.ts';
import { lineOfWork } from '#server/db/seeds/texts/linesOfWork.ts';
import type { LineOfWork, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';
import { careerColumns, type CareerColumns } from './careers.ts';
import { employmentOf, type Employment } from './resumes.ts';
import { demoEmail, demoLogin, demoName, emailName, userRow, type PersonName, type UserRow } from './users.ts'; // oxfmt-ignore

const CROWD_SEEKERS = 150;

/** What the documented columns say. */
export interface PlainProfileRow {
  user_id: string;
  headline: string;
  summary: string;
  location: string;
  date_of_birth: string;
  gender: 'male' | 'female';
  experience_type: 'fresher' | 'experienced';
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

type SeekerProfileRow = PlainProfileRow & CareerColumns;

export interface Seeker {
  user: UserRow;
  /** Null if onboarding was abandoned. */
  profile: SeekerProfileRow | null;
  line: LineOfWork;
  role: WorkRole;
  place: Place;
  years: number;
  /** The latest job first. */
  employment: readonly Employment[];
}

interface Trade {
  line: LineOfWork;
  role: WorkRole;
  place: Place;
  years: number;
}

/**
 * Job seekers whose work the market needs: each does the work of an open job, every fourth the work of a job of the
 * demo company.
 */
export function inventSeekers(
  chance: Chance,
  giveName: (state: string) => PersonName,
  jobs: readonly SeedJob[],
  companies: readonly SeedCompany[],
  now: Date,
): Seeker[] {
  const open = jobs.filter((job) => isLive(job, now));
  const demoPlans = jobs
    .map(({ plan }) => plan)
    .filter(({ company }) => company.plan.name === DEMO_COMPANY);
  return Array.from({ length: CROWD_SEEKERS }, (_, index) => {
    const own = chance.derive(String(index));
    const forDemo = index % 4 === 1 ? demoPlans[Math.floor(index / 4) % demoPlans.length] : null;
    const { line, role, years: asked, place: ofJob } = forDemo ?? own.pick(open).plan;
    const anywhere = own.weighted(PLACES, ({ weight }) => weight);
    // Most people live where there is work of their kind.
    const place = own.derive('home').happens(0.8) ? ofJob : anywhere;
    const isFresher = own.happens(0.35) && role.years[0] === 0;
    const years = isFresher ? 0 : Math.min(role.years[1], asked + own.whole(0, 3));
    const trade = { line, role, place, years };
    const name = giveName(place.state);
    // A few signed up today, a few this week.
    const age = index < 5 ? own.whole(1, 9) * HOUR : own.fraction() * 300 * DAY + DAY;
    // The demo company's older jobs had applicants, too.
    const member = forDemo && index >= 5 ? 70 * DAY : 0;
    const user = userRow(
      own,
      name,
      {
        email: `${emailName(name)}@people.example`,
        role: 'job_seeker',
        created_at: before(now, Math.floor(age + member)),
      },
      now,
    );
    const employment = employmentOf(
      own.derive('employment'),
      { title: role.title, duties: role.duties, years, isWorking: own.happens(0.85) },
      employersFor(companies, role),
      now,
    );
    const named = placesOf(open, line);
    const half = index % 17 === 3;
    if (half)
      Object.assign(user, {
        onboarding_complete: false,
        onboarded_at: null,
        email_verified_at: null,
      });
    if (index % 50 === 20)
      Object.assign(user, { status: 'suspended', suspended_reason: 'Admin action' });
    if (index % 50 === 35) user.status = 'inactive';
    return {
      user,
      profile: half
        ? null
        : withCareer(
            own,
            profileOf(own, user, name, { ...trade, employment }, now),
            { ...trade, employment },
            now,
            named,
          ),
      employment,
      ...trade,
    };
  });
}

export function inventDemoSeeker(chance: Chance, passwordHash: string, now: Date): Seeker {
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
  const employment = DEMO_CAREER.employment.map(({ monthsAgo: [from, to], ...job }) => ({
    ...job,
    from: monthsBefore(now, from),
    to: to === 0 ? null : monthsBefore(now, to),
  }));
  const profile = profileOf(chance, user, name, { ...trade, employment }, now);
  const { technicalSkills, functionalSkills, certifications } = DEMO_CAREER;
  const stated = {
    ...profile,
    headline: DEMO_CAREER.headline,
    summary: DEMO_CAREER.summary,
    specialization: DEMO_CAREER.specialization,
    university: DEMO_CAREER.university,
    year_of_passing: monthsBefore(now, 39).getUTCFullYear(),
    date_of_birth: `${monthsBefore(now, 39).getUTCFullYear() - 22}-03-14`,
    current_ctc: 840_000,
    salary_expectation: 960_000,
    certifications: [...certifications],
    technical_skills: [...technicalSkills],
    functional_skills: [...functionalSkills],
    skills: [...technicalSkills, ...functionalSkills, ...certifications],
    preferred_locations: [...DEMO_CAREER.preferredLocations],
    is_open_to_work: true,
  };
  const { career, ...columns } = withCareer(chance, stated, { ...trade, employment }, now);
  return {
    user,
    ...trade,
    employment,
    profile: {
      ...columns,
      career: { ...career, projects: [...DEMO_CAREER.projects], links: [...DEMO_CAREER.links] },
      notice_period: 'month_1',
      notice_until: null,
      work_modes: ['hybrid', 'remote'],
      willing_to_move: true,
    },
  };
}

function withCareer(
  chance: Chance,
  profile: PlainProfileRow,
  trade: Trade & Pick<Seeker, 'employment'>,
  now: Date,
  named: readonly Place[] = [],
): SeekerProfileRow {
  // Separate random numbers, so that the rest of the market stays as it is.
  const career = careerColumns(chance.derive('career'), profile, trade, now);
  const wished = wishedPlaces(chance.derive('places'), trade.place, career.willing_to_move, named);
  return {
    ...profile,
    ...career,
    preferred_locations: [...new Set([...profile.preferred_locations, ...wished])],
  };
}

const placesOf = (jobs: readonly SeedJob[], line: LineOfWork) =>
  [...new Set(jobs.map(({ plan }) => (plan.line === line ? plan.place : null)))].filter(
    (place) => place !== null,
  );

/** People who would move name a few towns with work of their kind; those who have not said name one in their state. */
function wishedPlaces(
  chance: Chance,
  home: Place,
  wouldMove: boolean | null,
  named: readonly Place[],
): string[] {
  if (wouldMove === false) return [];
  const known = wouldMove ? named : named.filter(({ state }) => state === home.state);
  return chance.some(known, wouldMove ? chance.whole(1, 3) : 1).map(({ display }) => display);
}

function monthsBefore(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
}

function employersFor(companies: readonly SeedCompany[], role: WorkRole): string[] {
  return companies
    .filter(({ plan }) => plan.name !== DEMO_COMPANY && hires(plan, role))
    .map(({ plan }) => plan.name);
}

function profileOf(
  chance: Chance,
  user: UserRow,
  name: PersonName,
  { line, role, place, years, employment }: Trade & Pick<Seeker, 'employment'>,
  now: Date,
): PlainProfileRow {
  const isFresher = years === 0;
  const education = role.education ?? 'high_school';
  const finished = Math.min(now.getUTCFullYear(), YEAR_OF_PASSING_MAX);
  const passed = finished - years - (isFresher ? chance.whole(0, 1) : chance.whole(0, 2));
  const born = passed - (education === 'master' ? 24 : education === 'bachelor' ? 22 : 19);
  const technical = role.skills.filter((skill) => isTechnical(skill));
  const functional = role.skills.filter((skill) => !isTechnical(skill));
  const certifications = chance.happens(0.4) ? [chance.pick(certificatesFor(line.field))] : [];
  const pay = Math.round(usualPay(role, years) / 10_000) * 10_000;
  const [latest] = employment;
  const current = latest?.to === null ? latest : null;
  const studies = studiesFor(line.field, education);
  return {
    user_id: user.id,
    headline: isFresher
      ? `${role.title}, fresher`
      : `${role.title}, ${years} ${years === 1 ? 'year' : 'years'} of experience`,
    summary: summaryOf(chance, { role, place, years, employment }, passed),
    location: place.display,
    date_of_birth: `${born}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`,
    gender: name.gender,
    experience_type: isFresher ? 'fresher' : 'experienced',
    current_company: current?.company ?? null,
    current_job_title: current?.title ?? null,
    current_ctc: current ? pay : null,
    salary_expectation: Math.round((pay * chance.between(1.05, 1.25)) / 10_000) * 10_000,
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

function summaryOf(
  chance: Chance,
  { role, place, years, employment }: Pick<Seeker, 'role' | 'place' | 'years' | 'employment'>,
  passed: number,
): string {
  const strengths = role.skills.slice(0, 3).join(', ');
  if (years === 0) {
    return chance.pick([
      `Passed out in ${passed} and looking for a first job as ${role.title} in or around ${place.town}. Practised ${strengths} during the course.`,
      `Fresher (${passed}) from ${place.town}. Interested in ${role.title} openings; good at ${strengths}.`,
      `Completed my studies in ${passed}. Available immediately in ${place.town} and nearby. Skills: ${strengths}.`,
    ]);
  }
  const [latest] = employment;
  const time = years === 1 ? '1 year' : `${years} years`;
  return chance.pick([
    `${role.title} with ${time} of experience${latest ? `, most recently at ${latest.company}` : ''}. Strong in ${strengths}.`,
    `${time} as ${role.title} in ${place.state}. Main work: ${lower(role.duties[0]!)} and ${lower(role.duties[1]!)}.`,
    `Working in this line for ${time}. Comfortable with ${strengths}. Looking for a stable company near ${place.town}.`,
  ]);
}

/** A duty inside a sentence; abbreviations stay as they are. */
function lower(duty: string): string {
  return /^[A-Z][a-z]/.test(duty) ? duty.charAt(0).toLowerCase() + duty.slice(1) : duty;
}

function isTechnical(skill: string): boolean {
  return (TECHNICAL_SKILLS as readonly string[]).includes(skill);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
