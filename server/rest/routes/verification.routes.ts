import { graphql } from '../gql/gql.ts';
import { get, post, put } from '../restRoute.ts';

graphql(`
  fragment RestVerification on CompanyVerification {
    id
    kind
    status
    value
    email
    document {
      id
      name
      size
      mediaType
      url
    }
    submittedAt
    decidedAt
    verifiedAt
    note
    removalReason
  }
`);

const Own = graphql(`
  query RestOwnVerifications {
    viewer {
      companyProfile {
        verifications {
          ...RestVerification
        }
      }
    }
  }
`);

const SendLink = graphql(`
  mutation RestSendWorkEmailLink($input: SendWorkEmailLinkInput!) {
    sendWorkEmailLink(input: $input) {
      companyProfile {
        verifications {
          ...RestVerification
        }
      }
    }
  }
`);

const Request = graphql(`
  mutation RestRequestVerification($input: RequestVerificationInput!) {
    requestVerification(input: $input) {
      companyProfile {
        verifications {
          ...RestVerification
        }
      }
    }
  }
`);

const Confirm = graphql(`
  mutation RestConfirmWorkEmail($input: WorkEmailLinkInput!) {
    confirmWorkEmail(input: $input) {
      workEmail {
        companyName
        domain
        email
      }
    }
  }
`);

const Decide = graphql(`
  mutation RestDecideVerification($input: DecideVerificationInput!) {
    decideVerification(input: $input) {
      company {
        id
        verifications {
          ...RestVerification
        }
      }
    }
  }
`);

const OfCompany = graphql(`
  query RestCompanyVerifications($id: ID!) {
    admin {
      company(id: $id) {
        verifications {
          ...RestVerification
        }
      }
    }
  }
`);

export const verificationRoutes = [
  get('/companies/verification', "List the verifications of the caller's company", Own, {
    returns: "The verifications of the caller's company.",
    answer: ['viewer', 'companyProfile'],
    missing: 'company.none',
  }),
  post(
    '/companies/verification/email',
    "Email the link that proves the company's domain",
    SendLink,
    { answer: ['sendWorkEmailLink', 'companyProfile'] },
  ),
  post(
    '/companies/verification',
    'Submit a GSTIN or CIN with its certificate to the administrators',
    Request,
    { answer: ['requestVerification', 'companyProfile'], status: 201 },
  ),
  post(
    '/companies/verification/confirm',
    'Verify the domain with the token of the link; no login needed',
    Confirm,
    { answer: ['confirmWorkEmail', 'workEmail'] },
  ),
  get('/admin/companies/{id}/verifications', 'List the verifications of a company', OfCompany, {
    returns: 'The verifications of one company.',
    answer: ['admin', 'company'],
    missing: 'moderation.missing.company',
  }),
  put('/admin/verifications/{id}', 'Confirm, reject or remove a verification', Decide, {
    answer: ['decideVerification', 'company'],
  }),
];
