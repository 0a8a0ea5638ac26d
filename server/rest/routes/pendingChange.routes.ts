import { graphql } from '../gql/gql.ts';
import { put, remove } from '../restRoute.ts';

graphql(`
  fragment RestPendingChange on PendingChange {
    id
    proposedAt
    riskSigns
    fields {
      name
      before
      after
    }
  }
`);

const Withdraw = graphql(`
  mutation RestWithdrawPendingChange($id: ID!) {
    withdrawPendingChange(input: { id: $id }) {
      job {
        id
      }
      companyProfile {
        id
      }
    }
  }
`);

const Decide = graphql(`
  mutation RestDecidePendingChange($input: DecidePendingChangeInput!) {
    decidePendingChange(input: $input) {
      job {
        ...RestAdminJob
      }
      company {
        ...RestAdminCompany
      }
    }
  }
`);

export const pendingChangeRoutes = [
  remove('/pending-changes/{id}', 'Withdraw a pending change to a job or to the company', Withdraw),
  put(
    '/admin/pending-changes/{id}',
    'Approve or reject a pending change to a job or a company',
    Decide,
    { answer: ['decidePendingChange'] },
  ),
];
