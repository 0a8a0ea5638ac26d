import { fullList } from '../fullList.ts';
import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestMessage on ConversationMessage {
    id
    side
    authorName
    isMine
    body
    asksForMoney
    isRemoved
    sentAt
    files {
      fileId: id
      fileName: name
      fileUrl: url
    }
  }
`);

graphql(`
  fragment RestConversation on Conversation {
    applicationId: id
    state
    isUnread
    lastAt
    readByOtherAt
    lastMessage {
      ...RestMessage
    }
  }
`);

const Conversations = graphql(`
  query RestConversations($first: Int!, $page: Int!) {
    viewer {
      conversations(first: $first, page: $page) {
        conversations: nodes {
          ...RestConversation
        }
        total: totalCount
      }
    }
  }
`);

const Messages = graphql(`
  query RestMessages($applicationId: ID!, $first: Int!, $page: Int!) {
    conversation(id: $applicationId) {
      application {
        messages(first: $first, page: $page) {
          messages: nodes {
            ...RestMessage
          }
          total: totalCount
        }
      }
    }
  }
`);

const Send = graphql(`
  mutation RestSendConversationMessage($input: SendConversationMessageInput!) {
    sendConversationMessage(input: $input) {
      message {
        ...RestMessage
      }
    }
  }
`);

const MarkRead = graphql(`
  mutation RestMarkConversationRead($input: MarkConversationReadInput!) {
    markConversationRead(input: $input) {
      conversation {
        ...RestConversation
      }
    }
  }
`);

export const conversationRoutes = [
  restRoute({
    method: 'GET',
    path: '/conversations',
    summary: 'List conversations, unread ones first',
    operation: Conversations,
    query: fullList,
    answer: ['viewer', 'conversations'],
  }),
  restRoute({
    method: 'GET',
    path: '/applications/{applicationId}/messages',
    summary: 'List the messages about an application, newest first',
    operation: Messages,
    query: fullList,
    answer: ['conversation', 'application', 'messages'],
    missing: 'conversation.missing',
  }),
  restRoute({
    method: 'POST',
    path: '/applications/{applicationId}/messages',
    summary: 'Send a message to the other side of an application',
    operation: Send,
    body: 'input',
    answer: ['sendConversationMessage', 'message'],
    status: 201,
  }),
  restRoute({
    method: 'PUT',
    path: '/applications/{applicationId}/messages/read',
    summary: 'Mark the messages about an application as read, up to a time',
    operation: MarkRead,
    body: 'input',
    answer: ['markConversationRead', 'conversation'],
  }),
];
