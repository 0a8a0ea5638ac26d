import { CHANGE_PERIOD_DAYS } from '#schema/profile/change.ts';

/** What a change compares, each time with as much time right before: so many days, or today with yesterday by this hour. */
export const FIGURE_PERIODS = { days: CHANGE_PERIOD_DAYS, today: 'today' } as const;
export type FigurePeriod = keyof typeof FIGURE_PERIODS;

/**
 * The figures of the administrators' dashboard, in the document's order and spelling: what each counts, and over which
 * period it changes. Of a figure that counts what is there, the change is that of what has come.
 */
export const MARKET_FIGURES = {
  totalUsers: { period: 'days', counts: 'Everybody with an account.' },
  totalJobs: {
    period: 'days',
    counts: 'All jobs, whatever has become of them; not the deleted ones.',
  },
  totalCompanies: { period: 'days', counts: 'All companies.' },
  totalApplications: { period: 'days', counts: 'All applications.' },
  activeJobs: { period: 'days', counts: 'Jobs that can be applied for now.' },
  pendingApplications: { period: 'days', counts: 'Applications that no employer has answered.' },
  newUsersToday: {
    period: 'today',
    counts: "Accounts made since midnight in the site's time zone.",
  },
  newJobsToday: { period: 'today', counts: "Jobs posted since midnight in the site's time zone." },
  pendingCompanies: { period: 'days', counts: 'Companies that wait for a decision.' },
  suspendedUsers: {
    period: 'days',
    counts: 'People who are suspended; the change is that of suspensions.',
  },
  approvedJobs: { period: 'days', counts: 'Jobs that are approved, live or ended.' },
  rejectedJobs: { period: 'days', counts: 'Jobs that were rejected.' },
} as const satisfies Record<string, { period: FigurePeriod; counts: string }>;

export type MarketFigureKey = keyof typeof MARKET_FIGURES;
export const MARKET_FIGURE_KEYS = Object.keys(MARKET_FIGURES) as MarketFigureKey[];
