import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

const Sessions = graphql(`
  query RestSessions {
    viewer {
      sessions {
        id
        current
        userAgent
        ip
        createdAt
        lastUsedAt
        expiresAt
      }
    }
  }
`);

const EndSession = graphql(`
  mutation RestEndSession($id: ID!) {
    endSession(input: { id: $id }) {
      message
    }
  }
`);

const EndOtherSessions = graphql(`
  mutation RestEndOtherSessions {
    endOtherSessions {
      message
    }
  }
`);

export const sessionRoutes = [
  restRoute({
    method: 'GET',
    path: '/auth/sessions',
    summary: "List the caller's sessions, newest first",
    operation: Sessions,
    answer: ['viewer', 'sessions'],
  }),
  restRoute({
    method: 'POST',
    path: '/auth/sessions/end-others',
    summary: 'End all other sessions of the caller',
    operation: EndOtherSessions,
    answer: ['endOtherSessions'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: "End one of the caller's sessions",
    operation: EndSession,
  }),
];
