import { canBeStep, meaningOf, measureKey, type Item } from '../items.ts';
import { keysOf } from '../tokens.ts';
import { STATES_NOW } from '../measures.ts';
import type { Reading } from './reading.ts';

/** Measures that count the present, each with the one that counts the same as of a day. */
export const STOCKS: Readonly<Record<string, string>> = {
  live_jobs: 'stock_live_jobs',
  pending_jobs: 'stock_pending_jobs',
  pending_companies: 'stock_pending_companies',
  approved_companies: 'stock_approved_companies',
  suspended_users: 'stock_suspended_accounts',
};
/** Applications with a status: "pending applications on 1 October" may mean the status on that day or the one now. */
const STOCKS_OF_APPLICATIONS: Readonly<Record<string, string>> = {
  pending_applications: 'stock_pending_applications',
  shortlisted_applications: 'stock_shortlisted_applications',
};
/** Measures that count by the day of the beginning, each with the one that counts how many there were on a day. */
const POPULATIONS: Readonly<Record<string, string>> = {
  jobs: 'stock_jobs',
  companies: 'stock_companies',
  users: 'stock_accounts',
  job_seekers: 'stock_job_seekers',
  employers: 'stock_employers',
};
const PEOPLE_AND_THINGS = keysOf(
  `job user account seeker jobseeker employer company firm नौकरी यूज़र खाते नियोक्ता कंपनी`,
);
const ON_AFTER = keysOf('को ko');
/** Words that say that the period is about the beginning: "live jobs posted last month". */
const BEGINNINGS = keysOf(
  'posted post added created new joined registered received sent पोस्ट जुड़े जुड़ीं नई नए भेज nayi naye',
);
/** Words that ask how many there were: "How many users did we have on 1 October?" */
const WERE = ['tha', 'the', 'thi', 'thin'];
const BEING = keysOf('there have had existed existing थे थीं थी');

const ENDS = keysOf('end ant aakhir akhir आख़िर अंत');

/** Whether the item asks for the ends of periods: "at the end of each month", "हर महीने के आख़िर में". */
export const isAtEnds = (reading: Reading, item: Item): boolean =>
  (item.role === 'by' && item.mark !== null && reading.says(item.mark, ENDS)) ||
  (canBeStep(item) && reading.says(item, ENDS));

/** "Live jobs on 1 October" are those that were live on that day, not those posted on it. */
export function readStocks(reading: Reading) {
  const { period } = reading;
  const isAsOn = reading.tokens.some(
    ({ key }, at) => key === 'as' && ['on', 'of'].includes(reading.tokens[at + 1]?.key ?? ''),
  );
  const isDated = !isAsOn && reading.tokens.some(({ key }) => BEGINNINGS.includes(key));
  const { hasSteps } = reading;
  const isDay = Boolean(period?.from && period.from === period.to);
  const isEnd = period?.isEnd || reading.items.some((item) => isAtEnds(reading, item));
  // "Jobs by 31 March" may be those posted until then; "jobs that had expired by 31 March" are not.
  const isBy = reading.items.some((item) => item.role === 'by' && meaningOf(item, 'period'));
  if (isDated || (!period && !hasSteps)) return;
  for (const measure of reading.measures) {
    if (reading.tested.has(measure.item)) continue;
    const always = STOCKS[measure.key];
    const isOfApplications = isDay || isEnd;
    const ofApplications = isOfApplications ? STOCKS_OF_APPLICATIONS[measure.key] : undefined;
    const mayBeThere = isOnDay(reading) && isPopulation(reading, measure.item);
    const isThere =
      isAsOn ||
      (isEnd && !isBy) ||
      (asksForBeing(reading) && isPopulation(reading, measure.item)) ||
      wasThen(reading, measure.item);
    const population = isThere || (isDay && mayBeThere) ? POPULATIONS[measure.key] : undefined;
    const stock = always ?? standingOn(reading, population) ?? population ?? ofApplications;
    if (!stock || !reading.words.measureOf(stock)) {
      // "Rejected jobs as of 1 November" are not those that were posted on that day.
      if (isAsOn && isDay && !measure.key.startsWith('stock_'))
        reading.addItemProblem('unclear', measure.item);
      continue;
    }
    const isClear =
      (isEnd && isThere) ||
      (isDay && (always !== undefined || isThere)) ||
      (always !== undefined && hasSteps);
    if (isClear) {
      reading.countAs(measure, stock);
    } else {
      const options = [begunWords(reading, measure.item), reading.nameOf(stock)];
      reading.addItemProblem('unclear', measure.item, { options });
    }
  }
  for (const { item, key } of reading.dimensions)
    if (!reading.reaches(key)) reading.addUnfitProblem(item, key);
}

/** Whether the words say what was so on that day: "applications that were pending". */
const wasThen = (reading: Reading, item: Item) => reading.says(item, ['were', 'was']);

/** Measures of the jobs that had a standing on a day. As a filter, the standing would be that of now. */
const STANDINGS: Readonly<Record<string, string>> = {
  live: 'stock_live_jobs',
  pending: 'stock_pending_jobs',
  expired: 'stock_expired_jobs',
  closed: 'stock_closed_jobs',
};

function standingOn(reading: Reading, population: string | undefined): string | undefined {
  const index = reading.filters.findIndex(({ set }) => STATES_NOW.includes(set.dimension));
  const { item, set, isNot } = reading.filters[index] ?? {};
  if (!population || !item || !set) return undefined;
  const [standing = '', ...others] = set.keys;
  const stock = population === 'stock_jobs' && !isNot ? STANDINGS[standing] : undefined;
  if (!stock || others.length > 0) {
    reading.addItemProblem('notNow', item);
    return undefined;
  }
  reading.filters.splice(index, 1);
  reading.means.set(item, []);
  return stock;
}

/** "Companies on 1 October" may be those that joined on that day, or all there were. */
function isOnDay(reading: Reading): boolean {
  const item = reading.items.find((one) => meaningOf(one, 'period'));
  if (!item) return false;
  return reading.leadOf(item).includes('on') || ON_AFTER.includes(reading.wordAfter(item));
}

/** Whether the word names people or things, of which there are some on any day. "Sign-ups" only happen on a day. */
const isPopulation = (reading: Reading, item: Item) =>
  PEOPLE_AND_THINGS.includes(reading.lastWord(item));

function asksForBeing(reading: Reading): boolean {
  if (reading.ranks.length > 0 || reading.items.some(({ lead }) => lead.isWhich)) return false;
  return reading.segments
    .filter(({ meanings }) => meanings.every(({ is }) => is === 'filler'))
    .flatMap(({ from, to }) => reading.tokens.slice(from, to))
    .some(({ key }) => BEING.includes(key) || (reading.isHindi && WERE.includes(key)));
}

/** The words of the item, with an addition that means those that began in the period. */
function begunWords(reading: Reading, item: Item): string {
  const words = reading.wordsOf(item);
  const key = measureKey(item) ?? '';
  const [hindi, english] = key.endsWith('jobs')
    ? ['पोस्ट', 'posted']
    : key.endsWith('applications')
      ? ['भेजे', 'received']
      : ['जुड़ीं', 'added'];
  return `${words} ${/[\u0900-\u097f]/.test(words) ? hindi : english}`;
}
