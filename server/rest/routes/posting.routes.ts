import { ownJobsSchema, type OwnJobsValues } from '#schema/validation/employers/ownJobs.ts';
import { graphql } from '../gql/gql.ts';
import type { RestMyJobsQueryVariables } from '../gql/graphql.ts';
import { restRoute } from '../restRoute.ts';
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
  restRoute({
    method: 'GET',
    path: '/jobs/my-jobs',
    summary: "List the jobs of an employer's company, in any status",
    operation: MyJobs,
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
  restRoute({
    method: 'POST',
    path: '/jobs',
    summary: 'Post a job',
    operation: CreateJob,
    body: 'input',
    answer: ['createJob', 'job'],
    status: 201,
  }),
  restRoute({
    method: 'PATCH',
    path: '/jobs/{id}',
    summary: "Update one of the company's jobs, or only its flags",
    operation: UpdateJob,
    body: 'input',
    answer: ['updateJob', 'job'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/jobs/{id}',
    summary: "Delete one of the company's jobs",
    operation: DeleteJob,
  }),
];
