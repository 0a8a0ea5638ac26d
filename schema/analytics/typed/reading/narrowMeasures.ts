import { isValueOf, meaningOf, measureKey, PLACES, type Item } from '../items.ts';
import { NARROWED, partOf, SHARES, WHOLES } from '../measures.ts';
import type { ValueSet } from '../segments.ts';
import { keysOf } from '../tokens.ts';
import { breakDownBy } from './breakDown.ts';
import type { CountedItem, Reading } from './reading.ts';

/** In "pending and rejected applications", the noun belongs to both values. */
export function shareNoun(reading: Reading) {
  for (const filter of reading.filters.slice()) {
    const { item, set, isNot } = filter;
    const next = reading.neighbour(item);
    if (isNot || !next || next.lead.join === null || item.meanings.length === 0) continue;
    const measure = reading.measures.find((one) => one.item === next);
    const narrowed = measure && NARROWED[measure.key];
    if (!narrowed) continue;
    const values = meaningOf(item, 'values')?.sets ?? [set];
    const own = values.find(({ dimension }) => dimension === narrowed.dimension);
    const key = own && partOf(narrowed.of, own);
    // "Featured and remote jobs" may be two counts, or the jobs that are both.
    if (!key && values.some((one) => partOf(narrowed.of, one)))
      reading.addItemProblem('unclear', item);
    if (!key || !reading.words.measureOf(key)) continue;
    reading.removeFilter(filter);
    reading.measures.splice(reading.measures.indexOf(measure), 0, { item, key });
    reading.showMeasure(item, key);
  }
}

/** Counts by the day on which it happened, by what is counted and what became of it. */
const ACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jobs: { approved: 'jobs_approved', rejected: 'jobs_rejected', closed: 'jobs_closed' },
  applications: {
    rejected: 'rejections_made',
    shortlisted: 'shortlistings',
    hired: 'hires_made',
  },
  companies: { approved: 'companies_approved' },
};

/** "Remote jobs approved last month", "jobs in Pune closed this week": it happened in the period that follows. */
export function countAct(reading: Reading, item: Item): boolean {
  const [measure, ...others] = reading.measures;
  const period = reading.neighbour(item);
  const values = meaningOf(item, 'values');
  if (!measure || others.length > 0 || !values || item.role !== null || reading.isHindi)
    return false;
  if (reading.shares.length > 0) return false;
  if (item.from < measure.item.from || !period || !meaningOf(period, 'period')) return false;
  // "Approved by 31 March" is true as of that day.
  if (period.role === 'by') return false;
  const narrowed = NARROWED[measure.key];
  const acts = ACTS[narrowed?.of ?? measure.key];
  // "Employers suspended last week": suspensions are not counted by role.
  if (narrowed?.of === 'users' && isSuspended(values.sets)) {
    reading.addItemProblem('unclear', item);
    return true;
  }
  const key = values.sets.map(({ keys: [value] }) => acts?.[value ?? '']).find(Boolean);
  if (!key || !reading.words.measureOf(key) || item.lead.join !== null) return false;
  if (narrowed) {
    const set = { dimension: narrowed.dimension, keys: [narrowed.value] };
    reading.filters.push({ item: measure.item, set, isNot: false });
  }
  reading.countAs(measure, key);
  reading.addMeaning(item);
  return true;
}

const isSuspended = (sets: readonly ValueSet[]) =>
  sets.some(({ dimension, keys }) => dimension === 'user_status' && keys[0] === 'suspended');

/** Rates of what no other measure counts. */
const RATES: Readonly<Record<string, string>> = {
  'applications:application_status:shortlisted': 'shortlist_rate',
  'users:onboarded:yes': 'onboarding_rate',
};

const RELATIVE = ['that', 'which', 'who'];
export const isRelative = (reading: Reading, { lead, to }: Item) =>
  reading.says({ from: lead.from, to }, RELATIVE);

