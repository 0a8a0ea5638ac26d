import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';
import type { Context } from '#server/graphql/context.ts';
import { SubscriptionTopicEnum } from '#server/graphql/enums/content.ts';
import { MessagePayload } from '#server/modules/account/account.payloads.ts';
import { SubscribeInput, SubscriptionTokenInput } from './subscriber.inputs.ts';
import { leaveSubscription } from './leaveSubscription.service.ts';
import { confirmSubscription, subscribe } from './subscriber.service.ts';

@ObjectType({ description: 'The current state of the subscription.' })
export class SubscriptionPayload extends MessagePayload {
  @Field(() => SubscriptionTopicEnum, { description: 'The topic.' })
  topic!: SubscriptionTopic;
}

@Resolver()
export class SubscriberResolver {
  @Mutation(() => MessagePayload, {
    description:
      'Emails a link that confirms the address, unless it is already confirmed. The answer is the same in both cases.',
  })
  async subscribe(
    @Arg('input', () => SubscribeInput, { description: 'The email address and the topic.' })
    input: SubscribeInput,
    @Ctx() ctx: Context,
  ) {
    await subscribe(ctx, input);
    return { message: ctx.t('subscription.asked') };
  }

  @Mutation(() => SubscriptionPayload, {
    description:
      'Confirms an address with the token from the email. Repeating the call has no effect.',
  })
  async confirmSubscription(
    @Arg('input', () => SubscriptionTokenInput, {
      description: 'The token from the confirmation email.',
    })
    { token }: SubscriptionTokenInput,
    @Ctx() ctx: Context,
  ) {
    const { topic } = await confirmSubscription(ctx, token);
    return { message: ctx.t('subscription.confirmed'), topic };
  }

  @Mutation(() => MessagePayload, {
    description: 'Unsubscribes with the token from the link at the bottom of an email.',
  })
  async leaveSubscription(
    @Arg('input', () => SubscriptionTokenInput, {
      description: 'The token from the unsubscribe link.',
    })
    { token }: SubscriptionTokenInput,
    @Ctx() ctx: Context,
  ) {
    await leaveSubscription(ctx, token);
    return { message: ctx.t('subscription.left') };
  }
}
