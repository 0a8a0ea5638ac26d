import { outcome, stock, type Figure } from '#schema/analytics/figures/figure.ts';
import { ANALYTICS_FIGURES } from '#schema/analytics/figures/figures.ts';

const { users, jobs, applications } = ANALYTICS_FIGURES;

interface MarketFigure {
  figure: Figure;
  counts: string;
}

/**
 * The figures of the administrators' dashboard, in their documented order and spelling, and what each counts. Figures that the analytics screen also shows are the same there.
 */
export const MARKET_FIGURES = {
  totalUsers: { figure: users.totalUsers, counts: 'Everyone with an account.' },
  totalJobs: {
    figure: jobs.totalJobs,
    counts: 'All jobs in any status, except deleted ones.',
  },
  totalCompanies: { figure: jobs.totalCompanies, counts: 'All companies.' },
  totalApplications: { figure: applications.totalApplications, counts: 'All applications.' },
  activeJobs: { figure: jobs.activeJobs, counts: 'Jobs that people can apply for now.' },
  pendingApplications: {
    figure: applications.pendingApplications,
    counts: 'Applications in status pending, without withdrawn ones.',
  },
  newUsersToday: {
    figure: users.newUsersToday,
    counts: "Accounts created since midnight in the site's time zone.",
  },
  newJobsToday: {
    figure: jobs.newJobsToday,
    counts: "Jobs posted since midnight in the site's time zone.",
  },
  pendingCompanies: {
    figure: stock('pending_companies', 'stock_pending_companies'),
    counts: 'Companies waiting for a decision.',
  },
  suspendedUsers: {
    figure: stock('suspended_users', 'stock_suspended_accounts'),
    counts: 'Users who are suspended now.',
  },
  approvedJobs: {
    figure: outcome('approved_jobs'),
    counts: 'Approved jobs, whether live or ended.',
  },
  rejectedJobs: {
    figure: outcome('rejected_jobs'),
    counts: 'Jobs that were rejected.',
  },
} as const satisfies Record<string, MarketFigure>;

export type MarketFigureKey = keyof typeof MARKET_FIGURES;
export const MARKET_FIGURE_KEYS = Object.keys(MARKET_FIGURES) as MarketFigureKey[];
