import { Field, ID, Int, ObjectType } from 'type-graphql';
import type {
  AttemptFailure,
  DeliveryOutcome,
  WebhookDisabledReason,
  WebhookEvent,
} from '#schema/options/webhooks.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  DeliveryOutcomeEnum,
  WebhookDisabledReasonEnum,
  WebhookEventEnum,
  WebhookFailureEnum,
} from '#server/graphql/enums/webhooks.ts';
import { Node } from '#server/graphql/node.ts';
import { NeedsOpenCompany, Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@Requires('employer', 'admin')
@ObjectType({ description: 'An attempt to send a delivery, and its outcome.' })
export class WebhookAttempt {
  @Field(() => ID, { description: 'The id of the attempt.' })
  id!: string;

  @Field(() => DateTime, { description: 'When the attempt was made.' })
  at!: Date;

  @Field(() => Int, { description: 'The duration in milliseconds.' })
  took!: number;

  @Field(() => Int, optional('The HTTP status of the response; null if there was none.'))
  status!: number | null;

  @Field(() => WebhookFailureEnum, optional('Why the attempt failed; null if it succeeded.'))
  failure!: AttemptFailure | null;

  @Field(() => String, optional('The first 1,024 characters of the response.'))
  answer!: string | null;

  @Field(() => Boolean, { description: 'Whether a user requested it from the log.' })
  isReplay!: boolean;
}

@Requires('employer', 'admin')
@NeedsOpenCompany()
@ObjectType({ description: 'An event for a webhook, sent until it arrives.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The id, sent as `webhook-id` with each attempt.' })
  id!: string;

  @Field(() => String, { description: 'The type of the event, such as `job.created`.' })
  type!: string;

  @Field(() => ID, optional('The id of the job or application; null for a test.'))
  subjectId!: string | null;

  @Field(() => DateTime, { description: 'When the event happened.' })
  createdAt!: Date;

  @Field(() => DeliveryOutcomeEnum, { description: 'The outcome so far.' })
  outcome!: DeliveryOutcome;

  @Field(() => Int, { description: 'The number of attempts.' })
  attemptCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the next attempt is due; null if there is none or the webhook is disabled.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => DateTime, optional('When it first arrived.'))
  deliveredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The body as signed and sent; null until it is built, and once the applicant that it is about has deleted the account.',
  })
  body!: string | null;
}

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery, 'WebhookDelivery');

@Requires('employer', 'admin')
@ObjectType({
  implements: Node,
  description: 'A URL that receives events, following Standard Webhooks 1.0.0.',
})
export class Webhook extends Node {
  @Field(() => String, { description: 'The URL.' })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'The events it receives.' })
  events!: WebhookEvent[];

  @Field(() => String, { description: 'The fields of `Job` to send, as a GraphQL selection.' })
  jobSelection!: string;

  @Field(() => String, {
    description: 'The fields of `Application` to send, as a GraphQL selection.',
  })
  applicationSelection!: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the user who created or last saved it and whose permissions it uses, or the email address of one without a name; null if they have left.',
  })
  answersForIt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time until which the previous secret also signs; null if there is only one.',
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTime, optional('When it was disabled; null while it is enabled.'))
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, optional('Why it was disabled.'))
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when every attempt has failed; null while deliveries arrive.',
  })
  failingSince!: Date | null;

  @Field(() => DateTime, optional('When a delivery last arrived.'))
  lastDeliveredAt!: Date | null;
}
