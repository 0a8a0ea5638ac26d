import { findCity, resolveLocation } from '#schema/locations/locations.ts';
import { JOB_TYPES, type JobType } from '#schema/options/jobTypes.ts';
import {
  filterLists,
  LISTS,
  NAME_OF_LIST,
  type FilterLists,
} from '#server/modules/search/filterLists.rules.ts';
import type { JobFilter } from '#server/modules/search/search.inputs.ts';
import { placeMarks } from './phrases.rules.ts';
import { LETTER, refusals, refusedNames } from './refusal.rules.ts';
import type { Wish } from './understand.rules.ts';

/** Part of a sentence that was read as a filter. */
export interface ReadPhrase {
  filter: keyof JobFilter;
  /** As a program would send it. */
  value: string | number | boolean;
  /** The words that were read as this filter. */
  text: string;
  /** One of the values that remain because the sentence refuses others: "no part time". It is never left out. */
  isRest?: true;
}

export interface Sentence {
  /** What remains to be searched for. */
  words: string;
  phrases: ReadPhrase[];
  /** Phrases that hardly any job meets together with the others: they do not filter, but jobs that meet them come first. */
  leftOut: ReadPhrase[];
  /** Whether a few jobs meet all phrases although some are left out. */
  fewHaveAll: boolean;
}

/** "Near" without a number. */
const NEAR_KM = 25;
const MONTHS = 12;

type PhraseReading = Omit<ReadPhrase, 'text'>;
type Reader = (groups: Readonly<Record<string, string | undefined>>) => PhraseReading[] | null;

const is =
  (filter: keyof JobFilter, value: ReadPhrase['value']): Reader =>
  () => [{ filter, value }];

const asWords = (pattern: string) => new RegExp(`(?<!${LETTER})(?:${pattern})(?!${LETTER})`, 'u');

/** Every value of the filter that the words name: "part time or full time". */
const eachOf = (filter: keyof JobFilter, names: Readonly<Record<string, string>>): Reader => {
  const readers = Object.entries(names).map(([value, name]) => [value, asWords(name)] as const);
  return ({ named = '' }) =>
    readers.flatMap(([value, name]) => (name.test(named) ? [{ filter, value }] : []));
};

const EXPERIENCE = '(?:(?:work )?(?:experience|exp|anubhav)|अनुभव|एक्सपीरियंस)';
/** "Experienced", as the opposite of a fresher. */
const EXPERIENCED = '(?:experienced?|exp|anubhavi?|अनुभवी?)';
const YEARS = '(?:years?|yrs?|saal|sal|साल|वर्ष)';
/** "2-3 years": someone who has worked for three years can do both. */
const RANGE = ' ?(?:-|–|to|or|se|से|ya|या) ?';
const FROM_YEARS = `(?<!\\d${RANGE})(?:\\d{1,2}${RANGE})?`;
const NO_NEED =
  '(?:(?:is )?not (?:required|needed|necessary|mandatory)|ki (?:zarurat|jarurat) nahi+n?|की (?:जरूरत|आवश्यकता) (?:नहीं|नही)|(?:nahi+n?|nhi|नहीं|नही)(?: (?:hai|chahiye|है|चाहिए))?)';
/** Years that someone has lived, studied, is bound or did not work. */
const OTHER_YEARS =
  '(?:aged?|umar|umra?|old|bond|agreement|contract|gap|break|courses?|diploma|degree|iti|training|apprentice(?:ship)?|उम्र|आयु|बॉन्ड|कोर्स)';
