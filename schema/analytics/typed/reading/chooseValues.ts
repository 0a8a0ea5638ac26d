import { canBeValue, isValueOf, meaningOf, type Item } from '../items.ts';
import { ownDimensions } from '../measures.ts';
import type { ValueSet } from '../segments.ts';
import { breakDownBy } from './breakDown.ts';
import { foldValue } from '../foldValue.ts';
import { keysOf } from '../tokens.ts';
import {
  countAct,
  countAskedPeople,
  countTestedActs,
  narrowMeasure,
  narrowShares,
  shareNoun,
} from './narrowMeasures.ts';
import { APPLICANTS, type Reading } from './reading.ts';
import { statesOfNoun } from './statesOfNoun.ts';

/** Measures that count people. A place could mean where they live or where they apply. */
const PEOPLE = [
  'applicants',
  'users',
  'active_users',
  'searchers',
  'alert_owners',
  'applications_per_applicant',
];

/** What is said of a person. */
export const PERSONAL = ['seeker_gender', 'seeker_experience_type'];
const OF_PEOPLE = ['seeker_education', 'seeker_experience'];
/** Words for signing up. */
const JOINING = new Set(keysOf('signed registered joined जुड़े जुड़ीं जुड़ी'));

const DOERS = [
  'company',
  'company_size',
  'seeker_gender',
  'seeker_experience_type',
  'role',
  'visitor_role',
  'viewer_known',
];

export function chooseValues(reading: Reading) {
  countHired(reading);
  countJoined(reading);
  for (const item of reading.items) {
    const values = meaningOf(item, 'values');
    if (!values || !reading.isFree(item)) continue;
    // "By" can lead to who did it: "jobs posted by Infosys", "applications by women".
    const isDoer = item.role === 'by' && isValueOf(item, DOERS);
    const rival = item.role === 'vs' ? rivalOf(reading, item) : undefined;
    if ((item.role === 'by' && !isDoer) || item.role === 'sort' || (item.role === 'vs' && !rival)) {
      reading.addItemProblem('unclear', item);
      continue;
    }
    if (countAct(reading, item)) continue;
    if (mayContinueExclusion(reading, item)) {
      reading.addItemProblem('unclear', item);
      continue;
    }
    reading.used.add(item);
    if (
      reading.measures.length === 0 &&
      values.noun !== null &&
      item.role !== 'not' &&
      reading.words.measureOf(values.noun)
    ) {
      reading.measures.push({ item, key: values.noun });
      reading.addMeaning(item, { is: 'measure', key: values.noun });
    }
    const set =
      rival?.set ?? searchedSet(reading, item, values.sets) ?? setOf(reading, item, values);
    if (rival) breakDownBy(reading, item, rival.set.dimension);
    if (set) reading.filters.push({ item, set, isNot: item.role === 'not' });
  }
  shareNoun(reading);
  narrowShares(reading);
  countTestedActs(reading);
  narrowMeasure(reading);
  countAskedPeople(reading);
  nameCanceller(reading);
  showApart(reading);
}

/** Values whose rates or averages have no sum are shown side by side: "the fill rate of Infosys and Zomato". */
function showApart(reading: Reading) {
  const { filters, dimensions, ranks } = reading;
  if (ranks.length > 0 || dimensions.some(({ key }) => key !== 'time')) return;
  const isSum = reading.measureModels().every(({ isAdditive }) => isAdditive);
  for (const { item, set, isNot } of filters) {
    const same = filters.filter((one) => one.set.dimension === set.dimension);
    const isList =
      same.length > 1 &&
      same.slice(1).every(({ item: { lead } }) => lead.join === 'and' || lead.join === 'comma');
    if (isNot || !isList || same[0]!.item === item) continue;
    const values = reading.words.dimensionOf(set.dimension)?.values;
    const isWhole = values?.length === new Set(same.flatMap((one) => one.set.keys)).size;
    const isCompared = set.dimension === 'company' && reading.compare !== null;
    if ((isCompared || isWhole || !isSum) && reading.reaches(set.dimension))
      breakDownBy(reading, item, set.dimension);
    return;
  }
}

const NE = keysOf('ne ने');

/** In "Infosys ने कितने इंटरव्यू रद्द किए", the company cancelled them. */
function nameCanceller(reading: Reading) {
  const cancelled = reading.measures.some(({ key }) => key === 'interviews_cancelled');
  const company = reading.filters.find(
    ({ item, set, isNot }) =>
      !isNot && set.dimension === 'company' && NE.includes(reading.wordAfter(item)),
  );
  if (!cancelled || !company || !reading.reaches('interview_cancelled_by')) return;
  const set = { dimension: 'interview_cancelled_by', keys: ['company'] };
  reading.filters.push({ item: company.item, set, isNot: false });
}

/** What searches were for, by the dimension of what the name would be elsewhere. */
const SEARCHED: Readonly<Record<string, string>> = {
  job_title: 'search_term',
  district: 'search_place',
};

