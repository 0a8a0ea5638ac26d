import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { parseSalary } from '#schema/salary/parseSalary.ts';
import { textOf } from './pendingChange.rules.ts';
import { leadsToMessenger, riskSignsOf, wordsBehind } from './risk.rules.ts';

const TEXTS = [
  'title',
  'name',
  'salary',
  'location',
  'address',
  'city',
  'state',
  'country',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
];

/** A sign and the words that triggered it, if any. */
export interface TextSign {
  sign: RiskSign;
  words: readonly string[];
}

/** The signs in the texts and pay alone, without reports by users. */
export function textSigns(
  subject: 'job' | 'company',
  values: Readonly<Record<string, unknown>>,
  { hasTwin, companyWebsite }: { hasTwin: boolean; companyWebsite: string | null },
): TextSign[] {
  const texts = [
    ...TEXTS.map((name) => values[name]).filter((text) => typeof text === 'string'),
    ...[textOf(values['website'])].filter(leadsToMessenger),
    ...questionTexts(values['questions'] as readonly JobQuestion[] | undefined),
  ];
  const salary = subject === 'job' ? textOf(values['salary']) : '';
  const pay = parseSalary(salary);
  const signs = riskSignsOf({
    texts,
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    experienceLevel: (values['experienceLevel'] ?? null) as ExperienceLevel | null,
    feeReports: 0,
    twins: hasTwin ? 1 : 0,
    companyStatus: 'approved',
    companyWebsite,
    companyEmail: 'known',
    takenDown: 0,
  });
  const wordsOf = (sign: RiskSign) =>
    sign === 'pay' ? [salary] : wordsBehind(sign, { texts, companyWebsite });
  return signs.map((sign) => ({ sign, words: wordsOf(sign) }));
}

export function questionTexts(questions: readonly JobQuestion[] = []): string[] {
  return questions.flatMap(({ text, options }) => [text, ...options]);
}
