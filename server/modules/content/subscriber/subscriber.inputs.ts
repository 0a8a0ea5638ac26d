import { Field, InputType } from 'type-graphql';
import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';
import { confirmSubscriptionSchema, subscribeSchema } from '#schema/validation/contact.ts';
import { SubscriptionTopicEnum } from '#server/graphql/enums/content.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(subscribeSchema)
@InputType({ description: 'An address, and what it is left for.' })
export class SubscribeInput {
  @Field(() => String, { description: 'Where to write to.' })
  email!: string;

  @Field(() => SubscriptionTopicEnum, { defaultValue: 'blog', description: 'What about.' })
  topic!: SubscriptionTopic;
}

@Validated(confirmSubscriptionSchema)
@InputType({ description: 'The link from a mail.' })
export class SubscriptionTokenInput {
  @Field(() => String, { description: 'What stands behind `token=` in the link.' })
  token!: string;
}
