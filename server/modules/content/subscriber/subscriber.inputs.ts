import { Field, InputType } from 'type-graphql';
import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';
import { confirmSubscriptionSchema, subscribeSchema } from '#schema/validation/contact.ts';
import { SubscriptionTopicEnum } from '#server/graphql/enums/content.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(subscribeSchema)
@InputType({ description: 'An email address and the topic to subscribe to.' })
export class SubscribeInput {
  @Field(() => String, { description: 'The email address.' })
  email!: string;

  @Field(() => SubscriptionTopicEnum, { defaultValue: 'blog', description: 'The topic.' })
  topic!: SubscriptionTopic;
}

@Validated(confirmSubscriptionSchema)
@InputType({ description: 'The token from a link in an email.' })
export class SubscriptionTokenInput {
  @Field(() => String, { description: 'The value of `token=` in the link.' })
  token!: string;
}
