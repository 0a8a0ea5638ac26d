import type { Qualification } from '#schema/options/qualifications.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';

/** A job's row beside what lists show. Lists of sentences are stored one a line. */
export interface JobDetails {
  description: string;
  descriptionHtml: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  skills: string[];
  experienceYears: number | null;
  educationLevel: Qualification | null;
  salaryPeriod: SalaryPeriod | null;
}
