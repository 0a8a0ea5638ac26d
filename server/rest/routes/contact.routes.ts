import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

const SendMessage = graphql(`
  mutation RestSendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message
      reference
      confirmationSent
    }
  }
`);

export const contactRoutes = [
  restRoute({
    method: 'POST',
    path: '/contact',
    summary: 'Send a message to the team',
    operation: SendMessage,
    body: 'input',
    answer: ['sendMessage'],
    status: 201,
  }),
];
