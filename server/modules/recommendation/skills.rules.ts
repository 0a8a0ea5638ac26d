import { memoized } from '#server/lib/memoized.ts';
import { fieldOfJobTitle } from '#schema/options/jobTitles.ts';
import { LANGUAGES } from '#schema/options/languages.ts';
import { inLatin, isHindi } from '#server/modules/search/words/hindi.rules.ts';
import { meaningOf, shown } from '#server/modules/search/words/phrases.rules.ts';
import { similarSounding } from '#server/modules/search/words/soundAlike.rules.ts';
import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';

/** A skill as it was written, and the words that say which one it is. */
export interface Skill {
  name: string;
  words: readonly string[];
  /** Everyone has it and every job asks for it, so it says little. */
  isSoft: boolean;
}

/** Words that do not change which skill is meant: "GST Filing" is GST, "Tally Prime" is Tally. */
const SILENT = new Set(
  'a adobe advance advanced and basic certification certified development erp expert filing for good hand in knowledge microsoft ms of on prime proficiency programming proficient return skill strong the to tool using with working'.split(
    ' ',
  ),
);

/** Too general to be had through a more special skill: "Team Management" is not "Management". */
const GENERAL = new Set(
  'analysis business computer customer data design digital engineering machine maintenance management marketing operation planning process project quality report reporting sale service software support system technical testing training writing'.split(
    ' ',
  ),
);

/** The market names the same skills in thousands of jobs. */
const keyWords = memoized((name: string): readonly string[] => {
  const words = skillWords(name)
    .map((word) => (/^[a-z]{3,}js$/.test(word) ? word.slice(0, -2) : singular(word)))
    .filter((word) => !/^\d+$/.test(word));
  const telling = words.filter((word) => !SILENT.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}, 5_000);

const SOFT = new Set(
  [
    'Communication',
    'Communication Skills',
    'Good Communication',
    'Team Management',
    'Teamwork',
    'Team Work',
    'Team Player',
    'Leadership',
    'Problem Solving',
    'Time Management',
    'Decision Making',
    'Presentation',
    'Interpersonal Skills',
    'Hard Working',
    'Punctuality',
    'Adaptability',
    'English',
    'Hindi',
    'Spoken English',
    'Computer Basics',
  ].map((name) => keyWords(name).join(' ')),
);

/** Hindi as the English word that sounds or means the same, if the tables of the search know one. */
function skillWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!isHindi(word)) return word;
    const known = meaningOf([word])?.phrases;
    const isMeant = (name: string) => !known || known.some((phrase) => phrase.includes(name));
    const shortest = known
      ?.filter((phrase) => !phrase.some(isHindi))
      .toSorted((one, other) => one.length - other.length)[0];
    return similarSounding(inLatin(word)).find(isMeant) ?? shortest ?? shown(word);
  });
}

export function readSkills(names: readonly string[]): Skill[] {
  const byKey = new Map<string, Skill>();
  for (const name of names) {
    const words = keyWords(name);
    const key = words.join(' ');
    if (key !== '' && !byKey.has(key)) byKey.set(key, { name, words, isSoft: SOFT.has(key) });
  }
  return [...byKey.values()];
}

const keysOf = (names: readonly string[]) => names.map((name) => keyWords(name).join(' '));

const COMPUTER = new Set(
  keysOf([...LANGUAGES, 'Microsoft Excel', 'Microsoft Office', 'Word', 'PowerPoint', 'Internet', 'Email', 'Computer']), // oxfmt-ignore
);

/** Languages and what people need at any computer. */
export const isComputerSkill = ({ words }: Skill): boolean => COMPUTER.has(words.join(' '));

/** Languages and skills of any office, which lead to no work of their own. */
const OFFICE = new Set([
  ...COMPUTER,
  ...keysOf(['Typing', 'Data Entry', 'Tally', 'Customer Service', 'Sales', 'Hindi Typing', 'English Typing', 'Driving Licence', 'Two Wheeler Licence']), // oxfmt-ignore
]);

export const isOfficeSkill = ({ words }: Skill): boolean => OFFICE.has(words.join(' '));

/** A skill of few kinds of work: who has it can often do other work that asks for it. */
export const isSpecialSkill = (skill: Skill): boolean =>
  !skill.isSoft && !isOfficeSkill(skill) && !(skill.words.length === 1 && GENERAL.has(skill.words[0]!)); // oxfmt-ignore

/** "Forklift Licence": no one does the work without it. */
export const isLicence = ({ words }: Skill): boolean =>
  words.at(-1) === 'licence' || words.at(-1) === 'license';

/** A text as words that can be searched for the name of a skill. */
export const plainWords = (text: string): string => ` ${skillWords(text).map(singular).join(' ')} `;

/** Whether someone with `own` has what a job calls `asked`. A more special skill includes the general one. */
export function covers(own: Skill, asked: Skill): boolean {
  const [one] = asked.words;
  const isGeneral = asked.words.length === 1 && GENERAL.has(one!);
  if (isGeneral) return own.words.length === 1 && own.words[0] === one;
  if (
    asked.words.every((word) => own.words.some((mine) => mine === word || isKindOf(mine, word)))
  ) {
    return true;
  }
  return isSynonym(own.words, asked.words) && isSynonym(asked.words, own.words);
}

/** "MySQL" is a kind of SQL, "NoSQL" is not. */
const isKindOf = (special: string, general: string) =>
  general === 'sql' && special.endsWith('sql') && special !== 'nosql';

/**
 * Two names of one thing in the tables of the search, such as "JS" and "JavaScript". Names that find a job are only used
 * by the same people: who knows Photoshop may not know CorelDRAW.
 */
function isSynonym(one: readonly string[], other: readonly string[]): boolean {
  const phrases = meaningOf(one)?.phrases ?? [];
  const name = other.join(' ');
  if (!phrases.some((phrase) => phrase.map(singular).join(' ') === name)) return false;
  const isJob = phrases.some((phrase) => fieldOfJobTitle(phrase.join(' ')) !== null);
  return !isJob || isShortFor(one, other) || isShortFor(other, one);
}

const isShortFor = (one: readonly string[], other: readonly string[]) =>
  one.join('') === other.map(([first]) => first).join('');
