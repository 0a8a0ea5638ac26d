import { Field, ID, InputType, Int } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import {
  acceptOfferSchema,
  declineOfferSchema,
  sendOfferSchema,
  withdrawOfferSchema,
  type SendOfferValues,
} from '#schema/validation/offers.ts';
import { LocaleEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(sendOfferSchema)
@InputType({ description: 'An offer to send or to preview.' })
export class SendOfferInput implements SendOfferValues {
  @Field(() => ID, { description: 'The id of the application, which must be shortlisted.' })
  applicationId!: string;

  @Field(() => LocaleEnum, { description: 'The language of the letter.' })
  language!: Locale;

  @Field(() => String, { description: 'The title of the position.' })
  title!: string;

  @Field(() => Int, { description: 'The fixed pay in whole rupees (INR) a year.' })
  pay!: number;

  @Field(() => String, {
    nullable: true,
    description: 'A line about variable pay, for example “Up to 10% of the fixed pay”.',
  })
  variablePay?: string | null;

  @Field(() => String, { description: 'The place of work.' })
  place!: string;

  @Field(() => String, {
    description: 'The first day of work (YYYY-MM-DD), not before the last day to answer.',
  })
  joiningDate!: string;

  @Field(() => String, {
    description: 'The last day on which it can be answered (YYYY-MM-DD), until midnight in India.',
  })
  expiresOn!: string;

  @Field(() => String, {
    description:
      'The text of the letter; `{candidate}`, `{job}`, `{company}`, `{pay}`, `{place}`, `{joiningDate}` and `{expiry}` are filled in. Anything else in curly brackets is refused.',
  })
  letter!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The open offer for the application that this one replaces. Required while there is one, so that nobody sends two.',
  })
  replacesId?: string | null;
}

@Validated(withdrawOfferSchema)
@InputType({ description: 'An open offer to withdraw.' })
export class WithdrawOfferInput {
  @Field(() => ID, { description: 'The id of the offer.' })
  id!: string;

  @Field(() => String, { description: 'The reason, which the applicant reads.' })
  reason!: string;
}

@Validated(acceptOfferSchema)
@InputType({ description: "An applicant's acceptance of an offer." })
export class AcceptOfferInput {
  @Field(() => ID, { description: 'The id of the offer.' })
  id!: string;

  @Field(() => String, {
    description: "The applicant's full name, as it is printed on the letter with the time.",
  })
  name!: string;
}

@Validated(declineOfferSchema)
@InputType({ description: "An applicant's refusal of an offer." })
export class DeclineOfferInput {
  @Field(() => ID, { description: 'The id of the offer.' })
  id!: string;

  @Field(() => String, { defaultValue: '', description: 'The reason, which the company reads.' })
  reason!: string;
}
