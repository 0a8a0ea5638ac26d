import type { Qualification } from '#schema/options/qualifications.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';

/** The parts of a job that most lists do not show. Lists of sentences are stored one per line. */
export interface JobDetails {
  description: string;
  descriptionHtml: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  educationLevel: Qualification | null;
  salaryPeriod: SalaryPeriod | null;
}

/** What comes with the rows of a list whose query asks for it. */
export type RowDetails = Partial<JobDetails & { categoryTitle: string | null }>;
