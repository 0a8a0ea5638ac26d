import { graphql } from '../gql/gql.ts';
import { post, remove } from '../restRoute.ts';

const Send = graphql(`
  mutation RestSendConversationMessages($input: SendConversationMessagesInput!) {
    sendConversationMessages(input: $input) {
      batchId
      count
      skipped
      skippedApplications {
        id
        message
        rule
      }
      undoUntil
    }
  }
`);

const SendMatching = graphql(`
  mutation RestSendMatchingMessages($input: SendMatchingMessagesInput!) {
    sendMatchingMessages(input: $input) {
      batchId
      count
      skipped
      skippedApplications {
        id
        message
        rule
      }
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
  post(
    '/conversations/messages',
    'Send a message to several applicants, each in a separate conversation',
    Send,
    {
      bodyNames: { ids: 'applicationIds' },
      answer: ['sendConversationMessages'],
      status: 201,
    },
  ),
  post(
    '/conversations/messages/matching',
    'Send a message to all applicants that match a filter, each in a separate conversation',
    SendMatching,
    { answer: ['sendMatchingMessages'], status: 201 },
  ),
  remove(
    '/conversations/messages/{batchId}',
    'Undo a message to several applicants, within ten seconds',
    Undo,
    { answer: ['undoConversationMessages'] },
  ),
];
