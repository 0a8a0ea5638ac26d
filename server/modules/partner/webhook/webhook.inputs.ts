import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { DeliveryOutcome, WebhookEvent } from '#schema/options/webhooks.ts';
import { createWebhookSchema, updateWebhookSchema } from '#schema/validation/partners/webhook.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { DeliveryOutcomeEnum, WebhookEventEnum } from '#server/graphql/enums/webhooks.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

const URL_IS = 'The URL: https, on the public internet, on port 443 or above 1024.';
const JOB_IS = 'The fields of a job to send, such as `{ id title company { name } }`.';
const APPLICATION_IS = 'The fields of an application to send, such as `{ id status job { id } }`.';

@Validated(createWebhookSchema)
@InputType({ description: 'A URL and the events to send to it.' })
export class CreateWebhookInput {
  @Field(() => String, { description: URL_IS })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'The events, at least one.' })
  events!: WebhookEvent[];

  @Field(() => String, optional(`${JOB_IS} Default: the usual fields.`))
  jobSelection?: string | null;

  @Field(() => String, optional(`${APPLICATION_IS} Default: the usual fields.`))
  applicationSelection?: string | null;
}

@Validated(updateWebhookSchema)
@InputType({ description: 'The webhook, and what to change. Omitted fields stay as they are.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The id of the webhook.' })
  id!: string;

  @Field(() => String, optional(URL_IS))
  url?: string | null;

  @Field(() => [WebhookEventEnum], optional('The events.'))
  events?: WebhookEvent[] | null;

  @Field(() => String, optional(JOB_IS))
  jobSelection?: string | null;

  @Field(() => String, optional(APPLICATION_IS))
  applicationSelection?: string | null;
}

@InputType({ description: 'The webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'The id of the webhook.' })
  id!: string;
}

@InputType({ description: 'The delivery.' })
export class ReplayDeliveryInput {
  @Field(() => ID, { description: 'The id of the delivery, as sent in `webhook-id`.' })
  id!: string;
}

@ArgsType()
export class DeliveriesArgs extends PageArgs {
  @Field(() => DeliveryOutcomeEnum, optional('Only deliveries with this outcome.'))
  outcome?: DeliveryOutcome | null;
}
