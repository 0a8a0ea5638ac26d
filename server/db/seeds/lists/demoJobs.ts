import type { AdminStatus } from '#schema/options/statuses.ts';
import type { WorkRole } from '#server/db/seeds/texts/lineOfWork.ts';

export interface ListedJob {
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
}

export interface DemoJob extends ListedJob {
  /** How many other job seekers have applied. */
  readonly applicants: number;
}

interface DeveloperJob extends ListedJob {
  readonly company: string;
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

/** Recent jobs of other companies for a front end developer with three years in Pune or Bengaluru. */
// oxfmt-ignore
export const DEVELOPER_JOBS: readonly DeveloperJob[] = [
  { company: 'Ikshvaku Infotech', title: 'React Developer', town: 'Pune', years: 3, daysAgo: 1, closesIn: 34 },
  { company: 'Saptarishi Cloudworks', title: 'Front End Developer', town: 'Bengaluru', years: 2, daysAgo: 2, closesIn: 41, isFeatured: true },
  { company: 'Meghdhara Softworks', title: 'React Developer', town: 'Bengaluru', years: 2, daysAgo: 3, closesIn: 28, isHot: true },
  { company: 'Kalpataru Bytes', title: 'Front End Developer', town: 'Pune', years: 3, daysAgo: 3, closesIn: null, isRemote: true },
  { company: 'Panchtatva Payments', title: 'Front End Developer', town: 'Bengaluru', years: 3, daysAgo: 4, closesIn: 26 },
  { company: 'Chandrabhaga Analytics', title: 'Full Stack Developer', town: 'Pune', years: 3, daysAgo: 4, closesIn: 30 },
  { company: 'Dhruvtaal Labs', title: 'Full Stack Developer', town: 'Pune', years: 3, daysAgo: 6, closesIn: 24 },
  { company: 'Ikshvaku Infotech', title: 'Front End Developer', town: 'Pune', years: 2, daysAgo: 8, closesIn: 37 },
];
