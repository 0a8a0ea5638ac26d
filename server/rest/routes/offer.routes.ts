import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

graphql(`
  fragment RestOffer on Offer {
    id
    status
    language
    title
    pay
    variablePay
    place
    joiningDate
    expiresOn
    expiresAt
    letter
    companyName
    candidateName
    sentAt
    endedAt
    signedName
    reason
    withdrawnBy
  }
`);

const Offers = graphql(`
  query RestOffers($applicationId: ID!) {
    viewer {
      offers(applicationId: $applicationId) {
        ...RestOffer
      }
    }
  }
`);

const Send = graphql(`
  mutation RestSendOffer($input: SendOfferInput!) {
    sendOffer(input: $input) {
      offer {
        ...RestOffer
      }
    }
  }
`);

const Withdraw = graphql(`
  mutation RestWithdrawOffer($input: WithdrawOfferInput!) {
    withdrawOffer(input: $input) {
      offer {
        ...RestOffer
      }
    }
  }
`);

const Accept = graphql(`
  mutation RestAcceptOffer($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      offer {
        ...RestOffer
      }
    }
  }
`);

const Decline = graphql(`
  mutation RestDeclineOffer($input: DeclineOfferInput!) {
    declineOffer(input: $input) {
      offer {
        ...RestOffer
      }
    }
  }
`);

const Document = graphql(`
  query RestOfferDocument($id: ID!) {
    viewer {
      document: offerDocument(id: $id)
    }
  }
`);

const Preview = graphql(`
  query RestOfferPreview($input: SendOfferInput!) {
    viewer {
      document: offerPreview(input: $input)
    }
  }
`);

export const offerRoutes = [
  restRoute({
    method: 'GET',
    path: '/applications/{applicationId}/offers',
    summary: 'List the offers for an application, newest first',
    operation: Offers,
    answer: ['viewer', 'offers'],
  }),
  restRoute({
    method: 'POST',
    path: '/applications/{applicationId}/offers',
    summary: 'Send an offer to a shortlisted applicant',
    operation: Send,
    body: 'input',
    answer: ['sendOffer', 'offer'],
    status: 201,
  }),
  restRoute({
    method: 'POST',
    path: '/applications/{applicationId}/offers/preview',
    summary: 'Read the letter that the applicant would get as a PDF in Base64; nothing is sent',
    operation: Preview,
    body: 'input',
    answer: ['viewer'],
  }),
  restRoute({
    method: 'DELETE',
    path: '/offers/{id}',
    summary: 'Withdraw an offer that has not been answered',
    operation: Withdraw,
    body: 'input',
    answer: ['withdrawOffer', 'offer'],
  }),
  restRoute({
    method: 'POST',
    path: '/offers/{id}/accept',
    summary: 'Accept an offer as its applicant, which hires you',
    operation: Accept,
    body: 'input',
    answer: ['acceptOffer', 'offer'],
  }),
  restRoute({
    method: 'POST',
    path: '/offers/{id}/decline',
    summary: 'Decline an offer as its applicant',
    operation: Decline,
    body: 'input',
    answer: ['declineOffer', 'offer'],
  }),
  restRoute({
    method: 'GET',
    path: '/offers/{id}/document',
    summary: 'Read the letter of an offer',
    returns:
      'The letter as a PDF in Base64. It stays as it was sent; an acceptance adds the name and the time.',
    operation: Document,
    answer: ['viewer'],
  }),
];
