import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

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
  body: 'input' as const,
  // In the path of a change; a new template has none.
  notInBody: ['id'],
  answer: ['saveOfferTemplate', 'template'],
};

export const offerTemplateRoutes = [
  restRoute({
    method: 'GET',
    path: '/offer-templates',
    summary: "List the company's texts for offer letters by name, then one of ours per language",
    operation: Templates,
    answer: ['viewer', 'offerTemplates'],
  }),
  restRoute({
    ...saved,
    operation: Create,
    method: 'POST',
    path: '/offer-templates',
    summary: 'Add a text for offer letters',
    status: 201,
  }),
  restRoute({
    ...saved,
    operation: Update,
    method: 'PUT',
    path: '/offer-templates/{id}',
    summary: 'Change a text for offer letters',
  }),
  restRoute({
    method: 'DELETE',
    path: '/offer-templates/{id}',
    summary: 'Delete a text for offer letters',
    operation: Delete,
  }),
];
