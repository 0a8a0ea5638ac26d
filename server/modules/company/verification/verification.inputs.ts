import { Field, ID, InputType } from 'type-graphql';
import type { DocumentKind } from '#schema/options/companyVerification.ts';
import {
  verificationSchema,
  workEmailLinkSchema,
  workEmailSchema,
} from '#schema/validation/employers/verification.ts';
import { DocumentKindEnum } from '#server/graphql/enums/verification.ts';
import { LAST_DAY } from '#schema/validation/values/day.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(workEmailSchema)
@InputType({ description: 'Where to send the link that proves the domain.' })
export class SendWorkEmailLinkInput {
  @Field(() => String, { description: "An address at the domain of the company's website." })
  email!: string;
}

@Validated(workEmailLinkSchema)
@InputType({ description: 'The link from the email.' })
export class WorkEmailLinkInput {
  @Field(() => String, { description: 'The token in the link.' })
  token!: string;
}

@Validated(
  ({ services }) => verificationSchema({ today: services.clock.now() }),
  verificationSchema(LAST_DAY),
)
@InputType({ description: 'A registration number of the company and its certificate.' })
export class RequestVerificationInput {
  @Field(() => DocumentKindEnum, { description: 'Which registration: GSTIN or CIN.' })
  kind!: DocumentKind;

  @Field(() => String, { description: 'The GSTIN or CIN. Spaces and lower case are accepted.' })
  number!: string;

  @Field(() => ID, {
    description: 'The fileId that POST /api/upload/company-document returned.',
  })
  documentId!: string;
}
