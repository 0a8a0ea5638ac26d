import { graphql } from '../gql/gql.ts';
import { get, post } from '../restRoute.ts';

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
  get(
    '/admin/recounts',
    'List the comparisons of stored figures with the rows they are counted from',
    List,
    { answer: ['admin', 'recounts'] },
  ),
  get('/admin/recounts/{id}', 'Read a recount: what differed and how it was corrected', One, {
    answer: ['admin', 'recount'],
    missing: 'recount.unknown',
  }),
  post(
    '/admin/recounts',
    'Start a recount; while one is running or about to start, this changes nothing',
    Now,
    { answer: ['recountNow', 'recounts'] },
  ),
];
