import { adminJobListSchema, type AdminJobListValues } from '#schema/validation/adminActions.ts';
import { graphql } from '../gql/gql.ts';
import type { RestAdminJobsQueryVariables } from '../gql/graphql.ts';
import { get, post, put } from '../restRoute.ts';
import { upper } from '#schema/options/letters.ts';
import { pagingNames } from '../paging.ts';

graphql(`
  fragment RestAdminJob on AdminJob {
    changedSinceApproval
    id
    job {
      title
      description
      location
      industry
      salary
      company {
        id
        name
      }
      status
      postedAt
      applicationDeadline
      pendingChange {
        id
        proposedAt
      }
    }
    type: typeWord
    adminStatus
    adminNotes
    companyStatus
    reports
    riskSigns
    createdAt
    updatedAt
  }
`);

const Jobs = graphql(`
  query RestAdminJobs(
    $search: String
    $status: AdminStatus
    $industry: String
    $first: Int!
    $page: Int!
  ) {
    admin {
      jobs(search: $search, status: $status, industry: $industry, first: $first, page: $page) {
        data: nodes {
          ...RestAdminJob
        }
        totalCount
        page
        limit
        totalPages
      }
    }
  }
`);

const Job = graphql(`
  query RestAdminJobById($id: ID!) {
    admin {
      job(id: $id) {
        ...RestAdminJob
        job {
          pendingChange {
            ...RestPendingChange
          }
        }
      }
    }
  }
`);

const UpdateJobStatus = graphql(`
  mutation RestUpdateJobStatus($input: UpdateJobStatusInput!) {
    updateJobStatus(input: $input) {
      job {
        ...RestAdminJob
      }
    }
  }
`);

const ChangeJobsStatus = graphql(`
  mutation RestChangeJobsStatus($input: ChangeJobsStatusInput!) {
    changeJobsStatus(input: $input) {
      jobs {
        ...RestAdminJob
      }
      refused {
        id
        message
        rule
      }
    }
  }
`);

function variablesOf(values: AdminJobListValues): RestAdminJobsQueryVariables {
  const { search, status, industry, limit, page } = values;
  return { search, status: status && upper(status), industry, first: limit, page };
}

export const adminJobRoutes = [
  get('/admin/jobs', 'List jobs: pending ones oldest first, all others newest first', Jobs, {
    query: {
      names: {
        search: "Words in the title, the place or the company's name.",
        industry: 'technology, finance, healthcare or education.',

        status: 'pending, approved, rejected or suspended. Omit it or pass "all" for every status.',
        ...pagingNames(10),
      },
      schema: adminJobListSchema,
      toVariables: variablesOf,
    },
    answer: ['admin', 'jobs'],
    lift: 'data.job',
  }),
  get('/admin/jobs/{id}', 'Read a job', Job, {
    answer: ['admin', 'job'],
    lift: 'job',
    missing: 'moderation.missing.job',
  }),
  put(
    '/admin/jobs/{id}/status',
    'Decide on a job; `from` and `updatedAt`, as you saw them, detect a concurrent decision or edit',
    UpdateJobStatus,
    { answer: ['updateJobStatus', 'job'], lift: 'job' },
  ),
  post(
    '/admin/jobs/bulk-action',
    'Decide on several jobs; each is decided independently',
    ChangeJobsStatus,
    { bodyNames: { ids: 'jobIds' }, answer: ['changeJobsStatus'], lift: 'jobs.job' },
  ),
];