/** "What share of jobs in Pune were remote": what is said of the jobs is the part that is asked for. */
export function narrowShares(reading: Reading) {
  for (const { item, target } of reading.shares) {
    const people = NARROWED[target.key]?.dimension === 'role' ? NARROWED[target.key] : undefined;
    const counted = reading.applied.get(target) ?? target.key;
    // "The share of remote jobs that show pay" is a part of the remote jobs.
    const part =
      people ?? (WHOLES.includes(counted) || !SHARES[counted] ? undefined : NARROWED[counted]);
    const base = part?.of ?? counted;
    const rateOf = (set: ValueSet) =>
      RATES[`${base}:${set.dimension}:${set.keys.join()}`] ?? SHARES[partOf(base, set) ?? ''];
    const said = reading.filters.find(
      ({ item: value, set, isNot }) =>
        !isNot && value.from > target.item.from && !value.lead.hasPreposition && rateOf(set),
    );
    if (!said && part && !people) {
      const isOfPart = reading.filters.some(
        ({ item: value }) => value.from > target.item.from && isRelative(reading, value),
      );
      if (isOfPart) reading.addItemProblem('noStatistic', item);
      continue;
    }
    if (!said && (breakDownShare(reading, item, target) || breakDownPart(reading, item, target)))
      continue;
    if (!said) {
      // "What share of hires were remote" does not ask how many of those who applied were hired.
      const isOfActs = target.key !== base && reading.filters.length > 0;
      const isPart = target.key in NARROWED && !SHARES[target.key];
      if (people || isOfActs || isPart) reading.addItemProblem('noStatistic', item);
      continue;
    }
    reading.removeFilter(said);
    const calculated = reading.calculations.findIndex((one) => one.item === item);
    if (calculated >= 0) reading.calculations.splice(calculated, 1);
    if (part) {
      const set = { dimension: part.dimension, keys: [part.value] };
      reading.filters.push({ item: target.item, set, isNot: false });
    }
    reading.countAs(target, rateOf(said.set)!);
  }
}

/** "What share of hires were remote" shows the shares of hires that were and were not. */
function breakDownShare(reading: Reading, item: Item, target: CountedItem): boolean {
  const [filter, ...others] = reading.filters;
  const isAlone = others.length === 0 && reading.dimensions.length === 0;
  const base = reading.applied.get(target) ?? target.key;
  if (!filter || filter.isNot || !isAlone) return false;
  const measure = reading.words.measureOf(base);
  if (!measure?.isAdditive || !measure.dimensions.includes(filter.set.dimension)) return false;
  // "The share of remote jobs that are featured" is a part of the remote jobs.
  if (base in NARROWED && filter.item.from < target.item.from && isRelative(reading, target.item)) {
    reading.addItemProblem('noStatistic', item);
    return true;
  }
  if (!reading.calculations.some((one) => one.item === item))
    reading.calculations.push({ item, calculation: { kind: 'share_of_total', measure: base } });
  reading.countAs(target, base);
  reading.removeFilter(filter);
  breakDownBy(reading, filter.item, filter.set.dimension);
  return true;
}

/** "The share of featured jobs" is that of all jobs. */
function breakDownPart(reading: Reading, item: Item, target: CountedItem): boolean {
  const narrowed = NARROWED[target.key];
  if (!narrowed || reading.dimensions.length > 0 || reading.filters.length > 0) return false;
  const { of: base, dimension } = narrowed;
  if (!reading.words.measureOf(base)?.dimensions.includes(dimension)) return false;
  reading.countAs(target, base);
  breakDownBy(reading, target.item, dimension);
  reading.calculations.push({ item, calculation: { kind: 'share_of_total', measure: base } });
  return true;
}

const PEOPLE = keysOf('people person candidate');

/** In "companies that hired more than 5 people", the people are applicants. */
export function nameTestedPeople(reading: Reading) {
  for (const condition of reading.items) {
    const [act, people] = [reading.neighbour(condition, -1), reading.neighbour(condition)];
    if (!meaningOf(condition, 'condition') || !act || !people) continue;
    const isAct = meaningOf(act, 'values')?.sets.some(
      ({ dimension, keys }) =>
        dimension === 'application_status' && (keys[0] ?? '') in ACTS['applications']!,
    );
    if (isAct && PEOPLE.includes(reading.lastWord(people)))
      people.meanings = [{ is: 'measure', key: 'applicants' }];
  }
}

/** What is said of people, by the measure that counts those of whom it can be said. */
const KINDS_OF_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  job_seekers: [
    'has_applied',
    'has_saved_a_job',
    'has_viewed_a_job',
    'open_to_work',
    'seeker_experience_type',
  ],
  users: ['email_confirmed', 'onboarded', 'google_sign_in', 'language', 'user_status'],
};

const OF_PROFILES = ['open_to_work', 'has_applied', 'email_confirmed', 'onboarded'];

const CANDIDATE = keysOf('candidate उम्मीदवार umeedwar ummidvar');
/** "People" are users, unless only job seekers do what is said of them. */
const ANYONE = keysOf('people person log logo logon लोग');

