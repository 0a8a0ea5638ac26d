import { ownJobsSchema, type OwnJobsValues } from '#schema/validation/employers/ownJobs.ts';
import { graphql } from '../gql/gql.ts';
import type { RestMyJobsQueryVariables } from '../gql/graphql.ts';
import { get, patch, post, remove } from '../restRoute.ts';
import { upper } from '#schema/options/letters.ts';
import { pagingNames } from '../paging.ts';

const MyJobs = graphql(`
  query RestMyJobs(
    $search: String
    $show: OwnJobsShown!
    $sort: OwnJobsSort!
    $first: Int!
    $page: Int!
  ) {
    viewer {
      jobs(search: $search, show: $show, sort: $sort, first: $first, page: $page) {
        jobs: nodes {
          ...RestJob
          standing
          adminNotes
          renewableFrom
          pendingChange {
            id
          }
        }
        total: totalCount
        figures {
          total
          featured
          hot
          applications
          views
        }
      }
    }
  }
`);

const CreateJob = graphql(`
  mutation RestCreateJob($input: CreateJobInput!) {
    createJob(input: $input) {
      job {
        ...RestJob
        descriptionHtml
        questions {
          ...RestJobQuestion
        }
        standing
      }
    }
  }
`);

const UpdateJob = graphql(`
  mutation RestUpdateJob($input: UpdateJobInput!) {
    updateJob(input: $input) {
      job {
        ...RestJob
        descriptionHtml
        questions {
          ...RestJobQuestion
        }
        standing
        pendingChange {
          ...RestPendingChange
        }
      }
    }
  }
`);

const DeleteJob = graphql(`
  mutation RestDeleteJob($id: ID!) {
    deleteJob(input: { id: $id }) {
      deletedJobId
    }
  }
`);

export const postingRoutes = [
  get('/jobs/my-jobs', "List the jobs of an employer's company, in any status", MyJobs, {
    query: {
      names: {
        search: 'Words in the title or the place.',
        show: 'all, featured, hot, live, pending, expired or closed.',
        sort: 'date or title.',
        ...pagingNames(12),
      },
      schema: ownJobsSchema,
      toVariables: ({
        search,
        show,
        sort,
        limit,
        page,
      }: OwnJobsValues): RestMyJobsQueryVariables => ({
        search,
        show: upper(show),
        sort: upper(sort),
        first: limit,
        page,
      }),
    },
    answer: ['viewer', 'jobs'],
  }),
  post('/jobs', 'Post a job', CreateJob, {
    answer: ['createJob', 'job'],
    status: 201,
  }),
  patch('/jobs/{id}', "Update one of the company's jobs, or only its flags", UpdateJob, {
    answer: ['updateJob', 'job'],
  }),
  remove('/jobs/{id}', "Delete one of the company's jobs", DeleteJob),
];
