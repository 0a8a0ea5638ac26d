import { memoized } from '#server/lib/memoized.ts';
import { understand, type Way, type Wish } from './understand.rules.ts';
import { LANGUAGES } from '#schema/options/languages.ts';
import { fieldOfJobTitle } from '#schema/options/jobTitles.ts';
import {
  KINDS_APART,
  LICENSED_WORK,
  NAMES_OF_RANKS,
  PROGRAMMING,
  VEHICLES,
  WORK_ON_OTHERS,
  WORK_ON_THINGS,
} from '#schema/search/neighbouringWork.ts';
import { RANKS as LEVEL_WORDS } from '#schema/search/hindi.ts';
import { meaningOf, shown, tableVocabulary } from './phrases.rules.ts';
import { slipsAllowed, slipsBetween } from './slips.rules.ts';
import { soundingLike, workWords } from './soundAlike.rules.ts';
import { inEnglish, NOISE_WORDS, phrasesIn, spansOf } from './spans.rules.ts';
import { isHindi } from './hindi.rules.ts';
import { singular, wordsOf } from './words.rules.ts';

/** A kind of work, as someone named it. */
export interface Occupation {
  /**
   * Where it comes from: the present work, other work that someone says they want, a former job, or what they studied.
   * If a beginner named other work, the work from their studies is `alsoStudied`. Work that needs no experience is
   * `starting`, and work that they could change to is a `neighbour`.
   */
  source: 'present' | 'wanted' | 'past' | 'studies' | 'alsoStudied' | 'starting' | 'neighbour';
  /** In the person's own words. */
  name: string;
  /** What a title must say to be this work. */
  wishes: readonly Wish[];
  /** Each way to say a wish, with how well it says it. */
  ways: readonly (readonly NamedWay[])[];
  /** Words that make it more special, such as the subject of a teacher. */
  details: readonly string[];
  kinds: Kinds;
  /** Which words of WORK_ON_OTHERS its names have. */
  heads: ReadonlySet<string>;
  isLeader: boolean;
}

/** For each list of KINDS_APART, the rows that are named. */
type Kinds = readonly (readonly number[])[];

interface NamedWay {
  words: readonly string[];
  closeness: number;
}

/** Whether it is only work that someone could change to from what they do or want. */
export const isNext = (source: Occupation['source']) =>
  source === 'neighbour' || source === 'alsoStudied';

/** How closely a title names an occupation, from 0 to 1. */
export const CLOSENESS = {
  same: 1,
  alike: 0.85,
  related: 0.55,
  neighbour: 0.4,
  partly: 0.3,
} as const;

/** The closeness from which people would say that two titles are the same work. */
export const SAME_WORK = CLOSENESS.alike * 0.8;

/** Words for a rank or a place, not for the work itself. */
const RANKS = new Set(
  'assistant associate co coordinator engineer executive expert fresher head ii iii incharge intern it jr junior lead manager member officer professional senior specialist sr staff team technician trainee'.split(
    ' ',
  ),
);

/** Whether a word says nothing about the work itself. */
export const isRank = (word: string): boolean => RANKS.has(singular(word));

/** Words of many kinds of work. Alone they do not say which: a crane operator is not a machine operator. */
const VAGUE = new Set('account administrator iti labour operator store worker'.split(' '));

/** Where people work. In a sentence they name an employer: "5 years in a hotel". */
export const WORKPLACES: ReadonlySet<string> = new Set(
  wordsOf(
    'bank college company factory hospital hotel office restaurant school shop फैक्ट्री फैक्टरी कारखाना होटल अस्पताल स्कूल दुकान कंपनी',
  ),
);

/** Words that name no work in a sentence: "Fresher with good English". */
const NO_WORK = new Set([...WORKPLACES, ...LANGUAGES.flatMap(wordsOf)]);

/** Words for someone who leads others: a supervisor of guards is not a guard. */
const LEADERS = new Set('head incharge lead leader manager principal supervisor'.split(' '));

/** "Senior Accountant" is the work of an accountant; the years of experience say the rest. */
const LEVELS = new Set(LEVEL_WORDS.flatMap(wordsOf));

/**
 * A title may name two kinds of work: "Telecaller / BPO Executive", "Receptionist cum Telecaller". The employer does not
 * count: "Pharmacist at City Hospital". Many people have the same title.
 */
