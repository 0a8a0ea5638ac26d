import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

graphql(`
  fragment RestPartnerJob on Job {
    externalId
    ...RestJob
    descriptionHtml
    pendingChange {
      ...RestPendingChange
    }
    standing
    adminNotes
    renewableFrom
  }
`);

const PutJob = graphql(`
  mutation RestPutPartnerJob($input: PartnerJobInput!) {
    putJob(input: $input) {
      outcome
      job {
        ...RestPartnerJob
      }
    }
  }
`);

const PutJobs = graphql(`
  mutation RestPutPartnerJobs($input: PutJobsInput!) {
    putJobs(input: $input) {
      results {
        externalId
        outcome
        job {
          ...RestPartnerJob
        }
        errors {
          field
          message
        }
      }
    }
  }
`);

const OneJob = graphql(`
  query RestPartnerJobByExternalId($externalId: String!) {
    viewer {
      jobByExternalId(externalId: $externalId) {
        ...RestPartnerJob
      }
    }
  }
`);

const DeleteJob = graphql(`
  mutation RestDeletePartnerJob($externalId: String!) {
    deletePartnerJob(input: { externalId: $externalId }) {
      deletedJobId
    }
  }
`);

/** For partners who keep their jobs elsewhere and identify them by their own ids. */
export const partnerRoutes = [
  restRoute({
    method: 'POST',
    path: '/partner/jobs/bulk',
    summary: 'Create or update 1 to 100 jobs; each is processed independently',
    operation: PutJobs,
    body: 'input',
    takesRows: true,
    creates: true,
    answer: ['putJobs'],
  }),
  restRoute({
    method: 'GET',
    path: '/partner/jobs/{externalId}',
    summary: "Read one of the company's jobs by the partner's own id",
    operation: OneJob,
    answer: ['viewer', 'jobByExternalId'],
    missing: 'partner.unknown',
  }),
  restRoute({
    method: 'PUT',
    path: '/partner/jobs/{externalId}',
    summary: 'Create a job, or replace the content of the job with this id',
    operation: PutJob,
    body: 'input',
    answer: ['putJob'],
    lift: 'job',
    madeBy: ['putJob', 'outcome'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/partner/jobs/{externalId}',
    summary: "Delete a job by the partner's own id, which can be used again afterwards",
    operation: DeleteJob,
  }),
];