const AFTER_OTHER_YEARS = `(?<!(?<!${LETTER})(?:${OTHER_YEARS}|after|last|past|next|every)(?: (?:of|for|is|limit|ka|ki|का|की))* ?)`;
const BEFORE_OTHER_YEARS = `(?! (?:of age|ke|के|back|ago|(?:(?:of|ka|ki|का|की) )?(?:${OTHER_YEARS}|program(?:me)?|certificates?|law|llb|b ?tech|polytechnic))(?!${LETTER}))`;
const SHIFT = '(?:shifts?|duty|शिफ्ट|ड्यूटी|पाली)';
/** Between several values of a filter: "full time or contract", "day/night shift". */
const OR = '(?: (?:or|and|ya|aur|nahi+n? toh?|या|और|नहीं तो) | ?[/&] ?)';
const TYPES: Readonly<Record<JobType, string>> = {
  full_time: `full ?-?time|full(?=${OR}part ?-?time)|फुल ?टाइम`,
  part_time: `part ?-?time|part(?=${OR}full ?-?time)|पार्ट ?टाइम`,
  contract: 'contract(?:ual)?(?: basis)?|कॉन्ट्रैक्ट',
  intern: 'intern(?:ship)?s?|इंटर्न(?:शिप)?',
  temporary: 'temporary|अस्थायी',
};
const ANY_TYPE = `(?:${Object.values(TYPES).join('|')})`;
const SHIFT_WORDS = {
  night: 'night|raat|रात|नाइट',
  day: 'day|din|दिन|डे',
  rotating: 'rotational|rotating|rotation|रोटेशनल',
};
const ANY_SHIFT = `(?:${Object.values(SHIFT_WORDS).join('|')})`;
const KM = '(?:kms?|kilomet(?:er|re)s?|किमी|किलोमीटर)';
const NEAR_BEFORE = '(?:near(?: ?by| to)?|around|close to)';
const NEAR_AFTER =
  '(?:ke (?:a?as ?)?pa+s+|ke (?:nazd|najd)(?:ee|i)k|ke kare+b|के (?:आस ?)?पास|के नजदीक|के करीब)';
/** "Ghar se 2 km" is a distance. */
const NOT_FAR = `(?! (?:\\d{1,3} ?${KM}|door|dur|pa+s|nazdee?k|kare+b|bahar|दूर|पास|करीब|बाहर)(?!${LETTER}))`;
const FROM_HOME = `work from home|wfh|ghar (?:se|baithe)(?: kaa?m)?${NOT_FAR}|घर (?:से|बैठे)(?: काम)?${NOT_FAR}|वर्क फ्रॉम होम`; // oxfmt-ignore
const PAY = '(?:salary|pay|package|ctc|vetan|tan?khwah?|सैलरी|वेतन|तनख्वाह)';
/** "Not more than" is less. */
const UNLESS_NOT = '(?<!\\bnot? )';
const ABOVE = `(?:${UNLESS_NOT}(?:above|over|more than)|at least|min(?:imum)?|kam se kam|कम से कम|starting(?: from)?|from|not? (?:less than|below|under))`;
const MORE =
  '(?:\\+|plus|or more|and above|se (?:zy?ada|jy?ada|zyada|jyaada|upar|uper|adhik)|से (?:ज्यादा|अधिक|ऊपर|उपर)|se kam (?:nahi+n?|nhi|na ho)|से कम (?:नहीं|नही|ना हो|न हो))';
const BELOW = `(?:${UNLESS_NOT}(?:below|under|less than)|up ?to|max(?:imum)?|(?:zy?ada|jy?ada) se (?:zy?ada|jy?ada)|ज्यादा से ज्यादा|not? (?:more than|above|over))`;
const UP_TO =
  '(?:tak|तक|(?:se (?:kam|n(?:ee|i)che)|से (?:कम|नीचे))(?! (?:na ho|na?hi|nhi|ना हो|न हो|नह)))';
const UNIT = '(?:k|thousand|ha[zj]aa?r|हजार|lakhs?|lacs?|lpa|l|लाख)';
const BY =
  '(?:(?:(?:per|an?|har|prati|हर|प्रति) |/ ?)(?:mo(?:n?th)?|mahin[ae]|maah?|महीना|महीने|माह|ann?um|year|yr|saal|साल|वर्ष)|monthly|p\\.?m|mahin[ae]|महीना|महीने|मासिक|yearly|p\\.?a|salana|saalana|सालाना|वार्षिक)';
const SIGN = '(?:rs\\.?|inr|₹)';
const RUPEES = '(?:rs|rupees|rupaye|रुपये|रुपए|/[-=])';
/** Pay by the day, the hour or the piece says nothing about a month. */
const NOT_PER_OTHER = `(?! ?(?:${UNIT} ?)?(?:${RUPEES} ?)?(?:(?:ka|ki|का|की) )?(?:(?:per |/ ?)(?!m(?!${LETTER})|mo|mth|mahin|maah|an|y(?:ea)?r|cal|saal|p\\.?[am])\\p{L}|(?:(?:an?|har|prati|हर|प्रति) )?(?:days?|daily|din|roz(?:ana)?|hours?|hourly|ghant[ae]|weeks?|weekly|haft[ae]|दिन|रोज|रोजाना|घंटे|घंटा|हफ्ते)(?!${LETTER})))`;
const ABOUT = '(?:around|about|approx|lagbhag|लगभग|करीब)';
const figure = (name: string) =>
  `(?:${ABOUT} )?(?:${SIGN} ?)?(?<${name}>\\d[\\d,]*(?:\\.\\d+)?(?![\\d.,]*\\d)) ?(?<${name}Unit>${UNIT})?(?: ?${RUPEES})?(?: (?:ka|ki|का|की))?${NOT_PER_OTHER}`;
