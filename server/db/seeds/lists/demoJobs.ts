import type { AdminStatus } from '#schema/options/statuses.ts';
import type { WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';

export interface DemoJob {
  readonly title: WorkRole['title'];
  readonly town: string;
  readonly years: number;
  readonly daysAgo: number;
  /** Days from today; negative has passed, null means no deadline. */
  readonly closesIn: number | null;
  readonly adminStatus?: AdminStatus;
  readonly closedDaysAgo?: number;
  readonly isRemote?: true;
  readonly isFeatured?: true;
  readonly isHot?: true;
  /** How many other job seekers have applied. */
  readonly applicants: number;
}

/** The jobs of the employer demo account: one of every kind that Manage Jobs can show. */
// oxfmt-ignore
export const DEMO_JOBS: readonly DemoJob[] = [
  { title: 'Front End Developer', town: 'Pune', years: 2, daysAgo: 16, closesIn: 18, isFeatured: true, applicants: 7 },
  { title: 'Customer Support Executive', town: 'Pune', years: 0, daysAgo: 5, closesIn: 25, isHot: true, applicants: 6 },
  { title: 'QA Engineer', town: 'Pune', years: 1, daysAgo: 9, closesIn: 2, applicants: 4 },
  { title: 'Node.js Developer', town: 'Pune', years: 3, daysAgo: 12, closesIn: null, isRemote: true, isFeatured: true, isHot: true, applicants: 5 },
  { title: 'Business Development Executive (BDE)', town: 'Mumbai', years: 1, daysAgo: 3, closesIn: 27, applicants: 4 },
  { title: 'UI/UX Designer', town: 'Pune', years: 2, daysAgo: 20, closesIn: 10, applicants: 3 },
  { title: 'Technical Support Engineer', town: 'Nagpur', years: 1, daysAgo: 1, closesIn: 30, applicants: 2 },
  { title: 'Accountant', town: 'Pune', years: 2, daysAgo: 28, closesIn: 7, applicants: 3 },
  { title: 'Data Analyst', town: 'Pune', years: 1, daysAgo: 0, closesIn: 29, adminStatus: 'pending', applicants: 0 },
  { title: 'Digital Marketing Executive', town: 'Nashik', years: 1, daysAgo: 1, closesIn: 21, adminStatus: 'pending', applicants: 0 },
  { title: 'Flutter Developer', town: 'Pune', years: 2, daysAgo: 52, closesIn: -12, applicants: 4 },
  { title: 'Inside Sales Executive', town: 'Thane', years: 1, daysAgo: 46, closesIn: -3, applicants: 3 },
  { title: 'HR Executive', town: 'Pune', years: 2, daysAgo: 70, closesIn: 5, closedDaysAgo: 31, applicants: 4 },
  { title: 'WordPress Developer', town: 'Pune', years: 1, daysAgo: 64, closesIn: null, closedDaysAgo: 22, applicants: 4 },
];
