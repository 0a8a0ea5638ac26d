import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestAlert on Alert {
    id
    name
    keywords
    location
    jobType
    salaryRange
    frequency
    isActive
    lastSent
    matches
    createdAt
  }
`);

const Alerts = graphql(`
  query RestAlerts {
    viewer {
      alerts {
        ...RestAlert
      }
    }
  }
`);

const CreateAlert = graphql(`
  mutation RestCreateAlert($input: CreateAlertInput!) {
    createAlert(input: $input) {
      alert {
        ...RestAlert
      }
    }
  }
`);

const UpdateAlert = graphql(`
  mutation RestUpdateAlert($input: UpdateAlertInput!) {
    updateAlert(input: $input) {
      alert {
        ...RestAlert
      }
    }
  }
`);

const DeleteAlert = graphql(`
  mutation RestDeleteAlert($id: ID!) {
    deleteAlert(input: { id: $id }) {
      alert {
        id
      }
    }
  }
`);

export const alertRoutes = [
  restRoute({
    method: 'GET',
    path: '/alerts',
    summary: 'List job alerts, newest first',
    operation: Alerts,
    answer: ['viewer', 'alerts'],
  }),
  restRoute({
    method: 'POST',
    path: '/alerts',
    summary: 'Create a job alert',
    operation: CreateAlert,
    body: 'input',
    answer: ['createAlert', 'alert'],
    status: 201,
  }),
  restRoute({
    method: 'PATCH',
    path: '/alerts/{id}',
    summary: 'Change a job alert, or turn it on or off',
    operation: UpdateAlert,
    body: 'input',
    answer: ['updateAlert', 'alert'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/alerts/{id}',
    summary: 'Delete a job alert',
    operation: DeleteAlert,
  }),
];
