import type { JobFacts } from '#schema/fields/jobFacts.ts';
import type { Industry } from '#schema/options/industries.ts';
import { levelOfYears, type ExperienceLevel } from '#schema/options/experience.ts';
import { categoryOfJobTitle } from '#schema/options/jobTitles.ts';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';
import type { CategoryIds } from '#server/db/seeds/categories.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedCompany } from '#server/db/seeds/companies.ts';
import { jobIndustryOf } from './companyWork.ts';
import { questionsOf } from './jobQuestions.ts';
import { writeJob } from './jobText.ts';
import type { Place } from '#server/db/seeds/lists/places.ts';
import { earliest } from '#server/db/seeds/moments.ts';
import type { SalaryWords } from './salaryTexts.ts';
import type { LineOfWork, WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';

/** The choices about a job that are made before its row is written. */
export interface JobPlan {
  company: SeedCompany;
  postedBy: string;
  line: LineOfWork;
  role: WorkRole;
  place: Place;
  /** A remote job may have no location. */
  namesPlace: boolean;
  type: JobType;
  years: number;
  pay: SalaryWords;
  isRemote: boolean;
  /** An old advert, which said less. */
  isBrief?: true;
  isFeatured: boolean;
  isHot: boolean;
  adminStatus: AdminStatus;
  postedAt: Date;
  deadline: Date | null;
  closedAt: Date | null;
}

interface JobRow extends SalaryWords {
  id: string;
  company_id: string;
  posted_by: string;
  category_id: string | null;
  title: string;
  description: string;
  description_html: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  location: string;
  district: string | null;
  state: string | null;
  type: JobType;
  industry: Industry;
  experience_years: number;
  experience_level: ExperienceLevel;
  education_level: Qualification | null;
  skills: string[];
  is_remote: boolean;
  is_featured: boolean;
  is_hot: boolean;
  status: JobStatus;
  admin_status: AdminStatus;
  admin_notes: string | null;
  views: number;
  applications_count: number;
  posted_at: Date;
  application_deadline: Date | null;
  closed_at: Date | null;
  facts: JobFacts;
  questions: JobQuestion[];
  created_at: Date;
  updated_at: Date;
}

export interface SeedJob {
  row: JobRow;
  plan: JobPlan;
}

const NOTES: Readonly<Partial<Record<AdminStatus, string>>> = {
  rejected: 'The description does not say what the work is. Please add duties and post again.',
  suspended: 'Reported by two people; on hold until the company has answered.',
};

/** The rows in the order of the plans; no two have the same description. */
export function jobsOfPlans(chance: Chance, plans: JobPlan[], categories: CategoryIds, now: Date) {
  const written = new Set<string>();
  return plans.map((plan): SeedJob => {
    const own = chance.derive(
      `${plan.company.row.slug}/${plan.role.title}/${plan.postedAt.getTime()}`,
    );
    const job = { ...plan, company: plan.company.plan, town: plan.place.town };
    let text = writeJob(own, job);
    while (written.has(text.description)) text = writeJob(own, job);
    written.add(text.description);
    return { plan, row: { ...rowOf(own, plan, categories, now), ...text } };
  });
}

function rowOf(chance: Chance, plan: JobPlan, categories: CategoryIds, now: Date) {
  const { role, place, company, postedAt, closedAt, adminStatus } = plan;
  const placed = plan.namesPlace ? place : null;
  const category = categoryOfJobTitle(role.title);
  const looked = new Date(postedAt.getTime() + chance.whole(1, 20) * 3_600_000);
  return {
    id: chance.id(postedAt),
    company_id: company.row.id,
    posted_by: plan.postedBy,
    category_id: category && categories[category],
    title: role.title,
    location: placed?.display ?? '',
    district: placed?.district ?? null,
    state: placed?.state ?? null,
    type: plan.type,
    industry: jobIndustryOf(company.plan),
    ...plan.pay,
    experience_years: plan.years,
    experience_level: levelOfYears(plan.years),
    education_level: role.education,
    skills: [...role.skills],
    is_remote: plan.isRemote,
    is_featured: plan.isFeatured,
    is_hot: plan.isHot,
    status: closedAt ? ('closed' as const) : ('active' as const),
    admin_status: adminStatus,
    admin_notes: NOTES[adminStatus] ?? null,
    questions: questionsOf(chance.derive('questions'), plan),
    views: 0,
    applications_count: 0,
    posted_at: postedAt,
    application_deadline: plan.deadline,
    closed_at: closedAt,
    created_at: postedAt,
    updated_at: closedAt ?? (adminStatus === 'pending' ? postedAt : earliest(looked, now)),
  };
}

export function isLive({ row, plan }: SeedJob, now: Date): boolean {
  return (
    plan.company.row.admin_status === 'approved' &&
    row.admin_status === 'approved' &&
    row.status === 'active' &&
    (row.application_deadline === null || row.application_deadline > now)
  );
}