export const occupationsIn = memoized((title: string): readonly Occupation[] => {
  const [work = ''] = title.split(/\s(?:at|@)\s/i);
  const whole = asOneName(work);
  if (whole) return [whole];
  return work
    .split(/[/|,;()]|\s[-–—]\s|\s(?:cum|or|या)\s/i)
    .flatMap(bothNames)
    .flatMap((part) => occupationOf(part, true) ?? []);
});

/** "Content Writer & Editor" is two kinds of work, "Picker and Packer" is one. */
function bothNames(part: string): string[] {
  const halves = part.split(/\s(?:&|and)\s/i);
  const areTwo = halves.every((half) => occupationOf(half, false) !== null);
  return areTwo && meaningOf(wordsOf(part)) === null ? halves : [part];
}

/** "Project Engineer (Civil)" is a civil engineer, and "Manager - HR" an HR manager. */
function asOneName(title: string): Occupation | null {
  const [head = '', detail = '', ...others] = title
    .split(/[,(|)]|\s[-–—]\s/)
    .map((part) => wordsOf(part).filter((word) => !LEVELS.has(word)))
    .filter((words) => words.length > 0);
  if (detail.length === 0 || others.length > 0) return null;
  const name = [head, head.slice(-1)]
    .map((last) => [...detail, ...last])
    .find((words) => meaningOf(words) !== null);
  const found = name && occupationOf(name.join(' '), true);
  return found ? { ...found, name: title.trim() } : null;
}

/**
 * A headline is a sentence: only words that name work count, and in each part of it the first: a "nurse in a hospital"
 * is a nurse. A part that is a title of the list, such as "Auto Electrician", counts with all its words. From a word for
 * a wish on, the work is wanted. A list of applicants reads the same headlines whenever it is opened.
 */
export const occupationsInText = memoized((text: string): readonly Occupation[] => {
  const [said = '', ...wanted] = partsBeforeWishes(text);
  return [
    ...occupationsInPhrase(said),
    ...occupationsInPhrase(wanted.join(' / ')).map((work) => ({
      ...work,
      source: 'wanted' as const,
    })),
  ];
});

const partsBeforeWishes = (text: string) =>
  HINDI_WISHES.test(text) ? ['', text] : text.split(WISHES);

/** What a headline says of the present, before any wish. */
export const saidIn = (text: string): string => partsBeforeWishes(text)[0]!;

const WISHES =
  /\b(?:aspiring|become|interested|learning|looking|move into|seeking|switch\w*|transition\w*|want\w*)\b/i;
/** In Hindi the verb comes last. */
const HINDI_WISHES = /चाहिए|चाहत|बनना|सीख/;

function occupationsInPhrase(text: string): Occupation[] {
  return text.split(/[/|,;.()]|\s[-–—]\s|\s(?:and|or|cum|aur|और|या)\s/i).flatMap((clause) => {
    const parts = clause.split(/\b(?:with|at|in|from|for|having|skilled)\b/i);
    return parts
      .flatMap((part) => occupationOf(part, fieldOfJobTitle(part.trim()) !== null) ?? [])
      .slice(0, 1);
  });
}

function occupationOf(text: string, isTitle: boolean): Occupation | null {
  const spelt = knownWords(text, isTitle)
    .filter((word) => !LEVELS.has(word))
    .map(respelt);
  const words = inOneWord(spelt);
  if (words.length === 0 || words.length > 12) return null;
  const wishes = understand(words, new Map()).wishes.filter(({ isPlace }) => !isPlace);
  const known = wishes.filter(isWork);
  const others = wishes
    .filter((wish) => !isWork(wish) && !wish.isExtra)
    .map(({ text: word }) => singular(word))
    .filter((word) => !RANKS.has(word) && !NOISE_WORDS.has(word) && !/\d/.test(word));
  if (known.length > 0) {
    const name = isTitle ? text.trim() : asWritten(known.map((wish) => wish.text).join(' '), text);
    if (!isTitle && known.every((wish) => wish.text.split(' ').every((word) => NO_WORK.has(word))))
      return null;
    return occupation(name, known, isTitle ? others : []);
  }
  if (!isTitle || others.length === 0) return null;
  const unknown = wishes.filter(({ text: word }) => others.includes(singular(word)));
  return occupation(text.trim(), unknown, []);
}

