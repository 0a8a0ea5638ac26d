import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

graphql(`
  fragment RestMessageTemplate on MessageTemplate {
    id
    name
    body
    updatedAt
  }
`);

const Templates = graphql(`
  query RestMessageTemplates {
    viewer {
      messageTemplates {
        ...RestMessageTemplate
      }
    }
  }
`);

const Create = graphql(`
  mutation RestCreateMessageTemplate($input: SaveMessageTemplateInput!) {
    saveMessageTemplate(input: $input) {
      template {
        ...RestMessageTemplate
      }
    }
  }
`);

const Update = graphql(`
  mutation RestUpdateMessageTemplate($input: SaveMessageTemplateInput!) {
    saveMessageTemplate(input: $input) {
      template {
        ...RestMessageTemplate
      }
    }
  }
`);

const Delete = graphql(`
  mutation RestDeleteMessageTemplate($id: ID!) {
    deleteMessageTemplate(input: { id: $id }) {
      viewer {
        id
      }
    }
  }
`);

const saved = {
  body: 'input' as const,
  // In the path of a change; a new template has none.
  notInBody: ['id'],
  answer: ['saveMessageTemplate', 'template'],
};

export const messageTemplateRoutes = [
  restRoute({
    method: 'GET',
    path: '/message-templates',
    summary: "List the company's texts for messages, by name",
    operation: Templates,
    answer: ['viewer', 'messageTemplates'],
  }),
  restRoute({
    ...saved,
    operation: Create,
    method: 'POST',
    path: '/message-templates',
    summary: 'Add a text for messages',
    status: 201,
  }),
  restRoute({
    ...saved,
    operation: Update,
    method: 'PUT',
    path: '/message-templates/{id}',
    summary: 'Change a text for messages',
  }),
  restRoute({
    method: 'DELETE',
    path: '/message-templates/{id}',
    summary: 'Delete a text for messages',
    operation: Delete,
  }),
];
