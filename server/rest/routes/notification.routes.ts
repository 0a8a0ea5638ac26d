import { fullList } from '../fullList.ts';
import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

const Notifications = graphql(`
  query RestNotifications($first: Int!, $page: Int!) {
    viewer {
      notifications(first: $first, page: $page) {
        notifications: nodes {
          ...RestNotification
        }
        total: totalCount
      }
    }
  }
`);

const MarkRead = graphql(`
  mutation RestMarkNotificationRead($id: ID!) {
    markNotificationRead(input: { id: $id }) {
      notification {
        ...RestNotification
      }
    }
  }
`);

graphql(`
  fragment RestNotification on Notification {
    id
    kind
    title
    body
    link
    read
    readAt
    createdAt
  }
`);

export const notificationRoutes = [
  restRoute({
    method: 'GET',
    path: '/notifications',
    summary: 'The notifications, the newest first',
    operation: Notifications,
    query: fullList,
    answer: ['viewer', 'notifications'],
  }),
  restRoute({
    method: 'PUT',
    path: '/notifications/{id}/read',
    summary: 'Say that a notification has been read',
    operation: MarkRead,
    from: { id: 'id' },
    answer: ['markNotificationRead', 'notification'],
  }),
];