/** "Electrision" as the word of the tables that sounds the same. */
const respelt = memoized((word: string): string => {
  if (word.length < SHORTEST_RESPELT || isHindi(word)) return word;
  vocabulary ??= new Set([...tableVocabulary(), ...workWords()].map(singular));
  if (vocabulary.has(singular(word))) return word;
  const [meant] = soundingLike(word);
  return meant !== undefined && slipsBetween(word, meant) <= slipsAllowed(word) ? meant : word;
});

/** "Fork lift driver" as "forklift driver", if only that is known. */
function inOneWord(words: readonly string[]): readonly string[] {
  if (meaningOf(words)) return words;
  const joined = [...words.keys()].map((at) =>
    words.toSpliced(at, 2, `${words[at]}${words[at + 1] ?? ''}`),
  );
  return joined.find((each) => meaningOf(each) !== null) ?? words;
}

let vocabulary: ReadonlySet<string> | undefined;
/** Short words that sound alike are often both right: a taster is not a tester. */
const SHORTEST_RESPELT = 7;

/** Hindi as the tables show it in English: "ड्राइवर" is a driver. */
function knownWords(text: string, isTitle: boolean): readonly string[] {
  const typed = wordsOf(text).filter((word) => isTitle || !isHindi(word) || !WORKPLACES.has(word));
  if (!isHindi(text)) return typed;
  return inEnglishSpans(typed).flatMap(({ shownAs }) => wordsOf(shownAs));
}

function inEnglishSpans(typed: readonly string[]) {
  const words = inEnglish(typed);
  return spansOf(words, (part) => part.some(isHindi) && meaningOf(part) !== null).map(
    ({ from, length }) => ({
      shownAs: shown(words.slice(from, from + length).join(' ')),
      written: typed.slice(from, from + length).join(' '),
    }),
  );
}

/** The words in the spelling and language of the text, such as "React" for "react", if it has them side by side. */
function asWritten(words: string, text: string): string {
  const start = text.toLowerCase().indexOf(words);
  if (start >= 0) return text.slice(start, start + words.length);
  const inHindi = inEnglishSpans(wordsOf(text)).find(({ shownAs }) => shownAs === words);
  return inHindi ? withDots(inHindi.written, text) : words;
}

/** The words of a text as it has them, with the dots of Hindi that a comparison leaves out. */
function withDots(written: string, text: string): string {
  const typed = text.split(/[\s,/|;.()।]+/);
  const size = written.split(' ').length;
  const found = [...typed.keys()].find((at) => wordsOf(typed.slice(at, at + size).join(' ')).join(' ') === written); // oxfmt-ignore
  return found === undefined ? written.normalize() : typed.slice(found, found + size).join(' ');
}

function occupation(name: string, wishes: Wish[], details: string[]): Occupation {
  const isLeader = wordsOf(name).some((word) => LEADERS.has(word));
  const kinds = kindsIn([
    ...wishes.flatMap(({ text }) => text.split(' ').map(singular)),
    ...details,
  ]);
  const ways = wishes.map(waysOf);
  const heads = headsIn([...ways.flat().flatMap(({ words }) => words), ...wordsOf(name)]);
  return { source: 'present', name, wishes, details, ways, kinds, heads, isLeader };
}

const wordsIn = (list: string) => list.split('|').map((word) => singular(word.trim()));
const ON_OTHERS = new Set(wordsIn(WORK_ON_OTHERS));
const ON_THINGS = new Set(wordsIn(WORK_ON_THINGS));
const SAME_RANKS = NAMES_OF_RANKS.map(wordsIn);

/** With other words for the same rank: a developer may be called an engineer. */
function headsIn(words: readonly string[]): ReadonlySet<string> {
  const alike = words.flatMap((word) => SAME_RANKS.filter((row) => row.includes(word)).flat());
  const isSelling = words.some((word) => word.includes('sale'));
  return new Set([...words, ...alike, ...(isSelling ? ON_THINGS : [])]);
}

