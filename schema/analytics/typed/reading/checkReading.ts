import { canBeValue, isValueOf, meaningOf, PLACES } from '../items.ts';
import { COUNTS_PRESENT, NARROWED, SHARES, STATES_NOW } from '../measures.ts';
import { keysOf } from '../tokens.ts';
import { isRelative } from './narrowMeasures.ts';
import { statesAndDistricts } from './places.ts';
import type { Reading } from './reading.ts';
import { isAtEnds } from './readStocks.ts';

export function readNumbers(reading: Reading) {
  for (const item of reading.items) {
    if (!reading.isFree(item)) continue;
    if (item.role === 'not' && item.mark) reading.addProblem('dangling', item.mark.from, item.to);
    else reading.addItemProblem(meaningOf(item, 'number') ? 'dangling' : 'unclear', item);
  }
}

export function checkReading(reading: Reading) {
  for (const item of reading.items) {
    const { only } = item.lead;
    if (!only || meaningOf(item, 'period') || canBeValue(item)) continue;
    const isTest = [...reading.tested.values()].flat().includes(item);
    if (!isTest && !reading.filters.some((one) => one.item === item))
      reading.addProblem('dangling', only.from, only.to);
  }
  checkActs(reading);
  checkBothActs(reading);
  checkOwners(reading);
  checkPay(reading);
  checkTimeOfActs(reading);
  checkTested(reading);
  checkSharesOfParts(reading);
  for (const { item, set } of reading.filters)
    if (!reading.reaches(set.dimension)) reading.addUnfitProblem(item, set.dimension);
  // "Employers active last week" are those who visited in it, not those who signed up in it.
  const active = reading.filters.find(
    ({ set }) => set.dimension === 'user_status' && ['active', 'inactive'].includes(set.keys[0]!),
  );
  if (active && reading.period) reading.addItemProblem('unclear', active.item);
  // "Search terms in Hindi" are not those of people who use the site in Hindi.
  const spoken = reading.filters.find(({ set }) => set.dimension === 'language');
  if (spoken && reading.dimensions.some(({ key }) => key === 'search_term'))
    reading.addItemProblem('unclear', spoken.item);
  checkTwice(reading);
  // Only applications are seen by employers: "messages not seen" are others.
  const seen = reading.filters.find(({ set }) => set.dimension === 'seen_by_employer');
  if (seen && reading.measureModels().some(({ subject }) => OTHERS_SEEN.test(subject)))
    reading.addUnfitProblem(seen.item, 'seen_by_employer');
  // Only interviews are planned ahead.
  const isToCome = (reading.period?.from ?? '') > reading.today;
  for (const measure of reading.measures)
    if (isToCome && measure.key === 'interviews_held')
      reading.countAs(measure, 'interviews_booked');
  const isPlanned = reading.measureModels().every(({ subject }) => subject.startsWith('interview'));
  const asked = reading.items.find((item) => meaningOf(item, 'period'));
  if (asked && !isPlanned && isToCome) reading.addItemProblem('unclear', asked);
  checkPlaces(reading);
  // The end of a month is a single day only for measures that count as of one day.
  const isStock = reading.measures.every(({ key }) => key.startsWith('stock_'));
  const ended = reading.period?.isEnd && reading.items.find((item) => meaningOf(item, 'period'));
  if (ended && !isStock) reading.addItemProblem('unclear', ended);
  const atEnds = reading.items.find((item) => isAtEnds(reading, item));
  if (atEnds && !isStock) reading.addItemProblem('unclear', atEnds);
  const now = reading.items.find((item) => meaningOf(item, 'now'));
  const isPresent =
    reading.measures.every(({ key }) => COUNTS_PRESENT.includes(key)) ||
    (!reading.period && reading.filters.some(({ set }) => STATES_NOW.includes(set.dimension)));
  if (now && !isPresent) reading.addItemProblem('notNow', now);
  const growing = reading.measures.find(({ key }) => key.endsWith('_growth'));
  const isOpen = !reading.period?.from && reading.period?.range.last == null;
  // "Pichle saal se is saal growth" compares the two years, although it reads as a period from one to the other.
  const span = reading.items.find((item) => meaningOf(item, 'period'));
  const isFromTo = span && reading.says({ from: span.from, to: span.to - 1 }, ['se', 'से']);
  if (growing && isFromTo) reading.addItemProblem('unclear', span);
  if (growing && isOpen) reading.addItemProblem('noPeriod', growing.item);
  if (reading.measures.length === 0 && reading.problems.length === 0) {
    const options = ['applications', 'jobs', 'users'].flatMap(
      (key) => reading.words.measureOf(key)?.name ?? [],
    );
    reading.addProblem('noMeasure', 0, reading.tokens.length, {
      options: options.map((name) => `${name} ${reading.text}`),
    });
  }
}

