import {
  analyticsFiguresSchema,
  type AnalyticsFiguresValues,
} from '#schema/validation/analyticsFigures.ts';
import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';
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
  restRoute({
    method: 'GET',
    path: '/admin/dashboard/stats',
    summary: 'Read the figures of the dashboard and their changes',
    operation: Stats,
    answer: ['admin', 'stats'],
  }),
  restRoute({
    method: 'GET',
    path: '/admin/dashboard/analytics/users',
    summary: 'Read figures about users, their changes, and the analytics queries behind them',
    operation: UserAnalytics,
    query: PERIOD,
    answer: ['admin', 'analytics', 'figures'],
    lift: 'users',
  }),
  restRoute({
    method: 'GET',
    path: '/admin/dashboard/analytics/jobs',
    summary:
      'Read figures about jobs and companies, their changes, and the analytics queries behind them',
    operation: JobAnalytics,
    query: PERIOD,
    answer: ['admin', 'analytics', 'figures'],
    lift: 'jobs',
  }),
  restRoute({
    method: 'GET',
    path: '/admin/dashboard/analytics/applications',
    summary:
      'Read figures about applications, their changes, and the analytics queries behind them',
    operation: ApplicationAnalytics,
    query: PERIOD,
    answer: ['admin', 'analytics', 'figures'],
    lift: 'applications',
  }),
];
