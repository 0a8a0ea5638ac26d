import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

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
  restRoute({
    method: 'DELETE',
    path: '/pending-changes/{id}',
    summary: 'Withdraw a pending change to a job or to the company',
    operation: Withdraw,
  }),
  restRoute({
    method: 'PUT',
    path: '/admin/pending-changes/{id}',
    summary: 'Approve or reject a pending change to a job or a company',
    operation: Decide,
    body: 'input',
    answer: ['decidePendingChange'],
  }),
];
