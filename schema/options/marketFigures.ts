import { total, type Figure } from '#schema/analytics/figures/figure.ts';
import { ANALYTICS_FIGURES } from '#schema/analytics/figures/figures.ts';

const { users, jobs, applications } = ANALYTICS_FIGURES;

interface MarketFigure {
  figure: Figure;
  counts: string;
}

/**
 * The figures of the administrators' dashboard, in their documented order and spelling, and what each counts. For a
 * total, the change is what was added. Figures that the analytics screen also shows are the same there.
 */
export const MARKET_FIGURES = {
  totalUsers: { figure: users.totalUsers, counts: 'Everybody with an account.' },
  totalJobs: {
    figure: jobs.totalJobs,
    counts: 'All jobs, whatever has become of them; not the deleted ones.',
  },
  totalCompanies: { figure: jobs.totalCompanies, counts: 'All companies.' },
  totalApplications: { figure: applications.totalApplications, counts: 'All applications.' },
  activeJobs: { figure: jobs.activeJobs, counts: 'Jobs that can be applied for now.' },
  pendingApplications: {
    figure: applications.pendingApplications,
    counts: 'Applications that no employer has answered.',
  },
  newUsersToday: {
    figure: users.newUsersToday,
    counts: "Accounts made since midnight in the site's time zone.",
  },
  newJobsToday: {
    figure: jobs.newJobsToday,
    counts: "Jobs posted since midnight in the site's time zone.",
  },
  pendingCompanies: {
    figure: total('pending_companies'),
    counts: 'Companies that wait for a decision.',
  },
  suspendedUsers: {
    figure: total('suspended_users', 'suspensions'),
    counts: 'People who are suspended; the change is that of suspensions.',
  },
  approvedJobs: {
    figure: total('approved_jobs'),
    counts: 'Jobs that are approved, live or ended.',
  },
  rejectedJobs: {
    figure: total('rejected_jobs'),
    counts: 'Jobs that were rejected.',
  },
} as const satisfies Record<string, MarketFigure>;

export type MarketFigureKey = keyof typeof MARKET_FIGURES;
export const MARKET_FIGURE_KEYS = Object.keys(MARKET_FIGURES) as MarketFigureKey[];
