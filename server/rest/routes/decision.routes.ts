import { undoQuerySchema, type UndoQueryValues } from '#schema/validation/employers/decision.ts';
import { graphql } from '../gql/gql.ts';
import { post, remove } from '../restRoute.ts';

graphql(`
  fragment RestDecisions on ChangedApplicationsPayload {
    batchId
    changed
    remaining
    refused {
      id
      message
      rule
    }
    undoUntil
  }
`);

const Decide = graphql(`
  mutation RestChangeApplications($input: ChangeApplicationsInput!) {
    changeApplications(input: $input) {
      ...RestDecisions
    }
  }
`);

const DecideMatching = graphql(`
  mutation RestChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {
    changeMatchingApplications(input: $input) {
      ...RestDecisions
    }
  }
`);

const Undo = graphql(`
  mutation RestUndoApplications($batchId: ID!, $also: [ID!]!) {
    undoApplications(input: { batchId: $batchId, also: $also }) {
      changed
      refused {
        id
        message
        rule
      }
    }
  }
`);

export const decisionRoutes = [
  post(
    '/decisions',
    'Decide on several applications; the applicants are notified once it can no longer be undone',
    Decide,
    { bodyNames: { ids: 'applicationIds' }, answer: ['changeApplications'], status: 201 },
  ),
  post(
    '/decisions/matching',
    'Decide on the next 500 applications that match a filter; repeat until `remaining` is 0',
    DecideMatching,
    { answer: ['changeMatchingApplications'], status: 201 },
  ),
  remove('/decisions/{batchId}', 'Undo decisions, within ten seconds', Undo, {
    query: {
      names: {
        ids: 'The other batches of the same decisions; either all are undone or none. Separate several with commas.',
      },
      schema: undoQuerySchema,
      toVariables: ({ ids }: UndoQueryValues) => ({ also: ids }),
    },
    answer: ['undoApplications'],
  }),
];
