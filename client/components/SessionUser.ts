import type { ApolloClient } from '@apollo/client';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { login } from '#client/lib/session.ts';

/** What the frame knows about who is logged in; every mutation that answers with the user may spread it. */
export const SessionUser_user = graphql(`
  fragment SessionUser_user on User {
    id
    email
    firstName
    lastName
    role
    onboardingComplete
    emailVerified
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

/** The one question of a page load: who this is, what the bell shows, and what the save buttons do. */
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

/** For the answers of login, register and changePassword. */
export function beginSession(client: ApolloClient, payload: AuthPayload): void {
  const { user, ...opened } = payload;
  login({ ...opened, user: readFragment(SessionUser_user, user) });
  // The cache files by type names, which Apollo asks for and the generated types do not show.
  const data = { viewer: { __typename: 'Viewer', user } };
  client.writeQuery({ query: SessionUserQuery, data });
}
