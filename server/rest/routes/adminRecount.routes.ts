import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

graphql(`
  fragment RestRecount on Recount {
    id
    askedBy
    status
    requestedAt
    finishedAt
    checked
    differing
    corrected
  }
`);

const List = graphql(`
  query RestRecounts {
    admin {
      recounts {
        isRunning
        data: list {
          ...RestRecount
        }
      }
    }
  }
`);

const One = graphql(`
  query RestRecount($id: ID!) {
    admin {
      recount(id: $id) {
        ...RestRecount
        findings {
          value
          checked
          differing
          corrected
          hasFailed
          examples {
            rowKey
            subjectKind
            subjectId
            subjectName
            before
            after
            correctedAt
          }
        }
      }
    }
  }
`);

const Now = graphql(`
  mutation RestRecountNow {
    recountNow {
      recounts {
        isRunning
        data: list {
          ...RestRecount
        }
      }
    }
  }
`);

export const adminRecountRoutes = [
  restRoute({
    method: 'GET',
    path: '/admin/recounts',
    summary: 'List the comparisons of stored figures with the rows they are counted from',
    operation: List,
    answer: ['admin', 'recounts'],
  }),
  restRoute({
    method: 'GET',
    path: '/admin/recounts/{id}',
    summary: 'Read a recount: what differed and how it was corrected',
    operation: One,
    answer: ['admin', 'recount'],
    missing: 'recount.unknown',
  }),
  restRoute({
    method: 'POST',
    path: '/admin/recounts',
    summary: 'Start a recount; while one is running or about to start, this changes nothing',
    operation: Now,
    answer: ['recountNow', 'recounts'],
  }),
];
