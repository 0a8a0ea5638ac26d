import { JOB_EXPERIENCE_MAX } from '#schema/options/experience.ts';

/** The questions about the job. Long answers have one item per line. */
export const ANSWERS = [
  { name: 'duties', isLong: true },
  { name: 'skills', isLong: true },
  { name: 'experience', isLong: false },
  { name: 'place', isLong: false },
  { name: 'pay', isLong: false },
] as const;
export type AnswerName = (typeof ANSWERS)[number]['name'];
export type Answers = Readonly<Record<AnswerName, string>>;

/** The words of the templates. */
export interface DraftWords {
  opening: (title: string) => string;
  line: (about: 'place' | 'pay' | 'experience', text: string) => string;
}

/** The marks with which people begin the lines of a list. They are removed, because the draft adds its own. */
const MARK = /^\s*(?:[-–—•*·]+|\d{1,2}[.)])\s+/;

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(MARK, '').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => line.charAt(0).toLocaleUpperCase() + line.slice(1));
}

/**
 * The description, without marks that people would have to know, and the requirements and responsibilities, one per line.
 * Unanswered questions are left out.
 */
export function draftOfAnswers(title: string, answers: Answers, words: DraftWords) {
  const lines = (name: AnswerName) => linesOf(answers[name]);
  const named = (name: 'place' | 'pay' | 'experience') =>
    lines(name).map((text) => words.line(name, text));
  const description = [
    ...(title.trim() ? [words.opening(title.trim())] : []),
    ...named('place'),
    ...named('pay'),
  ];
  return {
    description: description.join('\n\n'),
    requirements: [...lines('skills'), ...named('experience')].join('\n'),
    responsibilities: lines('duties').join('\n'),
  };
}

/** The answers that a draft has written into the requirements. `mark` begins the line about the experience. */
export function answersOfRequirements(requirements: string, mark: string) {
  const lines = requirements.split('\n');
  const said = lines.find((line) => line.startsWith(mark));
  return {
    skills: lines.filter((line) => !line.startsWith(mark)).join('\n'),
    experience: said?.slice(mark.length).trim() ?? '',
  };
}

const NO_YEARS = /^(?:no|none|fresher|freshers|not |any)|नहीं|फ़्रेशर|^(?:ningun|sin )/i;
const YEARS =
  /(\d{1,2})\s*(?:\+|plus|(?:-|–|to|से|a)\s*\d{1,2})?\s*(?:$|years?|yrs?|साल|वर्ष|años?)/i;

/**
 * The least years in an answer: 2 for "2 to 4 years in retail" and 0 for "none". Empty if it does not say, or says more
 * than a job can ask for.
 */
export function yearsIn(answer: string): string {
  const years = YEARS.exec(answer)?.[1];
  if (years !== undefined) return Number(years) <= JOB_EXPERIENCE_MAX ? `${Number(years)}` : '';
  return NO_YEARS.test(answer.trim()) ? '0' : '';
}
