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
    summary: 'Write to the people behind the site',
    operation: SendMessage,
    body: 'input',
    answer: ['sendMessage'],
    status: 201,
  }),
];