/** What happened must be true of everything that is counted: all jobs were posted, but "jobs sent" are others. */
function checkActs(reading: Reading) {
  const counted = reading.measureModels().map(({ subject }) => subject);
  for (const { from, to, meanings } of reading.segments) {
    const act = meanings.every(({ is }) => is === 'act') && meaningOf({ meanings }, 'act');
    if (act && !counted.some((subject) => act.subjects.includes(subject)))
      reading.addProblem('unclear', from, to);
  }
  // "Where", "when" and "who" ask for a breakdown, unless they follow a noun: "jobs where the pay is above 5 lakh".
  const [first] = reading.segments;
  if (first && first.meanings[0]!.is === 'filler' && ASKING.includes(reading.tokens[0]!.key))
    reading.addProblem('unclear', first.from, first.to);
}

/** "People hired and rejected" and "who applied and were hired" are those to whom both happened. */
function checkBothActs(reading: Reading) {
  const isAct = reading.measures.some(({ key }) => ACTS.includes(key));
  for (const { item, set } of reading.filters)
    if (isAct && set.dimension === 'application_status' && item.lead.join === 'and')
      reading.addItemProblem('unclear', item);
  for (const { item } of reading.measures)
    if (item.lead.join === 'and' && ['were', 'was', 'got'].includes(reading.tokens[item.from]!.key))
      reading.addItemProblem('unclear', item);
}

const ACTS = ['hires', 'hires_made', 'rejections_made', 'shortlistings'];

/** In "how much did companies pay us", the pay is not that of jobs. */
function checkPay(reading: Reading) {
  // "How much did we earn" does not ask what jobs pay.
  const earned = reading.measures.find(({ item }) => reading.lastWord(item) === 'earn');
  const isOurs = reading.tokens.some(({ key }) => OURSELVES.includes(key));
  if (earned && isOurs) reading.addItemProblem('unclear', earned.item);
  const pay = reading.measures.find(({ key }) => /^pay(?:_|$)/.test(key))?.item;
  if (!pay || reading.lastWord(pay) !== 'pay') return;
  const before = reading.tokens.slice(0, pay.to - 1).map(({ key }) => key);
  const asked = before.findLastIndex((key) => ['do', 'doe', 'did', 'will'].includes(key));
  const isVerb = asked >= 0 && !before.slice(asked).includes('job');
  const isToUs = ['us', 'me', 'you', 'kaamyab'].includes(reading.wordAfter(pay));
  if (isVerb || isToUs) reading.addItemProblem('unclear', pay);
}

const OURSELVES = ['we', 'us', 'i', 'company', 'employer', 'kaamyab', 'site', 'platform'];
const ASKING = ['where', 'when', 'who'];

/** Subjects that are about jobs, although their measures cannot be broken down by job. */
const IMPLIED: Readonly<Record<string, string>> = {
  searches: 'job',
  alerts: 'job',
  alert_emails: 'job',
};
/** Subjects of which only some belong to a company, or which companies both send and receive. */
const PARTLY_OWNED = ['users', 'views', 'messages', 'job_reports', 'saved_jobs'];

/** "Applications to companies" are all of them, but "emails to employers" are only some. */
function checkOwners(reading: Reading) {
  for (const item of reading.scopes) {
    const beside = [reading.neighbour(item, -1), reading.neighbour(item), reading.afterList(item)];
    if (item.isOfExcluded || reading.filters.some((one) => beside.includes(one.item))) continue;
    const keys = meaningOf(item, 'dimension')!.keys.filter((key) => OWNERS.includes(key));
    const isOfAll = reading.measureModels().every(({ subject, dimensions }) => {
      const owners = PARTLY_OWNED.includes(subject) ? ['job'] : OWNERS;
      return keys.some(
        (key) => IMPLIED[subject] === key || (owners.includes(key) && dimensions.includes(key)),
      );
    });
    const lead = reading.leadOf(item);
    const isObject =
      lead.includes('of') &&
      reading.measures.some((measure) => ACTS_ON_APPLICATIONS.includes(measure.key));
    // "The approval time for companies" is not that of their jobs.
    const isApproved =
      keys.includes('company') &&
      (lead.includes('of') || lead.includes('for')) &&
      reading.measures.some((measure) => APPROVALS_OF_JOBS.test(measure.key));
    if (!isOfAll || isObject || isApproved) reading.addItemProblem('unclear', item);
  }
}

const OTHERS_SEEN = /^(?:messages|conversations|questions|interview|offers)/;
const OWNERS = ['job', 'company'];
const APPROVALS_OF_JOBS = /^(?:time_to_approval|approval_rate|jobs_approved|jobs_rejected)/;
/** "Rejections of companies" are not rejections of applications. */
const ACTS_ON_APPLICATIONS = ['rejections_made', 'shortlistings', 'withdrawals'];