/** In "searches for driver in Jaipur", title and place are what people searched for, in lower case. */
function searchedSet(reading: Reading, item: Item, sets: readonly ValueSet[]): ValueSet | null {
  const models = reading.measureModels();
  if (models.length === 0 || models.some(({ subject }) => subject !== 'searches')) return null;
  const named = sets.find(({ dimension }) => dimension in SEARCHED);
  const others = sets.filter(({ dimension }) => reading.reaches(dimension));
  if (!named || others.length > 0) return null;
  const written = foldValue(reading.wordsOf(item));
  const keys = [...new Set([written, ...named.keys.map((key) => key.toLowerCase())])];
  return { dimension: SEARCHED[named.dimension]!, keys };
}

/** The value of the same dimension that was named before: "Pune" in "Pune vs Mumbai". */
function rivalOf(reading: Reading, item: Item): { set: ValueSet } | undefined {
  const { sets } = meaningOf(item, 'values')!;
  const others = reading.filters.filter(({ isNot }) => !isNot).map(({ set }) => set.dimension);
  const [set, ...more] = sets.filter(
    ({ dimension }) => others.includes(dimension) && reading.reaches(dimension),
  );
  return set && more.length === 0 ? { set } : undefined;
}

/** Without another measure, "nurses hired last month" counts hires. */
function countHired(reading: Reading) {
  if (reading.measures.length > 0 || !reading.words.measureOf('hires_made')) return;
  const item = reading.items.find((one) => {
    const values = meaningOf(one, 'values');
    const isHired = values?.sets.some(({ keys }) => keys[0] === 'hired');
    return isHired && !values!.isNamed && one.role === null && reading.isFree(one);
  });
  if (!item) return;
  reading.measures.push({ item, key: 'hires_made' });
  reading.addMeaning(item, { is: 'measure', key: 'hires_made' });
}

/** Without another measure, "how many women signed up" counts job seekers, and "applied" applicants. */
function countJoined(reading: Reading) {
  // Women who have not applied are not applicants.
  const isOmitted = reading.items.some((item) => isValueOf(item, ['has_applied']));
  const isJoined = isOmitted || reading.tokens.some(({ key }) => JOINING.has(key));
  const counted = isJoined ? 'job_seekers' : 'applicants';
  const isApplied = !isOmitted && reading.tokens.some(({ key }) => key === 'applied');
  if (reading.measures.length > 0 || isJoined === isApplied) return;
  const item = reading.items.find((one) => isValueOf(one, PERSONAL));
  if (!item || item.role !== null || !reading.words.measureOf(counted)) return;
  reading.measures.push({ item, key: counted });
  reading.addMeaning(item, { is: 'measure', key: counted });
  reading.used.delete(item);
}

function setOf(
  reading: Reading,
  item: Item,
  { sets, usual, isNamed }: { sets: ValueSet[]; usual: string | null; isNamed: boolean },
): ValueSet | null {
  const options = (from: readonly ValueSet[]) =>
    from.map(
      ({ dimension, keys }) =>
        `${reading.nameOf(dimension)} ${labelOf(reading, dimension, keys[0]!)}`,
    );
  const scoped = statesOfNoun(reading, item, scopeSets(reading, item, sets));
  if (scoped.length === 0) {
    reading.addItemProblem('unclear', item);
    return null;
  }
  const dimensions = [...new Set(scoped.map(({ dimension }) => dimension))];
  // "State Kerala" names the dimension that is meant; "Kerala" alone does not.
  const isChosen = isNamed && usual !== null;
  const isOrigin =
    !isChosen &&
    item.lead.isFrom &&
    dimensions.includes('seeker_state') &&
    reading.reaches('seeker_state') &&
    reading.reaches('state');
  const key = reading.chooseDimension(dimensions, isOrigin ? null : usual);
  if (key === null) {
    reading.addUnfitProblem(item, dimensions[0]!);
    return null;
  }
  const open = typeof key === 'string' ? null : key;
  const asPerson =
    !isChosen &&
    dimensions.includes('seeker_state') &&
    reading.reaches('seeker_state') &&
    reading
      .measureModels()
      .some(
        (measure) => PEOPLE.includes(measure.key) && !ownDimensions(measure).startsWith('seeker'),
      ) &&
    scoped.length > 1;
  const isPlaceSearched =
    !isChosen &&
    dimensions.includes('seeker_state') &&
    reading.measureModels().some(({ subject }) => subject === 'searches');
  // "Karnataka freshers" are from there, or apply for jobs there.
  const next = reading.neighbour(item);
  const isBesidePeople =
    !isChosen &&
    dimensions.includes('seeker_state') &&
    reading.reaches('seeker_state') &&
    reading.reaches('state') &&
    next?.lead.join === null &&
    next.role === null &&
    !next.lead.isFrom &&
    isValueOf(next, PERSONAL);
  // "Applicants from Pune" live there, and only the state in which they live is known.
  const isHome =
    item.lead.isFrom && key === 'district' && !isChosen && reading.reaches('seeker_state');
  if (isHome) {
    reading.addItemProblem('unclear', item, { options: [`in ${reading.wordsOf(item)}`] });
    return null;
  }
  if (open || asPerson || isBesidePeople || isPlaceSearched) {
    const reached = scoped.filter(({ dimension }) => reading.reaches(dimension));
    reading.addItemProblem('unclear', item, { options: options(reached).slice(0, 4) });
    return null;
  }
  const own = scoped.filter(({ dimension }) => dimension === key);
  if (own.length > 1) {
    reading.addItemProblem('unclear', item, { options: own.map(({ keys }) => `"${keys[0]!}"`) });
    return null;
  }
  return own[0]!;
}

