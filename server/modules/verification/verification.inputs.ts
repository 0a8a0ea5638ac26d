import { Field, ID, InputType } from 'type-graphql';
import type { DocumentKind, VerificationDecision } from '#schema/options/companyVerification.ts';
import {
  decideVerificationSchema,
  verificationSchema,
  workEmailLinkSchema,
  workEmailSchema,
} from '#schema/validation/employers/verification.ts';
import { DocumentKindEnum, VerificationDecisionEnum } from '#server/graphql/enums/verification.ts';
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
@InputType({ description: 'A registration of the company, and its certificate.' })
export class RequestVerificationInput {
  @Field(() => DocumentKindEnum, { description: 'Which registration it is.' })
  kind!: DocumentKind;

  @Field(() => String, { description: 'The GSTIN or CIN; blanks and small letters are welcome.' })
  number!: string;

  @Field(() => ID, {
    description: 'What POST /api/upload/company-document has answered as fileId.',
  })
  documentId!: string;
}

@Validated(decideVerificationSchema)
@InputType({ description: 'Which verification to decide on, and how.' })
export class DecideVerificationInput {
  @Field(() => ID, { description: 'The id of the verification.' })
  id!: string;

  @Field(() => VerificationDecisionEnum, { description: 'The decision.' })
  decision!: VerificationDecision;

  @Field(() => String, {
    nullable: true,
    description: 'The reason, which the employers read. Needed to reject or remove.',
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The company's name as you compared it. If it has changed since, the decision is refused with `CONFLICT`.",
  })
  companyName?: string | null;
}