/** Subjects of which each has an applicant. */
const OF_APPLICATIONS = ['applications', 'hires', 'interviews', 'interview_times', 'offers'];

/** "How many times were resumes downloaded" counts the downloads. */
export function dropTimes({ items, tokens, used }: Reading) {
  const counted = items.some((item) => meaningOf(item, 'measure'));
  for (const item of items) {
    const isTimes = tokens[item.to - 1]!.plain === 'times' && meaningOf(item, 'unclear');
    if (!isTimes || !counted) continue;
    item.meanings = [{ is: 'filler', isPreposition: false }];
    used.add(item);
  }
}

/** What candidates are, with the acts that only these do. */
const CANDIDATES: Readonly<Record<string, readonly string[]>> = {
  job_seekers: ['signed', 'registered', 'joined'],
  applicants: ['applied'],
};

/** "Candidates" are job seekers or applicants: those to whom the words apply, as in "candidates open to work". */
export function nameCandidates(reading: Reading) {
  const { items, tokens, words } = reading;
  const isDone = (acts: readonly string[]) => tokens.some(({ key }) => acts.includes(key));
  for (const item of items) {
    const noun = reading.lastWord(item);
    const isAnyone = ANYONE.includes(noun);
    if (!(isAnyone || CANDIDATE.includes(noun)) || !meaningOf(item, 'unclear')) continue;
    const measures = items.flatMap((one) => measureKey(one) ?? []);
    // "Top skills among candidates".
    const isSkilled = items.some((one) =>
      meaningOf(one, 'dimension')?.keys.includes('seeker_skill'),
    );
    if (isSkilled && measures.length === 0) {
      item.meanings = [{ is: 'measure', key: 'job_seekers' }];
      continue;
    }
    if (measures.length > 0) {
      // In "hires of female candidates", they are those who applied. A place could be theirs or that of the job.
      const isOfApplicants = measures.every((key) =>
        OF_APPLICATIONS.includes(words.measureOf(key)?.subject ?? ''),
      );
      // Questions are always those of applicants, and so is what they expect.
      const isOfThem = measures.every(
        (key) => words.measureOf(key)?.subject === 'questions' || key.startsWith('expected_pay'),
      );
      if (isOfThem) {
        item.meanings = [{ is: 'filler', isPreposition: false }];
        reading.used.add(item);
        continue;
      }
      const hasPlace = items.some((one) => isValueOf(one, PLACES));
      if (isOfApplicants && !hasPlace) item.meanings = [{ is: 'measure', key: 'applicants' }];
      continue;
    }
    if (isAnyone) {
      const kind = Object.entries(KINDS_OF_PEOPLE).find(([, dimensions]) =>
        items.some((one) => isValueOf(one, dimensions)),
      );
      if (kind) item.meanings = [{ is: 'measure', key: kind[0] }];
      continue;
    }
    const [counted, ...others] = Object.keys(CANDIDATES).filter((key) => {
      const reached = words.measureOf(key)?.dimensions ?? [];
      const isReached = items.every((one) => {
        const said = meaningOf(one, 'values')?.sets.map(({ dimension }) => dimension);
        const asked = one.role === 'by' ? meaningOf(one, 'dimension')?.keys : undefined;
        const named = said ?? asked;
        return !named || named.some((dimension) => reached.includes(dimension));
      });
      // People say in their profile that they are open to work, not in an application, and applicants have applied.
      const isOfProfile = items.some((one) => isValueOf(one, OF_PROFILES));
      const isOmitted = items.some((one) => isValueOf(one, ['has_applied']));
      const isOther =
        !isOmitted &&
        Object.entries(CANDIDATES).some(([other, acts]) => other !== key && isDone(acts));
      return isReached && !isOther && !(isOfProfile && key === 'applicants');
    });
    if (counted && others.length === 0) item.meanings = [{ is: 'measure', key: counted }];
  }
}

const APPLICANTS = keysOf('applicant candidate');

/** "Interviews cancelled by applicants" says who did it; "by company" could also ask for each company. */
export function nameCancelling(reading: Reading) {
  for (const item of reading.items) {
    askForDoer(reading, item);
    const [before, noun] = [reading.neighbour(item, -1), reading.lastWord(item)];
    const cancelled = before && measureKey(before) === 'interviews_cancelled';
    const isLast = cancelled && reading.lastWord(before).startsWith('cancel');
    if (!isLast || item.role !== 'by') continue;
    if (APPLICANTS.includes(noun)) {
      const set = { dimension: 'interview_cancelled_by', keys: ['applicant'] };
      item.meanings = [{ is: 'values', sets: [set], usual: null, isNamed: false, noun: null }];
      item.role = null;
    } else if (
      (noun === 'company' || noun === 'employer') &&
      reading.tokens[item.mark!.from]!.key === 'by'
    )
      reading.addProblem('unclear', item.mark!.from, item.to, {
        options: ['by the company', 'per company'],
      });
  }
}

