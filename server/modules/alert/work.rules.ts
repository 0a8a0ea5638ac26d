import { fieldOfJobTitle } from '#schema/options/jobTitles.ts';
import { singular, wordsOf } from '#server/modules/search/words/words.rules.ts';
import {
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
  const isWanted = (title: string) => wanted.some((work) => isTitleOf(work, title));
  return ({ title, skills }) =>
    titlesIn(title).some(isWanted) || wanted.some((work) => isAskedAsSkill(work, skills));
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

function isTitleOf(work: Occupation, text: string): boolean {
  const title = readTitle(text);
  const isLeader = isLeading(title);
  // A manager is not the executive that someone asked for. "Sales" alone is a field, which has managers too.
  if (namesPerson(work.name) && isLeader !== work.isLeader) return false;
  const isTyped = wordsOfWork(work).every((word) => title.words.has(word));
  return isTyped || closenessOf({ ...work, isLeader }, title) > CLOSENESS.partly;
}

/** "Delivery boy" is not in the list of titles, but says as well who is meant. */
const namesPerson = (name: string) =>
  fieldOfJobTitle(name) !== null || /\b(?:boy|girl|lady|man|person)$/i.test(name);

function isAskedAsSkill(work: Occupation, skills: readonly string[]): boolean {
  const [word, ...more] = wordsOfWork(work);
  return more.length === 0 && skills.some((skill) => wordsOf(skill).map(singular).includes(word!));
}

const wordsOfWork = ({ wishes }: Occupation) =>
  wishes.flatMap(({ text }) => text.split(' ').map(singular));
