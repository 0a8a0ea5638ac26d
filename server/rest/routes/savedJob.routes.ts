import { fullList } from '../fullList.ts';
import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestJobSummary on Job {
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
`);

const SavedJobs = graphql(`
  query RestSavedJobs($first: Int!, $page: Int!) {
    viewer {
      savedJobs(first: $first, page: $page) {
        savedJobs: nodes {
          savedAt
          isOpen
          job {
            ...RestJobSummary
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
    summary: 'List saved jobs, most recently saved first',
    operation: SavedJobs,
    query: fullList,
    answer: ['viewer', 'savedJobs'],
  }),
  restRoute({
    method: 'PUT',
    path: '/saved-jobs/{jobId}',
    summary: 'Save a job; saving it again is not an error',
    operation: SaveJob,
    answer: ['saveJob', 'viewer'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/saved-jobs/{jobId}',
    summary: 'Remove a saved job',
    operation: UnsaveJob,
  }),
];
