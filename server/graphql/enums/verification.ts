import type {
  DocumentKind,
  RemovalReason,
  VerificationDecision,
  VerificationKind,
  VerificationStatus,
} from '#schema/options/companyVerification.ts';
import { graphqlEnum } from './graphqlEnum.ts';

const DOCUMENTS = {
  gstin: 'Its GSTIN, from its registration for the Goods and Services Tax.',
  cin: 'Its CIN, from its certificate of incorporation.',
};

export const VerificationKindEnum = graphqlEnum<VerificationKind>(
  'VerificationKind',
  'What a company can prove about itself.',
  { domain: 'An email address at the domain of its website.', ...DOCUMENTS },
);

export const DocumentKindEnum = graphqlEnum<DocumentKind>(
  'DocumentKind',
  'What a company proves with a certificate.',
  DOCUMENTS,
);

export const VerificationStatusEnum = graphqlEnum<VerificationStatus>(
  'VerificationStatus',
  'The status of a verification.',
  {
    pending: 'The link has not been opened yet, or an administrator has not decided yet.',
    verified: 'It is valid and shown publicly.',
    rejected: 'An administrator did not accept it; the note says why.',
    removed: 'It is no longer valid or pending.',
  },
);

export const RemovalReasonEnum = graphqlEnum<RemovalReason>(
  'RemovalReason',
  'Why a verification was removed.',
  {
    name: 'The company changed its name.',
    website: 'The company changed its website.',
    replaced: 'A newer verification of the same kind replaced it.',
    administrator: 'An administrator removed it; the note says why.',
    account: 'The account that sent it was deleted.',
  },
);

export const VerificationDecisionEnum = graphqlEnum<VerificationDecision>(
  'VerificationDecision',
  'The decision of an administrator on a verification.',
  {
    confirm: 'The number and the document belong to the company.',
    reject: 'They do not; the employer can submit others.',
    remove: 'Withdraw a verification that was confirmed before.',
  },
);
