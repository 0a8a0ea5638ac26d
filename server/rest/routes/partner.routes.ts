import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

graphql(`
  fragment RestPartnerJob on Job {
    externalId
    ...RestJob
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

/** For whoever keeps the jobs elsewhere, by the numbers they have there. */
export const partnerRoutes = [
  restRoute({
    method: 'POST',
    path: '/partner/jobs/bulk',
    summary: 'Make or change 1 to 100 jobs, each for itself',
    operation: PutJobs,
    body: 'input',
    takesRows: true,
    creates: true,
    answer: ['putJobs'],
  }),
  restRoute({
    method: 'GET',
    path: '/partner/jobs/{externalId}',
    summary: "One of the company's jobs, by the partner's number",
    operation: OneJob,
    from: { externalId: 'externalId' },
    answer: ['viewer', 'jobByExternalId'],
    missing: 'partner.unknown',
  }),
  restRoute({
    method: 'PUT',
    path: '/partner/jobs/{externalId}',
    summary: 'Make a job, or make the one with this number say all that is sent',
    operation: PutJob,
    body: 'input',
    bodyFromPath: ['externalId'],
    answer: ['putJob'],
    lift: 'job',
    madeBy: ['putJob', 'outcome'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/partner/jobs/{externalId}',
    summary: 'Take a job away by its number, which is free again from then on',
    operation: DeleteJob,
    from: { externalId: 'externalId' },
  }),
];
