import { YES_NO, type JobQuestion } from '#schema/options/jobQuestions.ts';
import { fits, marksOf } from '#schema/screening/fit.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { Seeker } from './seekers.ts';

export interface AnswerRow {
  application_id: string;
  position: number;
  question: JobQuestion;
  answer: string | null;
  file_id: null;
  fits: boolean | null;
}

/** Answers to the questions of a job: most fit, and a question that may be left out sometimes is. */
export function answersOf(
  chance: Chance,
  id: string,
  questions: readonly JobQuestion[],
  seeker: Seeker,
): AnswerRow[] {
  return questions.map((question, position) => {
    const isLeftOut = question.kind === 'file' || (!question.isRequired && chance.happens(0.15));
    const answer = isLeftOut ? null : answerTo(chance, question, seeker);
    const row = { application_id: id, position, question, answer, file_id: null };
    return { ...row, fits: fits(question, answer) };
  });
}

function answerTo(
  chance: Chance,
  { kind, options, wanted }: JobQuestion,
  { years, role }: Seeker,
): string {
  if (kind === 'number') return String(years);
  if (kind === 'text') return chance.some(role.skills, 3).join(', ');
  const all = kind === 'yes_no' ? YES_NO : options;
  return wanted.length > 0 && chance.happens(0.7) ? chance.pick(wanted) : chance.pick(all);
}

export function marksIn(answers: readonly AnswerRow[]) {
  const { asked, fitting, missed } = marksOf(answers);
  return { answers_asked: asked, answers_fitting: fitting, musts_missed: missed };
}
