import { graphql } from '../gql/gql.ts';
import { get, post, put, remove } from '../restRoute.ts';

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
  post(
    '/partner/jobs/bulk',
    'Create or update 1 to 100 jobs; each is processed independently',
    PutJobs,
    { takesRows: true, creates: true, answer: ['putJobs'] },
  ),
  get(
    '/partner/jobs/{externalId}',
    "Read one of the company's jobs by the partner's own id",
    OneJob,
    { answer: ['viewer', 'jobByExternalId'], missing: 'partner.unknown' },
  ),
  put(
    '/partner/jobs/{externalId}',
    'Create a job, or replace the content of the job with this id',
    PutJob,
    { answer: ['putJob'], lift: 'job', madeBy: ['putJob', 'outcome'] },
  ),
  remove(
    '/partner/jobs/{externalId}',
    "Delete a job by the partner's own id, which can be used again afterwards",
    DeleteJob,
  ),
];
