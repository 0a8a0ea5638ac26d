import type {
  DocumentKind,
  RemovalReason,
  VerificationDecision,
  VerificationKind,
  VerificationStatus,
} from '#schema/options/companyVerification.ts';
import { graphqlEnum } from './graphqlEnum.ts';

const DOCUMENTS = {
  gstin: 'Its registration for the goods and services tax.',
  cin: 'Its entry in the register of companies.',
};

export const VerificationKindEnum = graphqlEnum<VerificationKind>(
  'VerificationKind',
  'What a company proves of itself.',
  { domain: 'That it has email at the domain of its website.', ...DOCUMENTS },
);

export const DocumentKindEnum = graphqlEnum<DocumentKind>(
  'DocumentKind',
  'What a company proves with a certificate.',
  DOCUMENTS,
);

export const VerificationStatusEnum = graphqlEnum<VerificationStatus>(
  'VerificationStatus',
  'What has become of a verification.',
  {
    pending: 'The link has not been opened yet, or an administrator has not decided yet.',
    verified: 'It counts, and everybody sees that it does.',
    rejected: 'An administrator did not accept it; the note says why.',
    removed: 'It counted or waited once, and does not any more.',
  },
);

export const RemovalReasonEnum = graphqlEnum<RemovalReason>(
  'RemovalReason',
  'Why a verification was removed.',
  {
    name: 'The company has another name.',
    website: 'The company has another website.',
    replaced: 'A newer one of the kind was verified.',
    administrator: 'An administrator removed it; the note says why.',
    account: 'The account that sent it was deleted.',
  },
);

export const VerificationDecisionEnum = graphqlEnum<VerificationDecision>(
  'VerificationDecision',
  'What an administrator makes of a verification.',
  {
    confirm: 'The number and the document belong to the company.',
    reject: 'They do not; the employers can send others.',
    remove: 'It was verified, and is no longer to count.',
  },
);
