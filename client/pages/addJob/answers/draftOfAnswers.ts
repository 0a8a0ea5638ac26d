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

/**
 * The answers that become sections of the description. The others become the requirements and the
 * responsibilities.
 */
type Section = Extract<AnswerName, 'place' | 'pay'>;

/** The words of the templates. */
export interface DraftWords {
  opening: (title: string) => string;
  heading: (of: Section) => string;
  /** A line about the experience among the requirements. */
  experience: (experience: string) => string;
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
 * The description, in light Markdown, and the requirements and responsibilities, one per line. Unanswered questions are
 * left out.
 */
export function draftOfAnswers(title: string, answers: Answers, words: DraftWords) {
  const lines = (name: AnswerName) => linesOf(answers[name]);
  const section = (name: Section) => {
    const own = lines(name);
    return own.length > 0 ? [`### ${words.heading(name)}\n${own.join('\n')}`] : [];
  };
  const description = [
    ...(title.trim() ? [words.opening(title.trim())] : []),
    ...section('place'),
    ...section('pay'),
  ];
  const requirements = [...lines('skills'), ...lines('experience').map(words.experience)];
  return {
    description: description.join('\n\n'),
    requirements: requirements.join('\n'),
    responsibilities: lines('duties').join('\n'),
  };
}
