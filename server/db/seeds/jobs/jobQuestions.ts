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
import { translator } from '#server/lib/words.ts';
import type { JobPlan } from './jobRow.ts';

/** Most employers ask nothing; those who do ask two to four questions. */
const SHARE_WITH_QUESTIONS = 0.2;

/** What a job of the demo market asks its applicants. The demo account's company always asks. */
export function questionsOf(chance: Chance, { role, company }: JobPlan): JobQuestion[] {
  const isDemo = company.plan.name === DEMO_COMPANY;
  if (!isDemo && !chance.happens(SHARE_WITH_QUESTIONS)) return [];
  const names = startersFor(categoryOfJobTitle(role.title));
  return names.slice(0, chance.whole(2, 4)).map((name) => starter(name, isDemo));
}

/** Only the demo account's company insists on an answer, and only to what it must know. */
function starter(name: StarterName, insists: boolean): JobQuestion {
  const t = translator('en', 'questions');
  const question: StarterQuestion = STARTER_QUESTIONS[name];
  const { kind, options = [], wanted = [], minimum = null, weight = 'nice' } = question;
  const inWords = (answer: string) =>
    options.includes(answer) ? t(`starter.${name}.${answer}`) : answer;
  return {
    kind,
    text: t(`starter.${name}.text`),
    options: options.map(inWords),
    isRequired: insists && weight === 'must',
    wanted: wanted.map(inWords),
    minimum,
    weight: wanted.length > 0 || minimum !== null ? weight : null,
  };
}
