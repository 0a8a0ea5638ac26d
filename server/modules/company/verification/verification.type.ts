import { Field, ID, ObjectType } from 'type-graphql';
import type {
  RemovalReason,
  VerificationKind,
  VerificationStatus,
} from '#schema/options/companyVerification.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  RemovalReasonEnum,
  VerificationKindEnum,
  VerificationStatusEnum,
} from '#server/graphql/enums/verification.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { LinkedFile } from '#server/modules/file/file.type.ts';

@ObjectType({
  description:
    'What has been verified about an employer, and when. At least one of the three times is set.',
})
export class VerifiedEmployer {
  @Field(() => String, optional('The domain at which the company has a working email address.'))
  domain!: string | null;

  @Field(() => DateTime, optional('When the domain was proven.'))
  domainVerifiedAt!: Date | null;

  @Field(() => DateTime, optional('When an administrator compared its GSTIN with the certificate.'))
  gstinVerifiedAt!: Date | null;

  @Field(() => DateTime, optional('When an administrator compared its CIN with the certificate.'))
  cinVerifiedAt!: Date | null;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'The certificate submitted for a verification.' })
export class VerificationDocument extends LinkedFile {}

@Requires('employer', 'admin')
@ObjectType({
  description:
    "A proof of a company's identity. Visible to the company's own people and to administrators.",
})
export class CompanyVerification {
  @Field(() => ID, { description: 'The id of the verification.' })
  id!: string;

  @Field(() => VerificationKindEnum, {
    description: 'What the company wants to prove: its domain, its GSTIN or its CIN.',
  })
  kind!: VerificationKind;

  @Field(() => VerificationStatusEnum, { description: 'The status of the verification.' })
  status!: VerificationStatus;

  @Field(() => String, { description: 'The domain, the GSTIN or the CIN.' })
  value!: string;

  @Field(() => String, optional('For a domain: the address that the link was sent to.'))
  email!: string | null;

  @Field(() => VerificationDocument, {
    nullable: true,
    description: 'The certificate; null for a domain, and after it has been deleted.',
  })
  document!: VerificationDocument | null;

  @Field(() => DateTime, { description: 'When it was submitted.' })
  submittedAt!: Date;

  @Field(() => DateTime, optional('When it was decided or removed.'))
  decidedAt!: Date | null;

  @Field(() => DateTime, optional('When it was verified.'))
  verifiedAt!: Date | null;

  @Field(() => String, optional('The reason that the administrator gave.'))
  note!: string | null;

  @Field(() => RemovalReasonEnum, optional('Why it was removed.'))
  removalReason!: RemovalReason | null;
}

@ObjectType({ description: 'What a link to a work email proves.' })
export class WorkEmail {
  @Field(() => String, { description: 'The name of the company.' })
  companyName!: string;

  @Field(() => String, { description: 'The domain that the link proves.' })
  domain!: string;

  @Field(() => String, { description: 'The address that the link was sent to.' })
  email!: string;
}
