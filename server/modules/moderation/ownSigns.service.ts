import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import { parseSalary } from '#schema/salary/parseSalary.ts';
import { riskSignsOf } from './risk.rules.ts';

const TEXTS = [
  'title',
  'name',
  'salary',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
];

/** The signs in what it says itself, whatever others have reported about it. */
export function ownSigns(
  subject: 'job' | 'company',
  values: Readonly<Record<string, unknown>>,
  { hasTwin, companyWebsite }: { hasTwin: boolean; companyWebsite: string | null },
): RiskSign[] {
  const texts = TEXTS.map((name) => values[name]).filter((text) => typeof text === 'string');
  const { salary } = values;
  const pay = subject === 'job' && typeof salary === 'string' ? parseSalary(salary) : null;
  return riskSignsOf({
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
}
