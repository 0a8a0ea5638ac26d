import { get, post, remove } from '../restRoute.ts';
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
  get(
    '/applications/{applicationId}/offers',
    'List the offers for an application, newest first',
    Offers,
    { answer: ['viewer', 'offers'] },
  ),
  post('/applications/{applicationId}/offers', 'Send an offer to a shortlisted applicant', Send, {
    answer: ['sendOffer', 'offer'],
    status: 201,
  }),
  post(
    '/applications/{applicationId}/offers/preview',
    'Read the letter that the applicant would get as a PDF in Base64; nothing is sent',
    Preview,
    { answer: ['viewer'] },
  ),
  remove('/offers/{id}', 'Withdraw an offer that has not been answered', Withdraw, {
    answer: ['withdrawOffer', 'offer'],
  }),
  post('/offers/{id}/accept', 'Accept an offer as its applicant, which hires you', Accept, {
    answer: ['acceptOffer', 'offer'],
  }),
  post('/offers/{id}/decline', 'Decline an offer as its applicant', Decline, {
    answer: ['declineOffer', 'offer'],
  }),
  get('/offers/{id}/document', 'Read the letter of an offer', Document, {
    returns:
      'The letter as a PDF in Base64. It stays as it was sent; an acceptance adds the name and the time.',
    answer: ['viewer'],
  }),
];