const BY_FIRST = '(?:per month|monthly|mahin[ae](?: k[ae])?|महीने(?: (?:का|के))?)';
const by = (name: string) => ` ?(?<${name}By>${BY})`;
const amount = (name: string) => `${figure(name)}(?:${by(name)})?`;

const IN_FULL = '(?:\\d{4,6}|\\d{1,2}(?:,\\d{2})?,\\d{3})';
/** "15k", "4 LPA", "Rs 20,000" and "15000 ki naukri" are pay, unless the words around it say otherwise. */
const CLEARLY_PAY = `(?=(?:${ABOUT} )?(?:${SIGN} ?)?(?:${[
  '(?:[5-9]|[1-9]\\d)(?:\\.\\d+)? ?(?:k|thousand|ha[zj]aa?r|हजार)',
  '(?:[2-9]|[1-9]\\d)(?:\\.\\d+)? ?(?:lakhs?|lacs?|लाख)',
  '\\d{1,2}(?:\\.\\d+)? ?lpa',
  `(?<=${SIGN} ?)${IN_FULL}`,
  `${IN_FULL} ?(?:${RUPEES}|(?:ki|ka|wal[aie]|की|का|वाली|वाला) (?:naukri|nokri|jobs?|kaam|kam|नौकरी|जॉब|काम))`,
].join('|')})(?!${LETTER}))`;
const OTHER_MONEY =
  '(?:targets?|loans?|deposits?|fees?|invest(?:ment)?s?|bonus|incentives?|budget|turnover|revenues?|disbursements?|collections?|premiums?|funding|insurance|policy|capital|security)';
const KINDS_OF_MONEY =
  '(?:(?:group|medical|health|life|term|monthly|yearly|annual|sales|joining|security|home|personal|business) )*';
const NOT_OTHER_MONEY = `(?! ?[-–] ?\\d| to \\d| \\d[\\d.]* ?${UNIT}(?!${LETTER})| ${KINDS_OF_MONEY}(?:${OTHER_MONEY}|business|followers|subscribers|views|users|customers|people|students|employees|calls|orders|units|seats|beds|steps|run|marathon|videos?)(?!${LETTER}))`;

const payFrom: Reader = ({ from, fromUnit, fromBy }) => {
  const value = yearly(from, fromUnit, fromBy);
  return value === null ? null : [{ filter: 'payFrom', value }];
};

const payTo: Reader = ({ to, toUnit, toBy }) => {
  const value = yearly(to, toUnit, toBy);
  return value === null ? null : [{ filter: 'payTo', value }];
};

/**
 * Phrases in sentences, in English, in Hindi and in Hindi in Latin letters. The first pattern that fits takes its
 * words; longer ways to say something therefore come first.
 */