/** Reports "Delhi Mumbai", because no place is in both. */
function checkPlaces(reading: Reading) {
  for (const one of reading.filters) {
    const places = statesAndDistricts(reading, one);
    // "Pune, Maharashtra and Goa" may be three places.
    const next = reading.neighbour(one.item);
    const isMore =
      places?.isApart === false &&
      next?.lead.join === 'and' &&
      reading.filters.some(({ item, set }) => item === next && set.dimension === one.set.dimension);
    if (isMore) reading.addItemProblem('unclear', one.item);
    if (!places?.isApart || one.item.lead.join !== null) continue;
    const and = /[\u0900-\u097f]/.test(reading.text) ? 'और' : 'and';
    reading.addItemProblem('unclear', one.item, {
      options: [`${and} ${reading.wordsOf(one.item)}`],
    });
  }
}

const OF_JOBS = ['company', 'category', 'job_title', 'job_type', 'industry', 'remote'];
const IN = keysOf('me mein par pe में पर ko को');
/** What people have done at any time. */
const EVER_DONE = ['has_saved_a_job', 'has_viewed_a_job', 'has_applied', 'has_posted'];

/** In "users who viewed a job last week", the week is when they did it, while users are counted by their sign-up. */
function checkTimeOfActs(reading: Reading) {
  const { tokens, isHindi } = reading;
  const isJoining = tokens.some(({ key }) => JOINING.includes(key));
  for (const { item, set } of reading.filters) {
    if (!EVER_DONE.includes(set.dimension)) continue;
    const [before, next] = [reading.neighbour(item, -1), reading.neighbour(item)];
    const isTimed = next !== undefined && next.lead.join === null && meaningOf(next, 'period');
    // In "kitne logon ne is hafte apply nahi kiya", the week comes before.
    const isTimedBefore = isHindi && before && meaningOf(before, 'period') && !isJoining;
    // "Have not applied to Infosys" is only about that company.
    const isLed = isHindi
      ? before && IN.includes(reading.wordAfter(before)) && isValueOf(before, OF_JOBS)
      : next?.lead.hasPreposition &&
        isValueOf(next, set.dimension === 'has_posted' ? [...OF_JOBS, ...PLACES] : OF_JOBS);
    if ((isTimed && !isHindi) || isTimedBefore || isLed) reading.addItemProblem('unclear', item);
  }
  // "Alerts turned off last week" are not those that were created in it.
  for (const item of reading.items) {
    const next = reading.neighbour(item);
    const isTimed = next !== undefined && next.lead.join === null && meaningOf(next, 'period');
    const isState = [...reading.leadOf(item), reading.tokens[item.from]!.key].includes('with');
    if (isTimed && isValueOf(item, CHANGED) && reading.says(item, CHANGES) && !isState)
      reading.addItemProblem('unclear', item);
  }
}

/** Changes whose day is not known: they would be counted by the day on which the thing was created. */
const CHANGED = ['alert_active', 'email_confirmed', 'onboarded'];
const CHANGES = keysOf('turned switched paused confirmed verified finished completed');

/**
 * In "applications by state for jobs with more than 10 applications", the number would be that of the jobs, but the groups
 * that it could be compared with are states.
 */
function checkTested(reading: Reading) {
  if (reading.isHindi) return;
  for (const [measure, items] of reading.tested) {
    const [first] = [measure, ...items].toSorted((one, other) => one.from - other.from);
    let noun = reading.neighbour(first!, -1);
    while (noun && canBeValue(noun) && !reading.scopes.has(noun))
      noun = reading.neighbour(noun, -1);
    if (noun && reading.scopes.has(noun)) reading.addItemProblem('unclear', noun);
  }
}

/** "The share of remote jobs that show pay" is a part of the remote jobs; the measure is their part of all jobs. */
function checkSharesOfParts(reading: Reading) {
  const share = reading.measures.find(
    ({ item, key }) => RATES_OF_PARTS.includes(key) && reading.says(item, SHARE),
  );
  const said = reading.filters.find(
    ({ item }) => share && item.from > share.item.from && isRelative(reading, item),
  );
  if (said) reading.addItemProblem('unclear', said.item);
}

const RATES_OF_PARTS = Object.values(SHARES);
const SHARE = keysOf('share percentage percent proportion %');

const JOINING = keysOf('signed signup registered joined new jude judi naye nayi जुड़े जुड़ी नए नई');

/**
 * Reports two values of one dimension without "and" or "or", a value that is excluded as well, and a value that the measure
 * implies already.
 */
function checkTwice(reading: Reading) {
  for (const { item, set, isNot } of reading.filters) {
    const narrowed = reading.measures.some(({ key }) => NARROWED[key]?.dimension === set.dimension);
    if (narrowed) {
      reading.addItemProblem('twice', item);
      continue;
    }
    const others = reading.filters.filter(
      (one) =>
        one.item !== item && one.set.dimension === set.dimension && one.item.from < item.from,
    );
    const isOpposite = others.some(
      (one) => one.isNot !== isNot && one.set.keys.some((key) => set.keys.includes(key)),
    );
    const isJoined =
      item.lead.join !== null ||
      item.role === 'vs' ||
      others.length === 0 ||
      others.some((one) => one.isNot !== isNot);
    if (!isJoined || isOpposite) reading.addItemProblem('twice', item);
  }
}
