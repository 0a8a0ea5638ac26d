import {
  analyticsFiguresSchema,
  type AnalyticsFiguresValues,
} from '#schema/validation/analyticsFigures.ts';
import { graphql } from '../gql/gql.ts';
import { get } from '../restRoute.ts';
import type { AnalyticsPeriod } from '../gql/graphql.ts';

const Stats = graphql(`
  query RestAdminStats {
    admin {
      stats {
        totalUsers
        totalJobs
        totalCompanies
        totalApplications
        activeJobs
        pendingApplications
        newUsersToday
        newJobsToday
        pendingCompanies
        suspendedUsers
        approvedJobs
        rejectedJobs
        changes {
          totalUsers
          totalJobs
          totalCompanies
          totalApplications
          activeJobs
          pendingApplications
          newUsersToday
          newJobsToday
          pendingCompanies
          suspendedUsers
          approvedJobs
          rejectedJobs
        }
        countedAt
      }
    }
  }
`);

graphql(`
  fragment RestFigure on AnalyticsFigure {
    key
    value
    change
    unit
    definition
    address
    changeAddress
  }
`);

graphql(`
  fragment RestFiguresTaken on AnalyticsFigures {
    from
    countedAt
    timeZone
  }
`);

const UserAnalytics = graphql(`
  query RestAdminUserAnalytics($period: AnalyticsPeriod!) {
    admin {
      analytics {
        figures(period: $period) {
          users {
            totalUsers
            growthRate
            newUsersToday
            activeUsers
            jobSeekers
            employers
            avgSessionDuration
            figures {
              ...RestFigure
            }
          }
          ...RestFiguresTaken
        }
      }
    }
  }
`);

const JobAnalytics = graphql(`
  query RestAdminJobAnalytics($period: AnalyticsPeriod!) {
    admin {
      analytics {
        figures(period: $period) {
          jobs {
            totalJobs
            growthRate
            totalCompanies
            companyGrowthRate
            newJobsToday
            activeJobs
            featuredJobs
            pendingJobs
            avgApplicationsPerJob
            avgTimeToFill
            figures {
              ...RestFigure
            }
          }
          ...RestFiguresTaken
        }
      }
    }
  }
`);

const ApplicationAnalytics = graphql(`
  query RestAdminApplicationAnalytics($period: AnalyticsPeriod!) {
    admin {
      analytics {
        figures(period: $period) {
          applications {
            totalApplications
            growthRate
            newApplicationsToday
            pendingApplications
            approvedApplications
            rejectedApplications
            conversionRate
            figures {
              ...RestFigure
            }
          }
          ...RestFiguresTaken
        }
      }
    }
  }
`);

const PERIOD = {
  names: { period: '7d, 30d, 90d or 1y. Default: 30d.' },
  schema: analyticsFiguresSchema,
  toVariables: ({ period }: AnalyticsFiguresValues) => ({
    period: period.toUpperCase() as AnalyticsPeriod,
  }),
};

export const adminDashboardRoutes = [
  get('/admin/dashboard/stats', 'Read the figures of the dashboard and their changes', Stats, {
    answer: ['admin', 'stats'],
  }),
  get(
    '/admin/dashboard/analytics/users',
    'Read figures about users, their changes, and the analytics queries behind them',
    UserAnalytics,
    { query: PERIOD, answer: ['admin', 'analytics', 'figures'], lift: 'users' },
  ),
  get(
    '/admin/dashboard/analytics/jobs',
    'Read figures about jobs and companies, their changes, and the analytics queries behind them',
    JobAnalytics,
    { query: PERIOD, answer: ['admin', 'analytics', 'figures'], lift: 'jobs' },
  ),
  get(
    '/admin/dashboard/analytics/applications',
    'Read figures about applications, their changes, and the analytics queries behind them',
    ApplicationAnalytics,
    { query: PERIOD, answer: ['admin', 'analytics', 'figures'], lift: 'applications' },
  ),
];