const PATTERNS: readonly (readonly [pattern: string, read: Reader])[] = [
  [`(?:within|${UNLESS_NOT}(?:under|less than)|up ?to|not? more than) (?<km>\\d{1,3}) ?${KM} (?:of|from) (?<place>.+)`, near],
  [`${NEAR_BEFORE} (?<place>.+)`, near],
  [`(?<ending>.+?) (?:se|से) (?<km>\\d{1,3}) ?${KM}(?: (?:ke andar|के अंदर|tak|तक))?`, near],
  [`(?<ending>.+?) ${NEAR_AFTER}`, near],

  [`(?:in |during )?(?:the )?(?<named>${ANY_SHIFT}(?:(?: ${SHIFT})?${OR}${ANY_SHIFT})+)(?: (?:ki|me|mein|की|में))? ${SHIFT}`, eachOf('shifts', SHIFT_WORDS)],
  [`(?:${SHIFT_WORDS.rotating}) ${SHIFT}`, is('shifts', 'rotating')],
  [`(?:in |during )?(?:the )?night(?: ki)? ${SHIFT}|at night|night(?: (?:jobs?|work))?$|(?:raat|रात) (?:ki|की|me|mein|में) ${SHIFT}|नाइट ${SHIFT}`, is('shifts', 'night')],
  [`(?:in |during )?(?:the )?day(?: ki)? ${SHIFT}|(?:din|दिन) (?:ki|की|me|mein|में) ${SHIFT}|डे ${SHIFT}`, is('shifts', 'day')],
  [`flexible (?:hours?|timings?|shifts?)`, is('shifts', 'flexible')],

  [`(?:with )?(?:no|zero|without(?: any)?|bina(?: kisi)?|बिना(?: किसी)?) ${EXPERIENCE}(?: (?:ke|ki|wali|के|की|वाली|needed|required))*|(?:(?:koi|any|कोई) )?${EXPERIENCE}(?: bhi| भी)? ${NO_NEED}`, is('experienceYears', 0)],
  [`(?<!${EXPERIENCED}${OR})(?:for )?(?:a )?(?:freshers?|beginners?|फ्रेशर)(?!${OR}(?:\\d{1,2}\\+? ?${YEARS} )?${EXPERIENCED})`, is('experienceYears', 0)],
  [`(?:with |having )?(?:up to |${UNLESS_NOT}(?:less|more) than |not? (?:less|more) than |at least |min(?:imum)? |max(?:imum)? )?${FROM_YEARS}(?<years>\\d{1,2}) ?\\+? ?${YEARS}(?: (?:of|ka|ke|का|के))* ${EXPERIENCE}(?: (?:ke saath|के साथ))?|${AFTER_OTHER_YEARS}${FROM_YEARS}(?<worked>\\d|1[0-5]) ?\\+? ?${YEARS}${BEFORE_OTHER_YEARS}|${EXPERIENCE} (?:of )?${FROM_YEARS}(?<count>\\d{1,2}) ?\\+? ?${YEARS}`,
    ({ years, worked, count }) => [{ filter: 'experienceYears', value: Number(years ?? worked ?? count) }]],

  [`(?:${PAY} )?(?:between |from )?${amount('from')} ?(?:-|–|to|and|se|से) ?${amount('to')}(?: ${PAY})?`, payBetween],
  [`(?:(?:with )?${PAY} )?${ABOVE} ${amount('from')}(?: ?${MORE})?(?: ${PAY})?`, payFrom],
  [`(?:(?:with )?${PAY} )?${amount('from')} ?${MORE}(?: ?(?:ki |की )?${PAY})?`, payFrom],
  [`(?:(?:with )?${PAY} )?${amount('to')} ?${UP_TO}(?: ?(?:ki |की )?${PAY})?`, payTo],
  [`(?:with )?${PAY}(?: of| is)? ${amount('from')}|${amount('least')} (?:ki |की )?${PAY}`, ({ from, fromUnit, fromBy, least, leastUnit, leastBy }) =>
    payFrom({ from: from ?? least, fromUnit: fromUnit ?? leastUnit, fromBy: fromBy ?? leastBy })],
  [`(?:${PAY} )?${BELOW} ${amount('to')}(?: ${PAY})?`, payTo],
  [`${figure('from')}${by('from')}${NOT_OTHER_MONEY}`, payFrom],
  [`${BY_FIRST} ${figure('from')}`, payFrom],
  [`(?<!(?<!${LETTER})(?:${OTHER_MONEY} (?:(?:of|is) )?|sa+r?dh?e |savaa? |paune |साढे |सवा |पौने )|\\d ?${UNIT}?${RANGE})${CLEARLY_PAY}${figure('from')}${NOT_OTHER_MONEY}`, payFrom],

  [FROM_HOME, is('remote', true)],
  [`(?<named>${ANY_TYPE}(?:${OR}${ANY_TYPE})+)`, eachOf('types', TYPES)],
  [TYPES.part_time, is('types', 'part_time')],
  [TYPES.full_time, is('types', 'full_time')],
  ['hybrid (?:work|jobs?|mode)', is('workModes', 'hybrid')],
  ['(?:from |at |in )?(?:a )?verified (?:company|companies|employers?)', is('verified', true)],
  ['posted today|(?:in the )?last 24 hours', is('postedWithin', 'days_1')],
  ['(?:posted )?(?:this|last) week|(?:in the )?last 7 days|is hafte|इस हफ्ते', is('postedWithin', 'days_7')],
]; // oxfmt-ignore

