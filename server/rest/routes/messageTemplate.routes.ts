import { graphql } from '../gql/gql.ts';
import { get, post, put, remove } from '../restRoute.ts';

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
  // The path of a change contains the id; a new template has no id.
  notInBody: ['id'],
  answer: ['saveMessageTemplate', 'template'],
};

export const messageTemplateRoutes = [
  get('/message-templates', "List the company's texts for messages, by name", Templates, {
    answer: ['viewer', 'messageTemplates'],
  }),
  post('/message-templates', 'Add a text for messages', Create, { ...saved, status: 201 }),
  put('/message-templates/{id}', 'Change a text for messages', Update, { ...saved }),
  remove('/message-templates/{id}', 'Delete a text for messages', Delete),
];
