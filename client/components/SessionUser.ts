import type { ApolloClient } from '@apollo/client';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { login } from '#client/lib/session.ts';

/** What the frame needs to know about the logged-in user. Any mutation that returns the user can spread it. */
export const SessionUser_user = graphql(`
  fragment SessionUser_user on User {
    id
    email
    firstName
    lastName
    role
    onboardingComplete
    emailVerified
    createdAt
    teamRole
    ...CompleteProfileBanner_user
  }
`);

export const SessionUserQuery = graphql(`
  query SessionUser {
    viewer {
      user {
        ...SessionUser_user
      }
    }
  }
`);

/** The one query of a page load: the user, the bell and the state of the save buttons. */
export const SessionUserStartQuery = graphql(`
  query SessionUserStart {
    viewer {
      unreadNotifications
      savedJobIds
      user {
        locale
        ...SessionUser_user
      }
    }
  }
`);

interface AuthPayload {
  accessToken: string;
  expiresAt: string;
  deviceToken?: string | null;
  user: FragmentType<typeof SessionUser_user>;
}

/** Starts the session with the result of login, register or changePassword, and writes the user to the cache. */
export function beginSession(client: ApolloClient, payload: AuthPayload): void {
  const { user, ...opened } = payload;
  login({ ...opened, user: readFragment(SessionUser_user, user) });
  // The cache needs type names, which Apollo requests and the generated types leave out.
  const data = { viewer: { __typename: 'Viewer', user } };
  client.writeQuery({ query: SessionUserQuery, data });
}