function isWork({ text, ways }: Wish): boolean {
  const words = text.split(' ');
  if (words.every((word) => RANKS.has(singular(word))) && fieldOfJobTitle(text) === null)
    return false;
  // A mark is a property of the job: "fresher" is a level and no work.
  return ways.every(({ mark }) => !mark) && ways.some(({ typed }) => !typed);
}

/** Two names that find each other are alike. If only one finds the other, they are related. */
function waysOf({ text, ways }: Wish): NamedWay[] {
  const name = text.split(' ').map(singular).join(' ');
  const saysLittle = ({ words, typed }: Way) =>
    words.every((word) => RANKS.has(singular(word))) ||
    (!typed && words.length === 1 && VAGUE.has(singular(words[0]!)));
  const closenessOf = ({ words, typed }: Way) => {
    if (typed) return CLOSENESS.same;
    const back = meaningOf(words)?.phrases.some(
      (phrase) => phrase.map(singular).join(' ') === name,
    );
    return back ? CLOSENESS.alike : CLOSENESS.related;
  };
  return ways
    .filter((way) => !way.mark && !saysLittle(way))
    .map((way) => ({ words: way.words.map(singular), closeness: closenessOf(way) }));
}

const SENIOR = new Set('senior sr lead head principal chief'.split(' '));

/** Whether a title says that the work is for people with many years in it. */
export const isSenior = (title: string): boolean => wordsOf(title).some((word) => SENIOR.has(word));

const LICENSED = LICENSED_WORK.map((name) => wordsOf(name).map(singular));

/** Work that no one can do on skills alone, without a licence. */
export const needsLicence = ({ words }: Title): boolean =>
  LICENSED.some((name) => name.every((word) => words.has(word)));

const APART = KINDS_APART.map((rows) =>
  rows.map((row) => row.split('|').map((name) => wordsOf(name).map(singular).join(' '))),
);

/**
 * The rows of KINDS_APART that the words name: a truck driver needs another licence than the driver of a car.
 */
function kindsIn(words: readonly string[]): Kinds {
  const text = ` ${words.join(' ')} `;
  const isNamed = (names: readonly string[]) => names.some((name) => text.includes(` ${name} `));
  return APART.map((rows) => [...rows.keys()].filter((kind) => isNamed(rows[kind]!)));
}

const DRIVERS = new Set(['driver', 'chauffeur']);
const PROGRAMS = KINDS_APART.indexOf(PROGRAMMING);
const DRIVES = KINDS_APART.indexOf(VEHICLES);
const CAR = 0;

const isDriver = ({ wishes }: Occupation) => wishes.some(({ text }) => DRIVERS.has(singular(text.split(' ').at(-1)!))); // oxfmt-ignore

/**
 * The kinds that the skills say, for someone whose title does not: a software engineer who knows Java works with Java.
 * A driver who names no vehicle drives a car, which is what the licence of most is for.
 */
export function withKindsOf(occupation: Occupation, skills: readonly string[]): Occupation {
  const known = kindsIn(skills.flatMap(wordsOf).map(singular));
  const kinds = occupation.kinds.map((own, list) => {
    if (list === PROGRAMS) return [...new Set([...own, ...known[list]!])];
    if (own.length > 0 || list !== DRIVES || !isDriver(occupation)) return own;
    return known[list]!.length > 0 ? known[list]! : [CAR];
  });
  return { ...occupation, kinds };
}

/** "HR recruitment": two names of the same field, of which a title has one. */
export function eachName(work: Occupation): Occupation[] {
  const shared = (ways: readonly NamedWay[], others: readonly NamedWay[]) =>
    ways.some(({ words }) => others.some((other) => other.words.join(' ') === words.join(' ')));
  const areAlike = work.ways.every((ways, at) => at === 0 || shared(ways, work.ways[0]!));
  if (work.ways.length < 2 || !areAlike) return [work];
  return work.wishes.map((wish, at) => ({ ...work, wishes: [wish], ways: [work.ways[at]!] }));
}

const SOFTWARE = new Set(['software engineer', 'software developer', 'programmer', 'developer']);

/** Whether it is only known that they write software, but not with what. */
export const isAnySoftware = ({ wishes }: Occupation): boolean =>
  wishes.every(({ text }) => SOFTWARE.has(text));

