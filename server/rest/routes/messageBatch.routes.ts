import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

const Send = graphql(`
  mutation RestSendConversationMessages($input: SendConversationMessagesInput!) {
    sendConversationMessages(input: $input) {
      batchId
      count
      skipped
      undoUntil
    }
  }
`);

const Undo = graphql(`
  mutation RestUndoConversationMessages($input: UndoConversationMessagesInput!) {
    undoConversationMessages(input: $input) {
      count
    }
  }
`);

export const messageBatchRoutes = [
  restRoute({
    method: 'POST',
    path: '/conversations/messages',
    summary: 'Send a message to several applicants, each in a separate conversation',
    operation: Send,
    body: 'input',
    bodyNames: { ids: 'applicationIds' },
    answer: ['sendConversationMessages'],
    status: 201,
  }),
  restRoute({
    method: 'DELETE',
    path: '/conversations/messages/{batchId}',
    summary: 'Undo a message to several applicants, within ten seconds',
    operation: Undo,
    body: 'input',
    answer: ['undoConversationMessages'],
  }),
];
