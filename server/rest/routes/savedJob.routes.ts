import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

const SavedJobs = graphql(`
  query RestSavedJobs {
    viewer {
      savedJobs(first: 100) {
        savedJobs: nodes {
          savedAt
          isOpen
          job {
            id
            title
            company {
              id
              name
            }
            location
            type
            salary
            salaryMin
            salaryMax
            isRemote
            postedAt
            applicationDeadline
          }
        }
        total: totalCount
      }
    }
  }
`);

const SaveJob = graphql(`
  mutation RestSaveJob($jobId: ID!) {
    saveJob(input: { jobId: $jobId }) {
      viewer {
        savedJobIds
      }
    }
  }
`);

const UnsaveJob = graphql(`
  mutation RestUnsaveJob($jobId: ID!) {
    unsaveJob(input: { jobId: $jobId }) {
      viewer {
        savedJobIds
      }
    }
  }
`);

export const savedJobRoutes = [
  restRoute({
    method: 'GET',
    path: '/saved-jobs',
    summary: 'The hundred jobs saved last, the newest first',
    operation: SavedJobs,
    answer: ['viewer', 'savedJobs'],
  }),
  restRoute({
    method: 'PUT',
    path: '/saved-jobs/{jobId}',
    summary: 'Save a job; again is no failure',
    operation: SaveJob,
    from: { jobId: 'jobId' },
    answer: ['saveJob', 'viewer'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/saved-jobs/{jobId}',
    summary: 'Take a job off the list',
    operation: UnsaveJob,
    from: { jobId: 'jobId' },
  }),
];
