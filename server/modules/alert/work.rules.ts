import { fieldOfJobTitle, JOB_TITLES } from '#schema/options/jobTitles.ts';
import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';
import {
  areTogether,
  closenessOf,
  CLOSENESS,
  isLeading,
  occupationsIn,
  readTitle,
  type Occupation,
} from '#server/modules/search/words/work.rules.ts';

interface OfferedWork {
  title: string;
  skills: readonly string[];
}

/**
 * alert.work: if the keywords name work, a job must be that work or ask for it as a skill. The search also lists what
 * only resembles it, such as a computer operator for a machine operator, and people skip it; in an email it is a mistake.
 */
export function workTest(keywords: string): (job: OfferedWork) => boolean {
  const wanted = occupationsIn(keywords).flatMap(eachKind);
  if (wanted.length === 0) return () => true;
  const isWanted = (title: string, skills: readonly string[]) =>
    wanted.some((work) => isTitleOf(work, title, skills));
  const field = fieldOf(keywords);
  return ({ title, skills }) =>
    titlesIn(title).some((each) => isWanted(each, skills)) ||
    (isInField(field, title) && wanted.some((work) => isAskedAsSkill(work, skills)));
}

/** "Accountant Tally" names two kinds of work that the tables know. The search has looked for both. */
const eachKind = (work: Occupation): Occupation[] =>
  work.wishes.flatMap((wish, at) =>
    wish.isWork
      ? [{ ...work, name: wish.text, wishes: [wish], ways: [work.ways[at]!], details: [] }]
      : [],
  );

/** "Store Keeper / Store Incharge" is two titles. */
const titlesIn = (title: string) => title.split(/[/|,;()]|\s(?:cum|or)\s/i).filter(Boolean);

function isTitleOf(work: Occupation, text: string, skills: readonly string[]): boolean {
  const title = readTitle(text);
  const isLeader = isLeading(title);
  // A manager is not the executive that someone asked for. "Sales" alone is a field, which has managers too.
  if (namesPerson(work) && isLeader !== work.isLeader) return false;
  const closeness = closenessOf({ ...work, isLeader }, title);
  const typed = wordsOfWork(work);
  const isTyped = typed.every((word) => title.words.has(word)) && areTogether(typed, title.order);
  if ((isTyped && closeness > 0) || closeness > CLOSENESS.related) return true;
  // "Customer care" alone is a field, which has more than one kind of work. Of a person, what is only related has to ask
  // for the rest of the name as a skill.
  if (!namesPerson(work)) return closeness > CLOSENESS.partly;
  const missing = typed.filter((word) => !title.words.has(word) && !PERSON.test(word));
  const asked = new Set(skills.flatMap(wordsOf).map(singular));
  return closeness > CLOSENESS.partly && missing.length > 0 && missing.every((word) => asked.has(word)); // oxfmt-ignore
}

/** "Delivery boy" is not in the list of titles, but says as well who is meant. */
const namesPerson = ({ name, ways }: Occupation) =>
  isPerson(name) || ways.flat().some(({ words }) => isShortFor(name, words) && isPerson(words.join(' '))); // oxfmt-ignore

const isPerson = (name: string) => fieldOfJobTitle(name) !== null || PERSON.test(name);

/** "BDE" */
const isShortFor = (name: string, words: readonly string[]) =>
  name === words.map(([first]) => first).join('');

const PERSON =
  /\b(?:agent|assistant|associate|boy|engineer|executive|girl|lady|man|officer|operator|person|specialist|technician)$/i;

/** An office boy who cleans is in no housekeeping; a software engineer who knows React is as good as a React developer. */
const isInField = (field: string | null, title: string): boolean =>
  field === null || titlesIn(title).some((each) => [null, field].includes(fieldOf(each)));

/** The field of the first title of the list that names this work. */
function fieldOf(text: string): string | null {
  fields ??= new Map(JOB_TITLES.map((title) => [keyOfTitle(title), fieldOfJobTitle(title)!.field]));
  const names = occupationsIn(text)
    .flatMap(({ ways }) => ways.flat())
    .flatMap(({ words, closeness }) => (closeness > CLOSENESS.related ? [words.join(' ')] : []));
  const listed = [keyOfTitle(text), ...names].find((name) => fields!.has(name));
  return listed === undefined ? null : fields.get(listed)!;
}

let fields: ReadonlyMap<string, string> | undefined;

const keyOfTitle = (title: string) => wordsOf(title).map(singular).join(' ');

function isAskedAsSkill(work: Occupation, skills: readonly string[]): boolean {
  const [word, ...more] = wordsOfWork(work);
  return more.length === 0 && skills.some((skill) => wordsOf(skill).map(singular).includes(word!));
}

const wordsOfWork = ({ wishes }: Occupation) =>
  wishes.flatMap(({ text }) => text.split(' ').map(singular));
