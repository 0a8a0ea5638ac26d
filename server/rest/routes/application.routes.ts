import {
  applicationQuerySchema,
  type ApplicationQueryValues,
} from '#schema/validation/employers/applicationFilter.ts';
import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';
import type { RestApplicationsQueryVariables } from '../gql/graphql.ts';

graphql(`
  fragment RestApplication on Application {
    id
    status
    appliedAt
    statusChangedAt
    name
    email
    phone
    coverLetter
    expectedSalary
    applicant {
      firstName
      lastName
      email
    }
    resume: resumeName
    resumeFile: resume {
      fileId: id
      fileName: name
      fileUrl: url
    }
    job {
      id
      title
      location
      company {
        id
        name
      }
    }
  }
`);

const Applications = graphql(`
  query RestApplications(
    $jobId: ID
    $statuses: [ApplicationStatus!]
    $search: String
    $appliedFrom: String
    $appliedTo: String
    $sort: ApplicationSort!
    $first: Int!
    $page: Int!
  ) {
    viewer {
      applications(
        jobId: $jobId
        statuses: $statuses
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        sort: $sort
        first: $first
        page: $page
      ) {
        applications: nodes {
          ...RestApplication
        }
        total: totalCount
      }
    }
  }
`);

const ApplyToJob = graphql(`
  mutation RestApplyToJob($input: ApplyToJobInput!) {
    applyToJob(input: $input) {
      application {
        ...RestApplication
      }
    }
  }
`);

const UpdateStatus = graphql(`
  mutation RestUpdateApplicationStatus($input: UpdateApplicationStatusInput!) {
    updateApplicationStatus(input: $input) {
      application {
        ...RestApplication
      }
    }
  }
`);

const upper = <Value extends string>(value: Value) => value.toUpperCase() as Uppercase<Value>;

function listVariables(values: ApplicationQueryValues): RestApplicationsQueryVariables {
  const { jobId, status, search, appliedFrom, appliedTo, sort, page, limit } = values;
  return {
    jobId,
    statuses: status?.map(upper) ?? null,
    search,
    appliedFrom,
    appliedTo,
    sort: upper(sort ?? 'newest'),
    first: limit,
    page,
  };
}

export const applicationRoutes = [
  restRoute({
    method: 'GET',
    path: '/applications',
    summary: "List a job seeker's own applications, or those an employer has received",
    operation: Applications,
    query: {
      names: {
        jobId: 'Only applications for this job.',
        status: 'pending, reviewed, shortlisted, rejected or hired. Separate several with commas.',
        search: "Words in the job's title; for an employer also in the applicant's name or email.",
        appliedFrom: 'Sent on this day (YYYY-MM-DD) or later.',
        appliedTo: 'Sent on this day (YYYY-MM-DD) or before.',
        sort: 'newest, oldest or name.',
        page: 'The number of the page, starting at 1. Any other value counts as 1.',
        limit: 'The number of entries on a page, 1 to 100. Any other value counts as 100.',
      },
      schema: applicationQuerySchema,
      toVariables: listVariables,
    },
    answer: ['viewer', 'applications'],
  }),
  restRoute({
    method: 'POST',
    path: '/applications',
    summary: 'Apply for a job; only one application per job',
    operation: ApplyToJob,
    body: 'input',
    answer: ['applyToJob', 'application'],
    status: 201,
  }),
  restRoute({
    method: 'PATCH',
    path: '/applications/{id}/status',
    summary:
      'Update the status of an application; `from`, the status you saw, detects a concurrent decision',
    operation: UpdateStatus,
    body: 'input',
    bodyFromPath: ['id'],
    answer: ['updateApplicationStatus', 'application'],
  }),
];