/** In "at companies in Kerala" and "healthcare companies", the noun beside the value says that it is the companies'. */
function scopeSets(reading: Reading, item: Item, sets: readonly ValueSet[]): readonly ValueSet[] {
  const before = reading.neighbour(item, -1);
  let after = reading.afterList(item);
  // "Karnataka's top 5 companies": the ranking does not come between.
  while (after && (meaningOf(after, 'rank') || meaningOf(after, 'number')))
    after = reading.neighbour(after);
  const beside = [before, after].find((one) => one && reading.scopes.has(one));
  const isOfGroup =
    (item.lead.hasPreposition && isGroupOfCompanies(reading, before)) ||
    (after?.lead.join === null && !after.lead.hasPreposition && isGroupOfCompanies(reading, after));
  if (!beside && !isOfGroup) return ofApplicants(reading, item, sets);
  const isCompany = beside && meaningOf(beside, 'dimension')?.keys.includes('company');
  if (!isCompany && !isOfGroup) return sets;
  const own = sets.filter(({ dimension }) => dimension.startsWith('company'));
  return own.length > 0 ? own : sets;
}

/** "Top companies in Kerala" and "hires by companies in Kerala", but not "hires by company in Kerala". */
const isGroupOfCompanies = (reading: Reading, noun: Item | undefined) =>
  noun !== undefined &&
  reading.dimensions.some(({ item, key }) => item === noun && key === 'company') &&
  (noun.role === null || reading.tokens[noun.to - 1]!.isPlural);

/** In both "applications from freshers" and "fresher applications", the people are freshers. */
function ofApplicants(
  reading: Reading,
  item: Item,
  sets: readonly ValueSet[],
): readonly ValueSet[] {
  const next = reading.neighbour(item);
  // In Hindi, the preposition before the value belongs to what comes before it.
  const isOfMeasure =
    (!item.lead.hasPreposition || reading.isHindi) &&
    reading.measures.some((measure) => measure.item === next);
  const own = sets.filter(({ dimension }) => dimension === 'seeker_experience_type');
  const isOwn = own.length > 0 && reading.reaches('seeker_experience_type');
  const isOfPeople =
    item.lead.hasPreposition && reading.measures.every(({ key }) => isAboutPeople(key));
  const isOf = reading.leadOf(item).includes('of');
  // In "women with 2-3 years of experience", it is the people who have it, not the job that asks for it.
  const before = reading.neighbour(item, -1);
  const isOfPerson =
    item.lead.join === null &&
    before !== undefined &&
    reading.filters.some(
      (one) => one.item === before && !one.isNot && PERSONAL.includes(one.set.dimension),
    );
  const theirs = sets.filter(({ dimension }) => OF_PEOPLE.includes(dimension));
  const noun = reading.tokens[item.lead.from - 1]?.key ?? '';
  const isAfterPeople = item.lead.join === null && APPLICANTS.includes(noun);
  // "डिप्लोमा वालों के आवेदन" are those of people.
  const isThose = THOSE.includes(reading.tokens[item.to]?.plain ?? '');
  if (
    (isOfPerson || isAfterPeople || isThose) &&
    theirs.some(({ dimension }) => reading.reaches(dimension))
  )
    return theirs;
  const isPerson = item.lead.isFrom || item.role === 'by' || isOf || isOfMeasure || isOfPeople;
  return isOwn && isPerson ? own : sets;
}

const THOSE = ['वालों', 'walon', 'walo', 'waalon'];

/** In "the expected pay of freshers", freshers are job seekers, not a kind of job. */
const isAboutPeople = (key: string) => key.startsWith('expected_pay');

function labelOf(reading: Reading, dimension: string, key: string): string {
  const { values } = reading.words.dimensionOf(dimension) ?? {};
  const label = values?.find((value) => value.key === key)?.label ?? key;
  return reading.words.dimensionOf(dimension)?.kind.toLowerCase() === 'text' ? `"${label}"` : label;
}

/** In "excluding interns in Kerala" it is unclear whether Kerala is excluded too. */
function mayContinueExclusion(reading: Reading, item: Item): boolean {
  const before = reading.neighbour(item, -1);
  if (!before || item.role !== null || before.isMarkAfter) return false;
  const isScope = reading.scopes.has(before);
  const excluded = isScope ? reading.neighbour(before, -1) : before;
  return excluded?.role === 'not' && item.lead.join !== 'comma' && canBeValue(excluded);
}
