import { graphql } from '../gql/gql.ts';
import { get, post, remove } from '../restRoute.ts';

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
  get('/auth/sessions', "List the caller's sessions, newest first", Sessions, {
    answer: ['viewer', 'sessions'],
  }),
  post('/auth/sessions/end-others', 'End all other sessions of the caller', EndOtherSessions, {
    answer: ['endOtherSessions'],
  }),
  remove('/auth/sessions/{id}', "End one of the caller's sessions", EndSession),
];