/** Whether a job asks for software of other kinds than someone writes. */
export function asksForOthers(occupation: Occupation, skills: readonly string[]): boolean {
  if (!isAnySoftware(occupation)) return false;
  const asked = kindsIn(skills.flatMap(wordsOf).map(singular));
  return areOthers(occupation.kinds[PROGRAMS]!, asked[PROGRAMS]!);
}

/** What developers of these kinds are called, for someone whose title says only that they write software. */
export function developersOf({ kinds }: Occupation): Occupation[] {
  return kinds[PROGRAMS]!.flatMap((kind) =>
    occupationsIn(`${PROGRAMMING[kind]!.split('|')[0]!.trim()} developer`),
  );
}

/** Work that someone could change to, for what they work with; null if it is for something else. */
export function ofSameKinds(next: Occupation, own: Occupation): Occupation | null {
  const lists = isDriver(next) ? [PROGRAMS, DRIVES] : [PROGRAMS];
  if (lists.some((list) => areOthers(own.kinds[list]!, next.kinds[list]!))) return null;
  const kinds = next.kinds.map((kind, list) =>
    lists.includes(list) && kind.length === 0 ? own.kinds[list]! : kind,
  );
  return withKindsOf({ ...next, kinds }, []);
}

/** The title of a job, read once for all comparisons. */
export interface Title {
  /** Also joined in pairs: "Tele Caller" is a telecaller. */
  words: ReadonlySet<string>;
  /** The words in their order. */
  order: readonly string[];
  /** Its names of work, such as the two of "Cook cum Driver", each with the parts between dashes or brackets. */
  names: readonly (readonly (readonly string[])[])[];
  kinds: Kinds;
  /** The names of work in the title that the tables know, the longest first. */
  phrases: readonly { words: readonly string[]; finds: ReadonlySet<string> }[];
}

/** Jobs have few different titles, and a title is compared with each occupation of a person. */
export const readTitle = memoized((title: string): Title => {
  const typed = wordsOf(title);
  const words = typed.map(singular);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const phrases = phrasesIn(typed).map(({ from, length }) => {
    const phrase = typed.slice(from, from + length);
    const finds = meaningOf(phrase)!.phrases.map((each) => each.map(singular).join(' '));
    return { words: phrase.map(singular), finds: new Set(finds) };
  });
  return {
    words: new Set([...words, ...pairs]),
    order: words,
    names: title
      .split(/[/|,;]|\s(?:&|and|cum|or|या)\s/i)
      .map((name) => name.split(/[()]|\s[-–—]\s/).map((part) => wordsOf(part).map(singular))),
    kinds: kindsIn(words),
    phrases,
  };
});

/**
 * "Chartered Accountant" contains "accountant" but is other work; "GST Accountant" contains it and is the same work.
 * The tables tell them apart: a longer name counts in full only if it also finds the shorter one. Another name of the
 * work inside a longer name says little: a finance manager is an accounts manager, but not a key account manager. A
 * word in between makes it other work, if that has a name: a site engineer is not a site reliability engineer.
 */
function closenessIn({ words, closeness }: NamedWay, title: Title): number {
  if (!words.every((word) => title.words.has(word)) || isRefused(words, title.order)) return 0;
  const name = words.join(' ');
  const longer = title.phrases.find(
    (phrase) =>
      phrase.words.length > words.length && words.every((word) => phrase.words.includes(word)),
  );
  const isTogether = areTogether(words, title.order);
  if (!longer && !isTogether && title.phrases.some((phrase) => isOther(phrase, words))) {
    return Math.min(closeness, CLOSENESS.partly);
  }
  if (!longer && (!isTogether || isBeforeOther(words, closeness, title))) {
    return Math.min(closeness, CLOSENESS.related);
  }
  if (!longer || longer.finds.has(name)) return closeness;
  const isOwnName = closeness === CLOSENESS.same && words.length > 1 && isTogether;
  return Math.min(closeness, isOwnName ? CLOSENESS.related : CLOSENESS.partly);
}

/** "Non Voice Process" is not a voice process. */
const isRefused = (words: readonly string[], title: readonly string[]): boolean =>
  title[title.indexOf(words[0]!) - 1] === 'non';

/** Whether a title has these words side by side, in any order: "Executive - Accounts". */
export const areTogether = (words: readonly string[], title: readonly string[]): boolean =>
  words.length === 1 ||
  title.some((_word, at) => words.every((word) => title.slice(at, at + words.length).includes(word))); // oxfmt-ignore

