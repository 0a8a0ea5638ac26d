import { graphql } from '#client/gql/gql.ts';

export const BellMenuQuery = graphql(`
  query BellMenu {
    viewer {
      unreadNotifications
      user {
        id
        locale
      }
    }
  }
`);

export const BellPanelQuery = graphql(`
  query BellPanel($after: String) {
    viewer {
      unreadNotifications
      notifications(first: 10, after: $after) {
        nodes {
          id
          read
          ...BellItem_notification
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const BellMenuAdded = graphql(`
  subscription BellMenuAdded($since: DateTime) {
    notificationAdded(since: $since) {
      notification {
        id
        title
        body
        link
        read
        createdAt
        otherCompanyId
        ...BellItem_notification
      }
      viewer {
        unreadNotifications
      }
      mayPush
    }
  }
`);
