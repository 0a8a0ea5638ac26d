import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

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
    resume {
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
  query RestApplications {
    viewer {
      applications(first: 100) {
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

export const applicationRoutes = [
  restRoute({
    method: 'GET',
    path: '/applications',
    summary: "A seeker's applications, or those an employer has received; the newest hundred",
    operation: Applications,
    answer: ['viewer', 'applications'],
  }),
  restRoute({
    method: 'POST',
    path: '/applications',
    summary: 'Apply for a job, once',
    operation: ApplyToJob,
    body: 'input',
    answer: ['applyToJob', 'application'],
    status: 201,
  }),
];