/** So could it in "applications not yet opened by company" and "messages sent by company". */
function askForDoer(reading: Reading, item: Item) {
  const [by, company] = reading.tokens.slice(item.to - 2, item.to);
  const isDone = item.to - item.from > 2 && by?.key === 'by' && !company!.isPlural;
  const isNoun = meaningOf(item, 'measure') ?? meaningOf(item, 'values');
  if (!isDone || !isNoun || !COMPANY.includes(company!.key)) return;
  const options = ['by the company', 'per company'];
  reading.addProblem('unclear', item.to - 2, item.to, { options });
}

const COMPANY = ['company', 'employer'];

/** "Companies that rejected more than 10 applicants": what they did is counted by the day on which they did it. */
export function countTestedActs(reading: Reading) {
  for (const [tested, [condition]] of reading.tested) {
    const measure = reading.measureOfItem(tested);
    const act = condition && reading.neighbour(condition, -1);
    const filter = act && reading.filters.find(({ item }) => item === act);
    if (!measure || !filter || filter.isNot || condition.lead.hasPreposition) continue;
    if (condition.from > tested.from) continue;
    if (measure.key !== 'applications' && measure.key !== 'applicants') continue;
    if (filter.set.dimension !== 'application_status') continue;
    const [value, ...others] = filter.set.keys;
    const key = others.length === 0 && ACTS['applications']![value ?? ''];
    if (!key || !reading.words.measureOf(key)) continue;
    reading.removeFilter(filter);
    reading.countAs(measure, key);
    reading.means.set(act, []);
  }
}

/** "Jobs that are remote" become the measure "Remote jobs". */
export function narrowMeasure(reading: Reading) {
  const [measure, ...others] = reading.measures;
  if (!measure || others.length > 0) return;
  for (const one of reading.filters.slice()) {
    const { item, set, isNot } = one;
    const named = meaningOf(item, 'values')?.isNamed;
    const isAlone =
      reading.filters.filter(({ set: other }) => other.dimension === set.dimension).length === 1;
    const key = partOf(measure.key, set);
    // "Jobs in Pune or remote" are not all remote.
    const isOther = item.lead.join === 'or' || reading.neighbour(item)?.lead.join === 'or';
    if (!key || isNot || isOther || named !== false || !isAlone || !reading.words.measureOf(key))
      continue;
    if (item === measure.item || key === 'job_seekers' || key === 'employers') continue;
    reading.removeFilter(one);
    reading.countAs(measure, key);
    reading.means.set(item, []);
    return;
  }
}

/** What people do, with the measure that counts those who do it. */
const THOSE_WHO_DO: Readonly<Record<string, string>> = {
  applications: 'applicants',
  saved_jobs: 'job_savers',
  alerts: 'alert_owners',
  searches: 'searchers',
};
/** Subjects that are people, or of which each has one. */
const OF_PEOPLE = ['users', 'cohorts', ...OF_APPLICATIONS];
const MANY = keysOf('many number of कितने kitne kitni');
const DOER_MARKS = keysOf('ne ko ने को');

/** "How many women saved jobs" and "कितनी महिलाओं ने आवेदन किया" ask for the women. */
export function countAskedPeople(reading: Reading) {
  const [measure, ...others] = reading.measures;
  const asked = reading.filters.find(
    ({ item, set, isNot }) =>
      !isNot &&
      (set.dimension.startsWith('seeker_') || set.dimension === 'role') &&
      MANY.includes(reading.tokens[item.from - 1]?.key ?? '') &&
      (/(?:[^'’]s|men)$/.test(reading.wordsOf(item)) ||
        DOER_MARKS.includes(reading.wordAfter(item))),
  );
  if (!measure || others.length > 0 || !asked || asked.item === measure.item) return;
  const { subject = '', unit = '' } = reading.words.measureOf(measure.key) ?? {};
  const key = THOSE_WHO_DO[measure.key];
  if (key && reading.words.measureOf(key)) reading.countAs(measure, key);
  else if (!OF_PEOPLE.includes(subject) && unit.toLowerCase() === 'count')
    reading.addItemProblem('unclear', asked.item);
}
