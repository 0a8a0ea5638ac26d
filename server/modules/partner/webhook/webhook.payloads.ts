import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Webhook, WebhookDelivery } from './webhook.type.ts';

@Requires('employer', 'admin')
@ObjectType({ description: 'The webhook as it is now.' })
export class WebhookPayload {
  @Field(() => Webhook, { description: 'As it is now.' })
  webhook!: Webhook;

  @Field(() => Viewer, { description: 'The caller, with all webhooks.' })
  viewer!: Viewer;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'A webhook and the secret that signs what it is sent.' })
export class WebhookSecretPayload extends WebhookPayload {
  @Field(() => String, {
    description: 'The secret, `whsec_…`. It is told here and never again: keep it safe.',
  })
  secret!: string;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'Which webhook is gone.' })
export class DeletedWebhookPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedWebhookId!: string;

  @Field(() => Viewer, { description: 'The caller, with the webhooks that are left.' })
  viewer!: Viewer;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'A delivery that is about to be sent, and its webhook.' })
export class WebhookDeliveryPayload {
  @Field(() => WebhookDelivery, { description: 'As it stands.' })
  delivery!: WebhookDelivery;

  @Field(() => Webhook, { description: 'Where it goes.' })
  webhook!: Webhook;
}
