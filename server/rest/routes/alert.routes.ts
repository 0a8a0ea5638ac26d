import { get, patch, post, remove } from '../restRoute.ts';
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
  get('/alerts', 'List job alerts, newest first', Alerts, { answer: ['viewer', 'alerts'] }),
  post('/alerts', 'Create a job alert', CreateAlert, {
    answer: ['createAlert', 'alert'],
    status: 201,
  }),
  patch('/alerts/{id}', 'Change a job alert, or turn it on or off', UpdateAlert, {
    answer: ['updateAlert', 'alert'],
  }),
  remove('/alerts/{id}', 'Delete a job alert', DeleteAlert),
];
