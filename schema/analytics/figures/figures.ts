import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { growth, outcome, stock, total, today, within, type Figure } from './figure.ts';
import { PERIOD_FACTS, type Period } from './periods.ts';

/**
 * The figures of the analytics screen, with their documented order and spelling, each with its measure; the model
 * defines how it is counted, the word catalogue explains it.
 */
export const ANALYTICS_FIGURES = {
  users: {
    totalUsers: total('users'),
    growthRate: growth('users_growth', 'users'),
    newUsersToday: today('users'),
    activeUsers: within('active_users'),
    jobSeekers: total('job_seekers'),
    employers: total('employers'),
    avgSessionDuration: within('visit_length', 'minutes'),
  },
  jobs: {
    totalJobs: total('jobs'),
    growthRate: growth('jobs_growth', 'jobs'),
    totalCompanies: total('companies'),
    companyGrowthRate: growth('companies_growth', 'companies'),
    newJobsToday: today('jobs'),
    activeJobs: stock('live_jobs', 'stock_live_jobs'),
    featuredJobs: stock('featured_jobs'),
    pendingJobs: stock('pending_jobs', 'stock_pending_jobs'),
    avgApplicationsPerJob: within('applications_per_job', 'ratio'),
    avgTimeToFill: within('time_to_fill', 'days'),
  },
  applications: {
    totalApplications: total('applications'),
    growthRate: growth('applications_growth', 'applications'),
    newApplicationsToday: today('applications'),
    pendingApplications: stock('pending_applications', 'stock_pending_applications'),
    approvedApplications: outcome('approved_applications'),
    rejectedApplications: outcome('rejected_applications'),
    conversionRate: within('hire_rate', 'percent', { part: 'hires', whole: 'applications' }),
  },
} as const satisfies Record<string, Record<string, Figure>>;

export type FigureSection = keyof typeof ANALYTICS_FIGURES;
export const FIGURE_SECTIONS = Object.keys(ANALYTICS_FIGURES) as FigureSection[];

const SERIES: Readonly<Record<FigureSection, string[]>> = {
  users: ['job_seekers', 'employers'],
  jobs: ['jobs'],
  applications: ['applications'],
};

/** The chart over time of each section. */
export const seriesQuestion = (section: FigureSection, period: Period): AnalyticsQuery => ({
  measures: SERIES[section],
  dimensions: ['time'],
  range: PERIOD_FACTS[period].steps,
  grain: PERIOD_FACTS[period].steps.unit,
});
