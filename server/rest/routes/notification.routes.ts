import { fullList } from '../paging.ts';
import { get, put } from '../restRoute.ts';
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
  get('/notifications', 'List notifications, newest first', Notifications, {
    query: fullList,
    answer: ['viewer', 'notifications'],
  }),
  put('/notifications/{id}/read', 'Mark a notification as read', MarkRead, {
    answer: ['markNotificationRead', 'notification'],
  }),
];
