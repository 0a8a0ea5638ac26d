import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { WorkMode, WorkShift } from '#schema/options/workWishes.ts';
import { type Career, type Degree, inOrder, type KnownLanguage } from '#schema/profile/career.ts';
import { bandOfMonths, monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { COMPUTER_PROJECTS, homeLanguage } from '#server/db/seeds/lists/languages.ts';
import { studiesFor } from '#server/db/seeds/lists/studies.ts';
import { after, DAY } from '#server/db/seeds/moments.ts';
import type { Seeker, PlainProfileRow } from './seekers.ts';

/** The lists of a profile, and the wishes for the next job. */
export interface CareerColumns {
  career: Career;
  experience: string | null;
  notice_period: NoticePeriod;
  notice_until: string | null;
  willing_to_move: boolean | null;
  shifts: WorkShift[];
  work_modes: WorkMode[];
}

type CareerFacts = Pick<Seeker, 'employment' | 'line' | 'role' | 'place'>;

/** The same career as in the other columns, with earlier jobs. */
export function careerColumns(
  chance: Chance,
  profile: PlainProfileRow,
  facts: CareerFacts,
  now: Date,
): CareerColumns {
  const { employment, role } = facts;
  const today = todayOf({ today: now });
  const career = inOrder({
    jobs: employment.map(({ title, company, from, to, duties }) => ({
      title,
      company,
      place: null,
      from: monthOf(from),
      to: to && monthOf(to),
      isCurrent: to === null,
      summary: duties.join('\n'),
    })),
    degrees: degreesOf(chance, profile, facts),
    projects: projectsOf(chance, profile, facts),
    certificates: profile.certifications.map((name) => ({
      name,
      issuer: null,
      year: Math.min(
        now.getUTCFullYear(),
        yearIn(name) ?? profile.year_of_passing + chance.whole(0, 3),
      ),
      link: null,
    })),
    languages: languagesOf(chance, profile, facts),
    links: [],
  });
  const months = monthsWorked(career.jobs, today);
  const shifts = Object.keys(role.hours) as WorkShift[];
  return {
    career,
    experience: profile.experience_type === 'experienced' ? bandOfMonths(months) : null,
    ...noticeOf(chance, employment[0]?.to === null, now),
    willing_to_move: wouldMove(chance.fraction()),
    shifts: chance.happens(0.7) ? shifts : [],
    work_modes: role.remote ? ['hybrid', 'remote'] : ['office'],
  };
}

/** Not everyone says it. */
const wouldMove = (share: number) => (share < 0.5 ? true : share < 0.85 ? null : false);

/** Some certificates have their year in the name. */
function yearIn(name: string): number | null {
  const [, year] = /\((\d{4})\)/.exec(name) ?? [];
  return year ? Number(year) : null;
}

const monthOf = (date: Date) => date.toISOString().slice(0, 7);

function noticeOf(chance: Chance, isWorking: boolean, now: Date) {
  if (!isWorking) return { notice_period: 'immediately' as const, notice_until: null };
  const notice_period = chance.pick([
    'days_15',
    'month_1',
    'month_1',
    'months_2',
    'months_3',
    'serving',
  ] as const);
  const lastDay = after(now, chance.whole(8, 60) * DAY);
  return {
    notice_period,
    notice_until: notice_period === 'serving' ? lastDay.toISOString().slice(0, 10) : null,
  };
}

/** Names of degrees by their subject: of a bachelor, and of a master. */
const NAMES: readonly (readonly [RegExp, string, string])[] = [
  [/Engineering|Technology|Electronics/, 'B.E.', 'M.Tech'],
  [/Computer Applications/, 'BCA', 'MCA'],
  [/Computer Science/, 'B.Sc', 'M.Sc'],
  [/Business Administration|Hotel Management/, 'BBA', 'MBA'],
  [/Law/, 'LL.B', 'LL.M'],
  [/Commerce|Accounting|Banking/, 'B.Com', 'M.Com'],
  [/Science|Nursing|Mathematics|Physics|Statistics/, 'B.Sc', 'M.Sc'],
  [/./, 'B.A.', 'M.A.'],
];

function degreeName(qualification: Qualification, subject: string): string {
  if (qualification === 'high_school') return 'Class 12';
  if (qualification === 'diploma') return 'Diploma';
  const [, bachelor = '', master = ''] = NAMES.find(([pattern]) => pattern.test(subject)) ?? [];
  return qualification === 'bachelor' ? bachelor : master;
}

const YEARS: Partial<Record<Qualification, number>> = { master: 2, bachelor: 3, diploma: 3 };

function degreesOf(chance: Chance, profile: PlainProfileRow, { line }: CareerFacts): Degree[] {
  const { education, specialization, university, year_of_passing } = profile;
  const degree = (
    qualification: Qualification,
    field: string,
    institution: string,
    year: number,
  ): Degree => {
    const took = YEARS[qualification];
    return {
      qualification,
      name: degreeName(qualification, field),
      field,
      institution,
      from: took ? `${year - took}-07` : null,
      to: `${year}-05`,
      grade: `${chance.whole(56, 88)}%`,
    };
  };
  const degrees = [degree(education, specialization, university, year_of_passing)];
  let year = year_of_passing - (YEARS[education] ?? 0);
  if (education === 'master') {
    const { places } = studiesFor(line.field, 'bachelor');
    degrees.push(degree('bachelor', specialization, chance.pick(places), year));
    year -= 3;
  }
  if (education !== 'high_school') {
    const { subjects, places } = studiesFor(line.field, 'high_school');
    degrees.push(degree('high_school', chance.pick(subjects), chance.pick(places), year));
  }
  return degrees;
}

const WITH_PROJECTS = new Set(['it', 'product_and_quality', 'freelance']);

function projectsOf(
  chance: Chance,
  profile: PlainProfileRow,
  { line }: CareerFacts,
): Career['projects'] {
  if (!WITH_PROJECTS.has(line.field) || !chance.happens(0.6)) return [];
  const { name, summary } = chance.pick(COMPUTER_PROJECTS);
  const year = String(profile.year_of_passing);
  return [{ name, link: null, from: year, to: year, summary }];
}

function languagesOf(
  chance: Chance,
  profile: PlainProfileRow,
  { place }: CareerFacts,
): KnownLanguage[] {
  const home = homeLanguage(place.state);
  const studied = profile.education === 'bachelor' || profile.education === 'master';
  const english = studied ? chance.pick(['fluent', 'conversational'] as const) : 'basic';
  return [
    { name: home, level: 'native' },
    ...(home === 'Hindi'
      ? []
      : [{ name: 'Hindi', level: chance.pick(['fluent', 'conversational'] as const) }]),
    { name: 'English', level: english },
  ];
}
