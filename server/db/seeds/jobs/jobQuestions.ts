import { categoryOfJobTitle } from '#schema/options/jobTitles.ts';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import {
  STARTER_QUESTIONS,
  startersFor,
  type StarterName,
  type StarterQuestion,
} from '#schema/screening/starterQuestions.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { ASKED_WHERE, QUESTION_WORDS } from '#server/db/seeds/lists/questionWords.ts';
import { translator } from '#server/lib/words.ts';
import type { JobPlan } from './jobRow.ts';

/** Most employers ask nothing; those who do ask two to four questions. */
const SHARE_WITH_QUESTIONS = 0.2;

/** What a job of the demo market asks its applicants. The demo account's company always asks. */
export function questionsOf(chance: Chance, plan: JobPlan): JobQuestion[] {
  const names = startersFor(categoryOfJobTitle(plan.role.title));
  if (plan.company.plan.name === DEMO_COMPANY) {
    const t = translator('en', 'questions');
    return names
      .slice(0, chance.whole(2, 4))
      .map((name) => starter(name, t(`starter.${name}.text`), true));
  }
  if (plan.isBrief || !chance.happens(SHARE_WITH_QUESTIONS)) return [];
  return chosen(chance, names, plan).map((name) =>
    starter(name, filled(chance.pick(wordsFor(name, plan)), plan), false),
  );
}

/** Questions for this kind of work that make sense for the role, and one or two that are asked for any job. */
function chosen(chance: Chance, names: readonly StarterName[], plan: JobPlan): StarterName[] {
  const { role, years, isRemote } = plan;
  const { title, skills, remote = '', about, duties, needs, offers, hours } = role;
  const text = [title, ...skills, remote && 'remote', ...about, ...duties, ...needs, ...offers, ...Object.keys(hours), ...Object.values(hours)].join('. '); // oxfmt-ignore
  const fitting = names.filter((name) => {
    if ((name === 'experience' || name === 'targets') && years === 0) return false;
    if (name === 'relocate') return !isRemote;
    return name in QUESTION_WORDS && (ASKED_WHERE[name]?.test(text) ?? true);
  });
  const isForAll = (name: StarterName) => !('categories' in STARTER_QUESTIONS[name]);
  const own = fitting.filter((name) => !isForAll(name)).slice(0, 2);
  const others = chance.some(fitting.filter(isForAll), chance.whole(1, 2));
  return [...own, ...fitting.filter((name) => others.includes(name))];
}

/** Someone who works from home does not start in a town. */
const wordsFor = (name: StarterName, { isRemote }: JobPlan): string[] =>
  QUESTION_WORDS[name]!.filter((words) => !isRemote || !words.includes('{town}'));

function filled(words: string, { role, place }: JobPlan): string {
  const article = /^([aeio]|HR\b|SEO\b|HVAC\b)/i.test(role.title) ? 'an' : 'a';
  const title = role.title.replace(/ \(.*\)/, '');
  return words.replaceAll('{a title}', `${article} ${title}`).replaceAll('{town}', place.town);
}

/** Only the demo account's company insists on an answer, and only to what it must know. */
function starter(name: StarterName, text: string, insists: boolean): JobQuestion {
  const t = translator('en', 'questions');
  const question: StarterQuestion = STARTER_QUESTIONS[name];
  const { kind, options = [], wanted = [], minimum = null, weight = 'nice' } = question;
  const inWords = (answer: string) =>
    options.includes(answer) ? t(`starter.${name}.${answer}`) : answer;
  return {
    kind,
    text,
    options: options.map(inWords),
    isRequired: insists && weight === 'must',
    wanted: wanted.map(inWords),
    minimum,
    weight: wanted.length > 0 || minimum !== null ? weight : null,
  };
}
