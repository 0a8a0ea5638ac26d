import { levelOfYears, type ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { kilometersBetweenDistricts } from '#schema/locations/distance.ts';
import { districtsOfCity, type NamedPlace, type Seeker } from './seeker.rules.ts';
import { isUnskilledWork } from './studies.rules.ts';
import {
  covers,
  isComputerSkill,
  isLicence,
  isSpecialSkill,
  plainWords,
  readSkills,
  type Skill,
} from './skills.rules.ts';
import {
  asksForOthers,
  closenessOf,
  CLOSENESS,
  isNext,
  isSenior,
  needsLicence,
  readTitle,
  SAME_WORK,
  type Occupation,
  type Title,
} from '#server/modules/search/words/work.rules.ts';

/** What a job asks for and offers. */
export interface WantedJob {
  id: string;
  companyId: string;
  title: string;
  skills: readonly string[];
  location: string;
  district: string | null;
  state: string | null;
  isRemote: boolean;
  type: string;
  shift: string | null;
  /** Rupees a year. */
  salaryMin: number | null;
  salaryMax: number | null;
  experienceYears: number | null;
  experienceLevel: string | null;
  postedAt: Date;
}

/** Why a job fits or does not fit, with the values that say so. */
export type Reason =
  | {
      kind:
        | 'same_work'
        | 'related_work'
        | 'wanted_work'
        | 'past_work'
        | 'studied'
        | 'neighbouring_work';
      title: string;
    }
  | { kind: 'starting_work' }
  | { kind: 'skills_matched' | 'skills_missing'; skills: readonly string[] }
  | {
      kind: 'wished_place' | 'home_place' | 'remote' | 'not_remote' | 'would_move' | 'other_place';
      place: string;
    }
  | { kind: 'near_wished_place' | 'near_home' | 'long_way'; place: string; kilometers: number }
  | { kind: 'pay_above' | 'pay_up_to_above' | 'pay_below'; rupees: number }
  | { kind: 'pay_met' }
  | { kind: 'experience_met' | 'experience_missing' | 'experience_exceeded'; years: number }
  | { kind: 'freshers_welcome' | 'internship' }
  | { kind: 'shift_met' | 'other_shift'; shift: string }
  | { kind: 'type_met' | 'other_type'; type: string };

export type ReasonKind = Reason['kind'];

const AGAINST: readonly ReasonKind[] = [
  'neighbouring_work',
  'skills_missing',
  'long_way',
  'other_place',
  'not_remote',
  'pay_below',
  'experience_missing',
  'experience_exceeded',
  'internship',
  'other_shift',
  'other_type',
];

/** Whether the reason speaks for the job; the others say what does not fit. */
export const speaksFor = ({ kind }: Pick<Reason, 'kind'>): boolean => !AGAINST.includes(kind);

/** One thing compared: what it adds to the score, and the reason that says so. */
interface Finding {
  score: number;
  reasons: readonly Reason[];
}

export interface Match {
  score: number;
  reasons: readonly Reason[];
  /** Whether the work itself fits, by its title or by most of its skills. */
  isFit: boolean;
  /**
   * How many of the job's skills the person has, soft skills aside, and whether the job asks for several and the person
   * has few. Unskilled work needs none.
   */
  skillsMatched: number;
  lacksSkills: boolean;
  /** Whether the job asks for a licence that the profile does not mention. */
  lacksLicence: boolean;
  /** Whether the job is for people with many more years in this work, by its title or by the years that it asks for. */
  isTooSenior: boolean;
  work: WorkMatch;
  /** Where the work that the title names comes from; null if it names none of the person's. */
  source: Occupation['source'] | null;
  reach: Reach;
  /** Whether the person asked to work there, or would move. */
  wouldWorkThere: boolean;
  /** What the place adds to the score. */
  placeScore: number;
}

/**
 * What the title of the job names: the work that the person does, did or studied for; similar work; work that they
 * could change to; or other work.
 */
export type WorkMatch = 'same' | 'related' | 'neighbour' | 'other';

/**
 * From the nearest to the farthest: within a daily commute of the places someone named, within a long commute,
 * elsewhere but not far, or far from all of them.
 */
export const REACHES = ['here', 'longWay', 'elsewhere', 'far'] as const;
export type Reach = (typeof REACHES)[number];

/**
 * How far most people commute, how far a few do, and up to which distance a move is close to the places someone named.
 */
export const DAILY_WAY_KM = 45;
export const LONG_WAY_KM = 100;
export const CLOSE_MOVE_KM = 300;
const MONTHS = 12;

/** How many points each match is worth: the work most, then the skills, then the place. */
const POINTS = {
  work: 45,
  skills: 30,
  wishedPlace: 20,
  nearPlace: 13,
  homePlace: 11,
  remote: 12,
  longWay: -2,
  elsewhere: -14,
  far: -40,
  moveClose: -4,
  moveFar: -10,
  payMet: 8,
  payAbove: 6,
  payBelow: -60,
  experienceMet: 10,
  yearMissing: -6,
  yearMissingSquared: -3,
  fewestForExperience: -60,
  internship: -60,
  hoursMet: 4,
  otherHours: -15,
  fresh: 4,
};

const NOTHING: Finding = { score: 0, reasons: [] };

/** recommendation.match: each reason comes from the finding that changed the score. */
export function matchOf(seeker: Seeker, job: WantedJob, now: Date): Match {
  const title = readTitle(job.title);
  const work = compareWork(seeker.occupations, title, job.skills);
  const skills = compareSkills(seeker, readSkills(job.skills));
  const place = comparePlace(seeker, job);
  const knowsMost = skills.matched >= MOST_SKILLS && skills.matched >= skills.asked * (3 / 4);
  const isNew = isNewWork(work, seeker) && !(work.match === 'other' && knowsMost);
  const experience = compareExperience(seeker.months, job);
  const findings = [
    work,
    skills,
    place,
    compareHours(seeker.hours, job),
    comparePay(seeker.pay, job),
    isNew ? onlyExceeded(experience) : experience,
  ];
  const score = findings.reduce((sum, finding) => sum + finding.score, freshness(job, now));
  const fewest = knowsWork(seeker) && !skills.areSpecial ? 2 : 1;
  return {
    score,
    reasons: findings.flatMap(({ reasons }) => reasons),
    isFit:
      (isFittingWork(work.match) &&
        (!isGuessed(work) || skills.matched > 0) &&
        !(work.match === 'related' && skills.areOthers)) ||
      (skills.matched >= fewest && skills.matched > skills.asked / 2 && !needsLicence(title)),
    skillsMatched: skills.matched,
    lacksSkills: skills.asked >= SEVERAL_SKILLS && skills.hasFew && !isOpenToAll(title, job),
    lacksLicence: skills.lacksLicence,
    isTooSenior: isTooSenior(seeker, job, isNew ? yearsCounted(work, skills) : null),
    work: work.match,
    source: work.source,
    reach: place.reach,
    wouldWorkThere: place.reach === 'here' || seeker.wouldMove === true,
    placeScore: place.score,
  };
}

/** Whether anything in the profile says which work this person does or wants. */
export const knowsWork = ({ occupations }: Seeker): boolean =>
  occupations.some(({ source }) => source !== 'starting');

/** Work that is only like the work that the studies lead to. It needs at least one matching skill. */
const isGuessed = ({ match, source }: { match: WorkMatch; source: Occupation['source'] | null }) =>
  match === 'related' && (source === 'studies' || source === 'starting');

const isFittingWork = (match: WorkMatch) => match === 'same' || match === 'related';

function compareWork(
  occupations: readonly Occupation[],
  title: Title,
  skills: readonly string[],
): Finding & { match: WorkMatch; source: Occupation['source'] | null } {
  const found = occupations
    .filter((occupation) => !asksForOthers(occupation, skills))
    .map((occupation) => ({ occupation, closeness: closenessOf(occupation, title) }))
    .toSorted((one, two) => two.closeness - one.closeness)[0];
  if (!found || found.closeness === 0) return { ...NOTHING, match: 'other', source: null };
  const { closeness, occupation } = found;
  const match = workMatch(occupation, closeness);
  const reasons = match === 'other' ? [] : [reasonOfWork(occupation, closeness)];
  return { score: POINTS.work * closeness, reasons, match, source: occupation.source };
}

function workMatch({ source }: Occupation, closeness: number): WorkMatch {
  if (closeness <= CLOSENESS.partly) return 'other';
  if (isNext(source)) return 'neighbour';
  if (source === 'wanted' && closeness < SAME_WORK) return 'other';
  if (source === 'starting' && closeness < CLOSENESS.same) return 'other';
  return closeness >= SAME_WORK ? 'same' : 'related';
}

function reasonOfWork(occupation: Occupation, closeness: number): Reason {
  if (occupation.source === 'starting') return { kind: 'starting_work' };
  return { kind: kindOfWork(occupation, closeness), title: occupation.name };
}

function kindOfWork({ source }: Occupation, closeness: number) {
  if (source === 'wanted') return 'wanted_work';
  if (source === 'neighbour') return 'neighbouring_work';
  if (source === 'studies' || source === 'alsoStudied') return 'studied';
  // A match by another name only counts as related: not every driver drives trucks.
  if (closeness <= CLOSENESS.alike) return 'related_work';
  return source === 'past' ? 'past_work' : 'same_work';
}

/** Unskilled work, unless this job asks for experience in it. */
const isOpenToAll = (title: Title, job: WantedJob) =>
  (yearsAsked(job) ?? 0) <= 1 && isUnskilledWork(title);

const MISSING_SHOWN = 3;
const ENOUGH_SKILLS = 4;
const SEVERAL_SKILLS = 2;
/** With this many of its skills, the tables may not know that it is the same work. */
const MOST_SKILLS = 3;

/**
 * Soft skills are shown but add little: every job asks for them. What the profile mentions elsewhere, such as a degree,
 * counts like a skill.
 */
function compareSkills(
  { skills: own, occupations, mentioned }: Seeker,
  listed: readonly Skill[],
): Finding & {
  matched: number;
  asked: number;
  hasFew: boolean;
  areSpecial: boolean;
  areOthers: boolean;
  lacksLicence: boolean;
} {
  const had = new Map<Skill, Skill>();
  for (const skill of listed) {
    const mine = own.find((one) => covers(one, skill));
    if (mine) had.set(skill, mine);
    else if (mentioned.includes(plainWords(skill.name))) had.set(skill, skill);
  }
  // An accountant does not need to list accounting.
  const asked = listed.filter(
    (skill) => had.has(skill) || !occupations.some((one) => isDone(one) && isNameOfWork(one, skill)), // oxfmt-ignore
  );
  const hard = asked.filter(({ isSoft }) => !isSoft);
  const lacksLicence = asked.some((skill) => isLicence(skill) && !had.has(skill));
  if ((own.length === 0 && had.size === 0) || asked.length === 0) {
    return {
      ...NOTHING,
      matched: 0,
      asked: hard.length,
      hasFew: true,
      areSpecial: false,
      areOthers: false,
      lacksLicence,
    };
  }
  const matched = hard.filter((skill) => had.has(skill));
  // Everyone in an office knows Excel.
  const special = hard.filter((skill) => !isComputerSkill(skill));
  const telling = special.length > 0 ? special : hard;
  const hasFew = telling.filter((skill) => had.has(skill)).length <= telling.length / 4;
  const share = hard.length === 0 ? 0 : matched.length / Math.min(hard.length, ENOUGH_SKILLS);
  const soft = had.size - matched.length;
  const missing = hard.filter((skill) => !had.has(skill)).map(({ name }) => name);
  const names = [...matched, ...asked.filter((skill) => skill.isSoft && had.has(skill))].map(
    (skill) => had.get(skill)!.name,
  );
  const reasons: Reason[] = [];
  if (names.length > 0) reasons.push({ kind: 'skills_matched', skills: [...new Set(names)] });
  if (missing.length > 0) {
    reasons.push({ kind: 'skills_missing', skills: missing.slice(0, MISSING_SHOWN) });
  }
  const score = POINTS.skills * Math.min(1, share) + Math.min(2, soft);
  const areSpecial = matched.some(isSpecialSkill);
  const ownSpecial = own.filter((skill) => isSpecialSkill(skill) && !isComputerSkill(skill));
  const areOthers =
    matched.length === 0 && special.length >= SEVERAL_SKILLS && ownSpecial.length >= MOST_SKILLS;
  return { score, reasons, matched: matched.length, asked: hard.length, hasFew, areSpecial, areOthers, lacksLicence }; // oxfmt-ignore
}

const isDone = ({ source }: Occupation) => source === 'present' || source === 'past';

const isNameOfWork = (occupation: Occupation, { name }: Skill) =>
  closenessOf(occupation, readTitle(name)) >= SAME_WORK;

type JobPlace = Pick<WantedJob, 'location' | 'district' | 'state' | 'isRemote'>;

/** How far a district is from the places that someone named. */
export const reachOf = (seeker: Seeker, district: Pick<JobPlace, 'district' | 'state'>): Reach =>
  comparePlace(seeker, { ...district, location: '', isRemote: false }).reach;

function comparePlace(
  { places, home, wantsRemote, isOnlyRemote, wouldMove }: Seeker,
  job: JobPlace,
): Finding & { reach: Reach } {
  const found = (score: number, reason: Reason, reach: Reach = 'here') => ({
    score,
    reasons: [reason],
    reach,
  });
  const { district, state, location: place } = job;
  const display = district && state ? `${district}, ${state}` : null;
  const at = display ? [display] : state ? districtsOfCity(state) : [];
  if (job.isRemote && wantsRemote) return found(POINTS.wishedPlace, { kind: 'remote', place });
  if (isOnlyRemote && !job.isRemote) return found(POINTS.far, { kind: 'not_remote', place }, 'far');
  const wished = places.find((one) => isIn(one, display, state));
  if (wished) return found(POINTS.wishedPlace, { kind: 'wished_place', place: wished.name });
  if (home && isIn(home, display, state)) {
    const score = places.length > 0 ? POINTS.homePlace : POINTS.wishedPlace;
    return found(score, { kind: 'home_place', place: home.name });
  }
  const near = nearest(places, at);
  if (near) return found(POINTS.nearPlace, { kind: 'near_wished_place', ...near });
  const nearHome = home && nearest([home], at);
  if (nearHome) {
    const score = places.length > 0 ? POINTS.homePlace - 4 : POINTS.nearPlace;
    return found(score, { kind: 'near_home', ...nearHome });
  }
  if (job.isRemote) return found(POINTS.remote, { kind: 'remote', place });
  const isKnown = places.length > 0 || home !== null;
  if (!isKnown || state === null) return { ...NOTHING, reach: 'here' };
  const named = [...places, ...(home ? [home] : [])];
  const longWay = nearest(named, at, LONG_WAY_KM);
  const isClose = longWay !== null || named.some((one) => isCloseTo(one, at, state));
  const reach = longWay ? 'longWay' : isClose ? 'elsewhere' : 'far';
  if (wouldMove) {
    const score = longWay ? POINTS.longWay : isClose ? POINTS.moveClose : POINTS.moveFar;
    return found(score, { kind: 'would_move', place }, reach);
  }
  if (longWay) return found(POINTS.longWay, { kind: 'long_way', ...longWay }, reach);
  return found(POINTS[reach], { kind: 'other_place', place }, reach);
}

/** In the state of a district that someone named, or near one of these districts. */
function isCloseTo({ districts }: NamedPlace, at: readonly string[], state: string): boolean {
  return districts.some((district) => {
    if (district.endsWith(`, ${state}`)) return true;
    return at.some(
      (one) => (kilometersBetweenDistricts(district, one) ?? Infinity) <= CLOSE_MOVE_KM,
    );
  });
}

function isIn({ districts, states }: NamedPlace, display: string | null, state: string | null) {
  return (display !== null && districts.includes(display)) || (state !== null && states.includes(state)); // oxfmt-ignore
}

function nearest(places: readonly NamedPlace[], at: readonly string[], most = DAILY_WAY_KM) {
  return (
    places
      .flatMap(({ name, districts }) =>
        districts.flatMap((district) =>
          at.map((one) => ({
            place: name,
            kilometers: Math.round(kilometersBetweenDistricts(district, one) ?? Infinity),
          })),
        ),
      )
      .filter(({ kilometers }) => kilometers > 0 && kilometers <= most)
      .toSorted((one, two) => one.kilometers - two.kilometers)[0] ?? null
  );
}

/** Most jobs do not state their shift. Flexible hours suit everyone, but few ask for them. */
function compareHours({ shifts, types }: Seeker['hours'], { shift, type }: WantedJob): Finding {
  const findings: Finding[] = [];
  const met = (isMet: boolean, reason: Reason) =>
    findings.push({ score: isMet ? POINTS.hoursMet : POINTS.otherHours, reasons: [reason] });
  if (shift !== null && shifts.includes(shift)) met(true, { kind: 'shift_met', shift });
  else if (shift !== null && shifts.length > 0 && shift !== 'flexible')
    met(false, { kind: 'other_shift', shift });
  if (types.length > 0) {
    const isMet = types.includes(type);
    met(isMet, { kind: isMet ? 'type_met' : 'other_type', type });
  }
  return {
    score: findings.reduce((sum, { score }) => sum + score, 0),
    reasons: findings.flatMap(({ reasons }) => reasons),
  };
}

/** Only pay that is known counts, on both sides. */
function comparePay(expected: number | null, { salaryMin, salaryMax }: WantedJob): Finding {
  if (!expected || (salaryMin === null && salaryMax === null)) return NOTHING;
  const most = salaryMax ?? Infinity;
  if (most < expected) {
    const rupees = expected - most;
    return {
      score: POINTS.payBelow * Math.min(1, (2 * rupees) / expected),
      reasons: [{ kind: 'pay_below', rupees }],
    };
  }
  const above = (rupees: number, kind: 'pay_above' | 'pay_up_to_above'): Finding => ({
    score: POINTS.payMet + POINTS.payAbove * Math.min(1, (2 * rupees) / expected),
    reasons: [{ kind, rupees }],
  });
  if (salaryMin !== null && salaryMin > expected) return above(salaryMin - expected, 'pay_above');
  if (salaryMax !== null && salaryMax > expected)
    return above(salaryMax - expected, 'pay_up_to_above');
  // "From 2 lakh" does not say whether 5 lakh are paid.
  if (salaryMax === null && salaryMin !== expected) return NOTHING;
  return { score: POINTS.payMet, reasons: [{ kind: 'pay_met' }] };
}

/** The years from which a level begins, for jobs that state only a level. */
const YEARS_OF_LEVEL: Readonly<Record<ExperienceLevel, number>> = {
  entry_level: 0,
  mid_level: 2,
  senior_level: 5,
  executive: 10,
};

/** For most people with this many more years than asked, the job is a step back. */
const FAR_ABOVE_YEARS = 4;

function yearsAsked({ experienceYears, experienceLevel }: WantedJob): number | null {
  if (experienceYears !== null || !experienceLevel) return experienceYears;
  return YEARS_OF_LEVEL[experienceLevel as ExperienceLevel] ?? null;
}

function compareExperience(months: Seeker['months'], job: WantedJob): Finding {
  const asked = yearsAsked(job);
  if (!months) return NOTHING;
  if (job.type === ('intern' satisfies JobType) && months.least >= MONTHS) {
    return { score: POINTS.internship, reasons: [{ kind: 'internship' }] };
  }
  if (asked === null) return NOTHING;
  const years = Math.ceil((asked * MONTHS - months.most) / MONTHS);
  if (years > 0) {
    const lost = POINTS.yearMissing * years + POINTS.yearMissingSquared * years * years;
    const score = Math.max(POINTS.fewestForExperience, lost);
    return { score, reasons: [{ kind: 'experience_missing', years }] };
  }
  const over = Math.floor((months.least - asked * MONTHS) / MONTHS);
  const isBelowLevel =
    asked < 2 && over >= FAR_ABOVE_YEARS && levelOfYears(months.least / MONTHS) !== 'entry_level';
  if (isBelowLevel) {
    const score = Math.max(POINTS.fewestForExperience / 3, -3 * (over - FAR_ABOVE_YEARS + 1));
    return { score, reasons: [{ kind: 'experience_exceeded', years: asked }] };
  }
  if (months.least < asked * MONTHS) return NOTHING;
  if (asked === 0) {
    return months.most < MONTHS
      ? { score: POINTS.experienceMet, reasons: [{ kind: 'freshers_welcome' }] }
      : { score: POINTS.experienceMet / 2, reasons: [] };
  }
  return { score: POINTS.experienceMet, reasons: [{ kind: 'experience_met', years: asked }] };
}

/** Work that someone wants, or whose skills they have, without having done it. */
const isNewWork = (
  { match, source }: { match: WorkMatch; source: Occupation['source'] | null },
  seeker: Seeker,
) => source === 'wanted' || (match === 'other' && knowsWork(seeker));

/** For new work, years in other work count half, or in full if the person has all of its skills. */
const yearsCounted = (
  { match }: { match: WorkMatch },
  { matched, asked }: { matched: number; asked: number },
) => (match === 'other' && asked > 0 ? Math.max(1 / 2, matched / asked) : 1 / 2);

/** `counted` is the part of the years that counts for new work; null if the work is not new. */
function isTooSenior({ months }: Seeker, job: WantedJob, counted: number | null) {
  if (!months) return false;
  const { most } = months;
  const asked = yearsAsked(job);
  if (counted === null) return isSenior(job.title) && most < 2 * MONTHS;
  if (isSenior(job.title) && (counted < 1 || asked === null)) return true;
  const slack = counted < 1 ? 0 : MONTHS;
  return (asked ?? 0) * MONTHS > most * counted + slack;
}

/** For new work, years of experience are no reason for a job; too many are one against it. */
const onlyExceeded = (finding: Finding): Finding =>
  finding.reasons.some(({ kind }) => kind === 'experience_exceeded') ? finding : NOTHING;

const FRESH_DAYS = 30;

function freshness({ postedAt }: WantedJob, now: Date): number {
  const days = (now.getTime() - postedAt.getTime()) / 86_400_000;
  return POINTS.fresh * Math.max(0, 1 - days / FRESH_DAYS);
}
