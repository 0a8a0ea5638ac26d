import { graphql } from '../gql/gql.ts';
import { get, post, put, remove } from '../restRoute.ts';

graphql(`
  fragment RestOfferTemplate on OfferTemplate {
    id
    name
    language
    letter
    isOwn
  }
`);

const Templates = graphql(`
  query RestOfferTemplates {
    viewer {
      offerTemplates {
        ...RestOfferTemplate
      }
    }
  }
`);

const Create = graphql(`
  mutation RestCreateOfferTemplate($input: SaveOfferTemplateInput!) {
    saveOfferTemplate(input: $input) {
      template {
        ...RestOfferTemplate
      }
    }
  }
`);

const Update = graphql(`
  mutation RestUpdateOfferTemplate($input: SaveOfferTemplateInput!) {
    saveOfferTemplate(input: $input) {
      template {
        ...RestOfferTemplate
      }
    }
  }
`);

const Delete = graphql(`
  mutation RestDeleteOfferTemplate($id: ID!) {
    deleteOfferTemplate(input: { id: $id }) {
      viewer {
        id
      }
    }
  }
`);

const saved = {
  // The path of a change contains the id; a new template has no id.
  notInBody: ['id'],
  answer: ['saveOfferTemplate', 'template'],
};

export const offerTemplateRoutes = [
  get(
    '/offer-templates',
    "List the company's texts for offer letters by name, then our standard text in each language",
    Templates,
    { answer: ['viewer', 'offerTemplates'] },
  ),
  post('/offer-templates', 'Add a text for offer letters', Create, { ...saved, status: 201 }),
  put('/offer-templates/{id}', 'Change a text for offer letters', Update, { ...saved }),
  remove('/offer-templates/{id}', 'Delete a text for offer letters', Delete),
];
