import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { DeliveryOutcome, WebhookEvent } from '#schema/options/webhooks.ts';
import { createWebhookSchema, updateWebhookSchema } from '#schema/validation/partners/webhook.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { DeliveryOutcomeEnum, WebhookEventEnum } from '#server/graphql/enums/webhooks.ts';
import { Validated } from '#server/graphql/validated.ts';

const URL_IS = 'Where it leads: https, on the public internet, at port 443 or above 1024.';
const JOB_IS = 'What to send of a job, such as `{ id title company { name } }`.';
const APPLICATION_IS = 'What to send of an application, such as `{ id status job { id } }`.';

@Validated(createWebhookSchema)
@InputType({ description: 'An address, and what it is told.' })
export class CreateWebhookInput {
  @Field(() => String, { description: URL_IS })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'What it is told; one or more.' })
  events!: WebhookEvent[];

  @Field(() => String, { nullable: true, description: `${JOB_IS} Left out: the usual fields.` })
  jobSelection?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${APPLICATION_IS} Left out: the usual fields.`,
  })
  applicationSelection?: string | null;
}

@Validated(updateWebhookSchema)
@InputType({ description: 'Which webhook, and what becomes of it; what is left out stays.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: URL_IS })
  url?: string | null;

  @Field(() => [WebhookEventEnum], { nullable: true, description: 'What it is told.' })
  events?: WebhookEvent[] | null;

  @Field(() => String, { nullable: true, description: JOB_IS })
  jobSelection?: string | null;

  @Field(() => String, { nullable: true, description: APPLICATION_IS })
  applicationSelection?: string | null;
}

@InputType({ description: 'Which webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

@InputType({ description: 'Which delivery.' })
export class ReplayDeliveryInput {
  @Field(() => ID, { description: 'Its id, as `webhook-id` says it.' })
  id!: string;
}

@ArgsType()
export class DeliveriesArgs extends PageArgs {
  @Field(() => DeliveryOutcomeEnum, {
    nullable: true,
    description: 'Only those that have come so far.',
  })
  outcome?: DeliveryOutcome | null;
}