const READERS = PATTERNS.map(([pattern, read]) => [asWords(pattern), read] as const);

/** Words that are searched for like others, and say what someone does not want if they refuse them: "not remote". */
const SHORT = [
  'nights?(?:-(?:shifts?|duty))?|raat|रात|नाइट',
  'rotational|rotating',
  'remote(?: (?:work|jobs?))?|रिमोट',
  'hybrid',
  TYPES.contract,
  TYPES.intern,
  TYPES.temporary,
];
const NOT_A_PLACE = new Set(['me', 'my', 'home', 'work']);

/** A job that meets either filter is enough, so the two are searched for by one name. */
const HOME = `(?:${FROM_HOME}|remote|रिमोट)`;
const HYBRID = '(?:hybrid(?: (?:work|jobs?|mode))?|हाइब्रिड)';
const HOME_OR_HYBRID = asWords(`${HOME}${OR}${HYBRID}|${HYBRID}${OR}${HOME}`);
const EITHER = 'remote or hybrid';

const isPlaceName = (words: readonly string[]) =>
  !NOT_A_PLACE.has(words.join(' ')) && (placeMarks(words) ?? ['@remote'])[0] !== '@remote';
const refusedPlacesIn = refusedNames(isPlaceName);
const refusalsIn = refusals([
  ...PATTERNS.map(([pattern]) => pattern).filter((pattern) => !pattern.includes('.+')),
  ...SHORT,
]);
const TYPE_READERS = JOB_TYPES.map((type) => [asWords(TYPES[type]), type] as const);
const SHIFT_READERS = Object.entries(SHIFT_WORDS).map(([shift, words]) => [asWords(words), shift] as const); // oxfmt-ignore

/** The shifts that a text refuses: "no night duty". */
export const refusedShifts = (text: string): string[] =>
  refusalsIn(plain(text)).flatMap((words) =>
    SHIFT_READERS.flatMap(([pattern, shift]) => (pattern.test(words) ? [shift] : [])),
  );

const TAKES_SEVERAL = new Set<string>(Object.values(NAME_OF_LIST));

/**
 * The phrases of a search that are filters; null if there are none. What someone says they do not want is not searched
 * for.
 */
export function readSentence(text: string): Sentence | null {
  if (text === '') return null;
  const phrases: ReadPhrase[] = [];
  const taken = new Set<string>();
  let rest = plain(text);
  const refused = refusalsIn(rest);
  for (const words of refused) rest = withoutWords(rest, words);
  const places = refusedPlacesIn(rest);
  for (const words of places) rest = withoutWords(rest, words);
  const either = HOME_OR_HYBRID.test(rest);
  rest = rest.replace(HOME_OR_HYBRID, EITHER);
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(rest);
    const meant = found && read(found.groups ?? {});
    if (!meant || meant.some(({ filter }) => taken.has(filter) && !TAKES_SEVERAL.has(filter))) {
      continue;
    }
    const readWords = wordsRead(found, meant);
    for (const one of meant) taken.add(one.filter);
    phrases.push(...meant.map(({ filter, value }) => ({ filter, value, text: readWords })));
    rest = withoutWords(rest, readWords);
  }
  if (!taken.has('types')) phrases.push(...otherTypes(refused));
  const isChanged = either || refused.length + places.length > 0;
  if (phrases.length === 0 && !isChanged) return null;
  return {
    words: rest.replace(/\s*,(?:(?:\s*(?:or|ya|या))?\s*,)*\s*/g, ' ').trim(),
    phrases,
    leftOut: [],
    fewHaveAll: false,
  };
}

const withoutWords = (text: string, words: string) =>
  text.replace(words, ' , ').replace(/\s+/g, ' ').trim();

/**
 * Every job has a type, so without one the others remain. Few jobs state their shift or where the work is done: the other
 * values of these filters would leave out the jobs that do not.
 */
function otherTypes(refused: readonly string[]): ReadPhrase[] {
  const typesIn = (words: string) =>
    TYPE_READERS.flatMap(([pattern, type]) => (pattern.test(words) ? [type] : []));
  const unwanted = refused.filter((words) => typesIn(words).length > 0);
  if (unwanted.length === 0) return [];
  const [types, text] = [new Set(unwanted.flatMap(typesIn)), unwanted.join(', ')];
  return JOB_TYPES.filter((type) => !types.has(type)).map((value) => ({ filter: 'types', value, text, isRest: true })); // oxfmt-ignore
}

