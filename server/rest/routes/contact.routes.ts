import { post } from '../restRoute.ts';
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
  post('/contact', 'Send a message to the team', SendMessage, {
    answer: ['sendMessage'],
    status: 201,
  }),
];
