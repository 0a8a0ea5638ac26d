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

@Requires('employer', 'admin')
@ObjectType({ description: 'One attempt to send a delivery, and what came of it.' })
export class WebhookAttempt {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  took!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The status of the answer; null where there was none.',
  })
  status!: number | null;

  @Field(() => WebhookFailureEnum, {
    nullable: true,
    description: 'What was wrong; null where it arrived.',
  })
  failure!: AttemptFailure | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 1,024 characters of the answer.',
  })
  answer!: string | null;

  @Field(() => Boolean, { description: 'Whether somebody asked for it in the log.' })
  isReplay!: boolean;
}

@Requires('employer', 'admin')
@NeedsOpenCompany()
@ObjectType({ description: 'One event for one webhook: what is sent until it arrives.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Its id, sent as `webhook-id` with each attempt.' })
  id!: string;

  @Field(() => String, { description: 'What happened: `job.created`.' })
  type!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the job or application; null for a test.',
  })
  subjectId!: string | null;

  @Field(() => DateTime, { description: 'When it happened.' })
  createdAt!: Date;

  @Field(() => DeliveryOutcomeEnum, { description: 'How far it has come.' })
  outcome!: DeliveryOutcome;

  @Field(() => Int, { description: 'How often it was tried.' })
  attemptCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it is tried next; null where it is not, or the webhook is switched off.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived first.' })
  deliveredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The body, as it is signed and sent; null until it is made.',
  })
  body!: string | null;
}

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery, 'WebhookDelivery');

@Requires('employer', 'admin')
@ObjectType({
  implements: Node,
  description: 'An address that is told what happens, as Standard Webhooks 1.0.0.',
})
export class Webhook extends Node {
  @Field(() => String, { description: 'Where it leads.' })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'What it is told.' })
  events!: WebhookEvent[];

  @Field(() => String, { description: 'What is sent of a job: a selection of fields of `Job`.' })
  jobSelection!: string;

  @Field(() => String, {
    description: 'What is sent of an application: a selection of fields of `Application`.',
  })
  applicationSelection!: string;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Who made it or changed it last, and answers for it; null where that person has left.',
  })
  answersForIt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the secret before signs as well; null where there is one only.',
  })
  previousSecretUntil!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Since when nothing is sent.' })
  disabledAt!: Date | null;

  @Field(() => WebhookDisabledReasonEnum, { nullable: true, description: 'Why nothing is sent.' })
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when every attempt has failed; null while they arrive.',
  })
  failingSince!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When something arrived last.' })
  lastDeliveredAt!: Date | null;
}
