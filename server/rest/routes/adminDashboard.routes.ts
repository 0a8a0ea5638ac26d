import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

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

export const adminDashboardRoutes = [
  restRoute({
    method: 'GET',
    path: '/admin/dashboard/stats',
    summary: 'The figures of the market, and how they change',
    operation: Stats,
    answer: ['admin', 'stats'],
  }),
];
