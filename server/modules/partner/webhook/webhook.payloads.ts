import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Webhook, WebhookDelivery } from './webhook.type.ts';

@Requires('employer', 'admin')
@ObjectType({ description: 'The current state of the webhook.' })
export class WebhookPayload {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => Viewer, { description: 'The caller, with all webhooks.' })
  viewer!: Viewer;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'A webhook and its signing secret.' })
export class WebhookSecretPayload extends WebhookPayload {
  @Field(() => String, {
    description: 'The secret, `whsec_…`. It is returned only here, so store it safely.',
  })
  secret!: string;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'The deleted webhook.' })
export class DeletedWebhookPayload {
  @Field(() => ID, { description: 'The id of the deleted webhook.' })
  deletedWebhookId!: string;

  @Field(() => Viewer, { description: 'The caller, with the remaining webhooks.' })
  viewer!: Viewer;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'A delivery that is about to be sent, and its webhook.' })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: 'The delivery.' })
  delivery!: WebhookDelivery;

  @Field(() => Webhook, { description: 'The webhook it is sent to.' })
  webhook!: Webhook;
}
