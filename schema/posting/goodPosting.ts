import { parseSalary } from '#schema/salary/parseSalary.ts';

/** What the checklist looks at, as typed in the wizard. */
export interface PostingTexts {
  salary: string;
  location: string;
  isRemote: boolean;
  description: string;
  requirements: string;
  responsibilities: string;
  shift: string;
  openings: string;
  questions: readonly unknown[];
}

const DUTIES_MIN = 3;
const REQUIREMENTS_MAX = 8;
const DESCRIPTION_MIN = 150;

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

/** posting.good.*: what a good posting has, in the order of the wizard, each with the field that fixes it. */
const CHECKS = {
  place: {
    field: 'location',
    isMet: ({ location, isRemote }: PostingTexts) => location.trim() !== '' || isRemote,
  },
  description: {
    field: 'description',
    isMet: ({ description }: PostingTexts) => description.trim().length >= DESCRIPTION_MIN,
  },
  requirements: {
    field: 'requirements',
    isMet: ({ requirements }: PostingTexts) =>
      linesIn(requirements) > 0 && linesIn(requirements) <= REQUIREMENTS_MAX,
  },
  duties: {
    field: 'responsibilities',
    isMet: ({ responsibilities }: PostingTexts) => linesIn(responsibilities) >= DUTIES_MIN,
  },
  pay: {
    field: 'salary',
    isMet: ({ salary }: PostingTexts) => parseSalary(salary) !== null,
  },
  shift: { field: 'shift', isMet: ({ shift }: PostingTexts) => shift !== '' },
  openings: { field: 'openings', isMet: ({ openings }: PostingTexts) => openings.trim() !== '' },
  questions: {
    field: 'questions',
    isMet: ({ questions }: PostingTexts) => questions.length > 0,
  },
} as const;

export type PostingCheck = keyof typeof CHECKS;

export interface CheckedPosting {
  id: PostingCheck;
  field: (typeof CHECKS)[PostingCheck]['field'];
  isMet: boolean;
}

export function checkPosting(texts: PostingTexts): CheckedPosting[] {
  return (Object.keys(CHECKS) as PostingCheck[]).map((id) => {
    const { field, isMet } = CHECKS[id];
    return { id, field, isMet: isMet(texts) };
  });
}
