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
    summary: 'List notifications, newest first',
    operation: Notifications,
    query: fullList,
    answer: ['viewer', 'notifications'],
  }),
  restRoute({
    method: 'PUT',
    path: '/notifications/{id}/read',
    summary: 'Mark a notification as read',
    operation: MarkRead,
    answer: ['markNotificationRead', 'notification'],
  }),
];
