import { Field, Int, ObjectType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import type { OfferStatus, OfferWithdrawal } from '#schema/options/offers.ts';
import { ROLES } from '#schema/options/roles.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { OfferStatusEnum, OfferWithdrawalEnum } from '#server/graphql/enums/offers.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { Node } from '#server/graphql/node.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

/** Read by prepared statements that return exactly this shape. */
@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({
  implements: Node,
  description:
    'An offer of employment, as it was sent. Visible to the applicant and to those at the company who decide on the application.',
})
export class Offer extends Node {
  /** The keys for looking up the rest and for deciding who may read it. */
  applicationId!: string;
  jobId!: string;
  companyId!: string;

  /** Whether the caller's company sent it. */
  isReceived!: boolean;

  @Field(() => LocaleEnum, { description: 'The language of the letter.' })
  language!: Locale;

  @Field(() => String, { description: 'The title of the position.' })
  title!: string;

  @Field(() => Int, { description: 'The fixed pay in whole rupees (INR) a year.' })
  pay!: number;

  @Field(() => String, optional('A line about variable pay; null if there is none.'))
  variablePay!: string | null;

  @Field(() => String, { description: 'The place of work.' })
  place!: string;

  @Field(() => String, { description: 'The first day of work (YYYY-MM-DD).' })
  joiningDate!: string;

  @Field(() => String, {
    description: 'The last day on which it can be answered (YYYY-MM-DD), until midnight in India.',
  })
  expiresOn!: string;

  @Field(() => DateTime, { description: 'The moment from which it can no longer be answered.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'The text of the letter, with its fields filled in.' })
  letter!: string;

  @Field(() => String, { description: "The company's name when it was sent." })
  companyName!: string;

  @Field(() => String, { description: "The applicant's name when it was sent." })
  candidateName!: string;

  @RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], ...ROLES)
  @Field(() => OfferStatusEnum, { description: 'The current status.' })
  status!: OfferStatus;

  @Field(() => DateTime, { description: 'When it was sent.' })
  sentAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was accepted, declined, withdrawn or expired; null while it is open.',
  })
  endedAt!: Date | null;

  @Field(() => String, optional('The name that the applicant typed to accept it.'))
  signedName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the applicant declined it, or why the company withdrew it, if they said so.',
  })
  reason!: string | null;

  @Field(() => OfferWithdrawalEnum, optional('Why it was withdrawn; null unless it was.'))
  withdrawnBy!: OfferWithdrawal | null;
}

@RequiresOrKey('APPLICATIONS_WRITE', ...ROLES)
@ObjectType({ description: 'The result of sending, withdrawing or answering an offer.' })
export class OfferPayload {
  @Field(() => Offer, { description: 'The offer after the change.' })
  offer!: Offer;
}