/** Another name of the work, right before the name of other work: a "Store Cashier" is not a store keeper. */
function isBeforeOther(words: readonly string[], closeness: number, { order, phrases }: Title) {
  const [word, ...more] = words;
  const at = order.indexOf(word!);
  if (closeness === CLOSENESS.same || more.length > 0 || at < 0) return false;
  const [next, ...rest] = order.slice(at + 1);
  if (next === undefined || RANKS.has(next)) return false;
  const alone = rest.length > 0 ? null : meaningOf([next]);
  if (alone) return !alone.phrases.some(([first, ...others]) => first === word && others.length === 0); // oxfmt-ignore
  return phrases.some(
    (phrase) => phrase.words.join(' ') === [next, ...rest].join(' ') && !phrase.finds.has(word!),
  );
}

/** Whether it is the name of other work that shares its last word: "test engineer" in "Software Test Engineer". */
const isOther = ({ words, finds }: Title['phrases'][number], name: readonly string[]) =>
  words.length > 1 &&
  words.at(-1) === name.at(-1) &&
  !words.every((word) => name.includes(word)) &&
  !finds.has(name.join(' '));

/** Whether it is the title of someone who leads others. */
export const isLeading = ({ words }: Title): boolean =>
  [...words].some((word) => LEADERS.has(word));

/**
 * search.work: how closely these titles name the same work, from 0 to 1. Work that someone could change to
 * has to be named exactly.
 */
export function closenessOf(occupation: Occupation, title: Title): number {
  const closeness = closenessOfNames(occupation, title);
  const leads = isLeading(title);
  const besideLeading = closeness > CLOSENESS.related ? CLOSENESS.related : CLOSENESS.partly;
  const named = leads === occupation.isLeader ? closeness : Math.min(closeness, besideLeading);
  if (!isNext(occupation.source)) return named;
  return named === CLOSENESS.same ? CLOSENESS.neighbour : 0;
}

/**
 * Whether the title is of people who work on what these words name: "Nurse Recruiter", "Recruiter – Staff Nurse Hiring".
 */
function isWorkedOn(words: readonly string[], heads: ReadonlySet<string>, title: Title): boolean {
  const writesSoftware = heads.has('developer');
  const worksOn = (word: string | undefined) =>
    !heads.has(word!) && (ON_OTHERS.has(word!) || (writesSoftware && word === 'operator'));
  const found = title.names.flatMap((parts) => {
    const at = parts.findLastIndex((part) => endIn(part, words) > 0);
    if (at < 0) return [];
    const [next, ...rest] = parts[at]!.slice(endIn(parts[at]!, words));
    const isSubject = parts.slice(0, at).some((before) => worksOn(before.at(-1)));
    const sells = rest.some((word) => ON_THINGS.has(word) && !heads.has(word));
    return [isSubject || sells || [next, ...rest].some(worksOn)];
  });
  return found.length > 0 && found.every(Boolean);
}

/** After how many words of the part the last of these words ends; 0 if none of them is in it. */
function endIn(part: readonly string[], words: readonly string[]): number {
  const isNamed = (word: string, at: number) =>
    words.includes(word) || words.includes(`${part[at - 1]}${word}`);
  return part.findLastIndex(isNamed) + 1;
}

const areOthers = (own: readonly number[], others: readonly number[]) =>
  own.length > 0 && others.length > 0 && !others.some((kind) => own.includes(kind));

function closenessOfNames({ ways, kinds, details, heads }: Occupation, title: Title): number {
  if (kinds.some((own, list) => areOthers(own, title.kinds[list]!))) return 0;
  const closenessBy = (way: NamedWay) =>
    isWorkedOn(way.words, heads, title) ? 0 : closenessIn(way, title);
  const found = ways.map((each) => Math.max(0, ...each.map(closenessBy)));
  const positive = found.filter((closeness) => closeness > 0);
  if (positive.length === 0) return 0;
  if (positive.length < found.length) return CLOSENESS.partly * (positive.length / found.length);
  const lowest = Math.min(...positive);
  const missing = details.filter((word) => !title.words.has(word)).length;
  return missing === 0 ? lowest : lowest * 0.85;
}
