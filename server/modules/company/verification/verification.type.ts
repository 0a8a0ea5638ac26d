import { Field, ID, Int, ObjectType } from 'type-graphql';
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

@ObjectType({
  description:
    'What has been verified of an employer, and when. At least one of the three moments is given.',
})
export class VerifiedEmployer {
  @Field(() => String, {
    nullable: true,
    description: 'The domain at which the company has a working email address.',
  })
  domain!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When that was shown.' })
  domainVerifiedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When an administrator compared its GSTIN with the certificate.',
  })
  gstinVerifiedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When an administrator compared its CIN with the certificate.',
  })
  cinVerifiedAt!: Date | null;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'The certificate that was sent for a verification.' })
export class VerificationDocument {
  @Field(() => ID, { description: 'What its upload answered as fileId.' })
  id!: string;

  @Field(() => String, { description: 'The name it was uploaded under.' })
  name!: string;

  @Field(() => Int, { description: 'How many bytes it has.' })
  size!: number;

  @Field(() => String, { description: 'The media type, found by looking inside.' })
  mediaType!: string;

  @Field(() => String, { description: 'A link that opens it, for five minutes.' })
  url!: string;
}

@Requires('employer', 'admin')
@ObjectType({
  description: 'One thing that a company proves. Its own people and administrators see it.',
})
export class CompanyVerification {
  @Field(() => ID, { description: 'The id of the verification.' })
  id!: string;

  @Field(() => VerificationKindEnum, { description: 'What is proven.' })
  kind!: VerificationKind;

  @Field(() => VerificationStatusEnum, { description: 'What has become of it.' })
  status!: VerificationStatus;

  @Field(() => String, { description: 'The domain, the GSTIN or the CIN.' })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of a domain: the address that the link was sent to.',
  })
  email!: string | null;

  @Field(() => VerificationDocument, {
    nullable: true,
    description: 'The certificate; null for a domain, and once it has been deleted.',
  })
  document!: VerificationDocument | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  submittedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was decided or removed.' })
  decidedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was verified.' })
  verifiedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The reason that the administrator gave.' })
  note!: string | null;

  @Field(() => RemovalReasonEnum, { nullable: true, description: 'Why it was removed.' })
  removalReason!: RemovalReason | null;
}

@ObjectType({ description: 'What a link to a work email proves.' })
export class WorkEmail {
  @Field(() => String, { description: 'The name of the company.' })
  companyName!: string;

  @Field(() => String, { description: 'The domain that is proven.' })
  domain!: string;

  @Field(() => String, { description: 'The address that the link was sent to.' })
  email!: string;
}