/** What remains after a refusal gives way to what was chosen by hand. */
export function unlessChosen(filter: FilterLists, sentence: Sentence): Sentence {
  const chosen = new Set<string>(
    LISTS.filter((name) => filter[name].length > 0).map((name) => NAME_OF_LIST[name]),
  );
  return {
    ...sentence,
    phrases: sentence.phrases.filter(({ filter: name, isRest }) => !isRest || !chosen.has(name)),
  };
}

/** The filter with the wishes of the sentence. Lists get more values; elsewhere, what was chosen by hand wins. */
export function withSentence(filter: FilterLists, { words, phrases }: Sentence): FilterLists {
  const valuesOf = (name: string) =>
    phrases.flatMap((phrase) => (phrase.filter === name ? [phrase.value] : []));
  const pairs = phrases.map(({ filter: name, value }) => [name, TAKES_SEVERAL.has(name) ? valuesOf(name) : value]); // oxfmt-ignore
  const fromSentence = filterLists(Object.fromEntries(pairs) as JobFilter);
  const lists = LISTS.map((name) => [name, [...new Set([...filter[name], ...fromSentence[name]])]]);
  const { location, near: around } = filter.location ? filter : fromSentence;
  return {
    ...filter,
    ...(Object.fromEntries(lists) as Pick<FilterLists, (typeof LISTS)[number]>),
    search: words,
    location,
    near: around,
    remote: filter.remote || fromSentence.remote,
    verified: filter.verified || fromSentence.verified,
    postedWithin: filter.postedWithin ?? fromSentence.postedWithin,
    experienceYears: filter.experienceYears ?? fromSentence.experienceYears,
    pay: filter.pay ?? fromSentence.pay,
  };
}

/** What people give up first; the place comes last. */
const GIVEN_UP: readonly (readonly (keyof JobFilter)[])[] = [
  ['payFrom', 'payTo'],
  ['postedWithin'],
  ['verified'],
  ['experienceYears'],
  ['shifts'],
  ['workModes'],
  ['types'],
  ['remote'],
  ['location', 'withinKm'],
];

/** The sentence without one thing, then without two, and so on, for when hardly any job meets all of it. */
export function relaxedSentences(sentence: Sentence): Sentence[] {
  const { phrases } = sentence;
  const things = GIVEN_UP.filter((names) =>
    phrases.some(({ filter, isRest }) => !isRest && names.includes(filter)),
  );
  const without = (names: readonly string[]): Sentence => ({
    ...sentence,
    phrases: phrases.filter(({ filter }) => !names.includes(filter)),
    leftOut: phrases.filter(({ filter }) => names.includes(filter)),
  });
  const several = things.slice(1).map((_thing, at) => things.slice(0, at + 2).flat());
  return [...things, ...several].map(without);
}

const isPlace = ({ filter }: ReadPhrase) => filter === 'location';

/** Chooses the sentence to search for, by the number of jobs that meet each. The place is kept if possible. */
export function fittingPart(
  parts: readonly Sentence[],
  counts: readonly number[],
  enough: number,
): Sentence {
  const keepsPlace = (part: Sentence) => !part.leftOut.some(isPlace);
  const counted = parts.map((part, at) => ({ part, count: counts[at]! }));
  const [kept, lost] = [true, false].map((is) => counted.filter(({ part }) => keepsPlace(part) === is)); // oxfmt-ignore
  const found =
    kept!.find(({ count }) => count >= enough) ??
    mostFrequent(kept!) ??
    lost!.find(({ count }) => count >= enough) ??
    mostFrequent(lost!);
  return { ...(found?.part ?? parts[0]!), fewHaveAll: counts[0]! > 0 };
}

function mostFrequent<Counted extends { count: number }>(
  some: readonly Counted[],
): Counted | undefined {
  const best = Math.max(0, ...some.map(({ count }) => count));
  return best === 0 ? undefined : some.find(({ count }) => count === best);
}

/** Wishes that are left out still rank jobs higher, as far as the index has a mark for them. */
export function leftOutWishes({ leftOut }: Sentence): Wish[] {
  return [...Map.groupBy(leftOut, ({ filter }) => filter).values()].flatMap((phrases) => {
    const marks = phrases.flatMap(({ filter, value }) => marksOf(filter, value));
    const ways = marks.map((mark) => ({ words: [], mark }));
    const text = phrases.map((phrase) => phrase.text).join(', ');
    return ways.length > 0 ? [{ text, isPlace: false, isExtra: true, ways }] : [];
  });
}

