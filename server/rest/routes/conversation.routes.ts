import { fullList } from '../paging.ts';
import { get, post, put } from '../restRoute.ts';
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
  get('/conversations', 'List conversations, unread ones first', Conversations, {
    query: fullList,
    answer: ['viewer', 'conversations'],
  }),
  get(
    '/applications/{applicationId}/messages',
    'List the messages about an application, newest first',
    Messages,
    {
      query: fullList,
      answer: ['conversation', 'application', 'messages'],
      missing: 'conversation.missing',
    },
  ),
  post(
    '/applications/{applicationId}/messages',
    'Send a message to the other side of an application',
    Send,
    { answer: ['sendConversationMessage', 'message'], status: 201 },
  ),
  put(
    '/applications/{applicationId}/messages/read',
    'Mark the messages about an application as read, up to a time',
    MarkRead,
    { answer: ['markConversationRead', 'conversation'] },
  ),
];
