import { fullList } from '../paging.ts';
import { get, put, remove } from '../restRoute.ts';
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
  get('/saved-jobs', 'List saved jobs, most recently saved first', SavedJobs, {
    query: fullList,
    answer: ['viewer', 'savedJobs'],
  }),
  put('/saved-jobs/{jobId}', 'Save a job; saving it again is not an error', SaveJob, {
    answer: ['saveJob', 'viewer'],
  }),
  remove('/saved-jobs/{jobId}', 'Remove a saved job', UnsaveJob),
];