function marksOf(filter: keyof JobFilter, value: ReadPhrase['value']): string[] {
  if (filter === 'shifts') return [`@shift:${value}`];
  if (filter === 'workModes') return [`@workMode:${value}`];
  if (filter === 'types') return [`@type:${value}`];
  if (filter === 'remote') return ['@remote'];
  if (filter !== 'experienceYears') return [];
  return Array.from({ length: Math.min(Number(value), MOST_YEARS) + 1 }, (_, at) => `@years:${at}`);
}

const MOST_YEARS = 15;

const OPTIONS = new Set([...TAKES_SEVERAL, 'postedWithin']);

/** As programs see it: options in capitals. Null if the words only refuse something. */
export function readingOf({ words, phrases, leftOut }: Sentence) {
  if (phrases.length + leftOut.length === 0) return null;
  const shown = ({ filter, value, text }: ReadPhrase) => ({
    filter,
    value: OPTIONS.has(filter) ? String(value).toUpperCase() : String(value),
    text,
  });
  return { words, filters: phrases.map(shown), leftOut: leftOut.map(shown) };
}

/** In the letters of the patterns: small, without the dots of Hindi, one space between words. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u093c|\u200c|\u200d/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[()"“”!?;]|\.(?=\s|$)/g, ' ')
    .replace(/,(?!\d)/g, ' , ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
}

const LONGEST = 200;

/** The words of the text that were read. Of a place, only its own words, not all the words around it. */
function wordsRead(found: RegExpExecArray, meant: readonly PhraseReading[]): string {
  const place = meant.find(({ filter }) => filter === 'location') as PlaceRead | undefined;
  if (!place) return found[0];
  const { place: after, ending: before } = found.groups!;
  if (after !== undefined) return found[0].slice(0, found[0].length - after.length) + place.typed;
  return place.typed + found[0].slice(before!.length);
}

interface PlaceRead extends PhraseReading {
  typed: string;
}

const MOST_WORDS_OF_A_PLACE = 3;

/** The place is the longest name at the start of what follows, or at the end of what precedes. */
function near({ place, ending, km }: Parameters<Reader>[0]): PhraseReading[] | null {
  const words = (place ?? ending ?? '').split(' ');
  for (let size = Math.min(MOST_WORDS_OF_A_PLACE, words.length); size > 0; size -= 1) {
    const typed = (place === undefined ? words.slice(-size) : words.slice(0, size)).join(' ');
    if (typed.includes(',') || NOT_A_PLACE.has(typed)) continue;
    const found = findCity(typed)?.display ?? resolveLocation(typed)?.display;
    if (!found) continue;
    const location: PlaceRead = { filter: 'location', value: found, typed };
    return [location, { filter: 'withinKm', value: Number(km ?? NEAR_KM) }];
  }
  return null;
}

/** "20 to 30k" and "3-5 lakh": the unit of the second amount applies to both. */
function payBetween(groups: Parameters<Reader>[0]): PhraseReading[] | null {
  const { from, to, toUnit, toBy } = groups;
  const least = yearly(from, groups['fromUnit'] ?? toUnit, groups['fromBy'] ?? toBy);
  const most = yearly(to, toUnit, toBy);
  if (!least || !most || least > most) return null;
  return [
    { filter: 'payFrom', value: least },
    { filter: 'payTo', value: most },
  ];
}

const BY_YEAR = /year|yr|ann?um|p\.?a|saal|lana|साल|वर्ष|वार्षिक/;

/** Yearly rupees. Lakhs are paid by year and thousands by month, unless the sentence says otherwise. */
function yearly(figure: string | undefined, unit = '', by = ''): number | null {
  if (figure === undefined) return null;
  const isLakh = /^l|लाख/.test(unit);
  const factor = isLakh ? 100_000 : unit === '' ? 1 : 1_000;
  const rupees = Math.round(Number(figure.replaceAll(',', '')) * factor);
  // "Above 30" may be an age.
  if (!Number.isFinite(rupees) || rupees < 1_000 || rupees > 100_000_000) return null;
  const isByYear = by === '' ? isLakh || rupees >= 100_000 : BY_YEAR.test(by);
  return isByYear ? rupees : rupees * MONTHS;
}
