import { graphql } from '../gql/gql.ts';
import { restRoute } from '../restRoute.ts';

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
  restRoute({
    method: 'GET',
    path: '/companies/verification',
    summary: "List the verifications of the caller's company",
    returns: "The verifications of the caller's company.",
    operation: Own,
    answer: ['viewer', 'companyProfile'],
    missing: 'company.none',
  }),
  restRoute({
    method: 'POST',
    path: '/companies/verification/email',
    summary: "Email the link that proves the company's domain",
    operation: SendLink,
    body: 'input',
    answer: ['sendWorkEmailLink', 'companyProfile'],
  }),
  restRoute({
    method: 'POST',
    path: '/companies/verification',
    summary: 'Submit a GSTIN or CIN with its certificate to the administrators',
    operation: Request,
    body: 'input',
    answer: ['requestVerification', 'companyProfile'],
    status: 201,
  }),
  restRoute({
    method: 'POST',
    path: '/companies/verification/confirm',
    summary: 'Verify the domain with the token of the link; no login needed',
    operation: Confirm,
    body: 'input',
    answer: ['confirmWorkEmail', 'workEmail'],
  }),
  restRoute({
    method: 'GET',
    path: '/admin/companies/{id}/verifications',
    summary: 'List the verifications of a company',
    returns: 'The verifications of one company.',
    operation: OfCompany,
    answer: ['admin', 'company'],
    missing: 'moderation.missing.company',
  }),
  restRoute({
    method: 'PUT',
    path: '/admin/verifications/{id}',
    summary: 'Confirm, reject or remove a verification',
    operation: Decide,
    body: 'input',
    answer: ['decideVerification', 'company'],
  }),
];
