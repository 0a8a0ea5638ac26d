import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';
import type { Context } from '#server/graphql/context.ts';
import { SubscriptionTopicEnum } from '#server/graphql/enums/content.ts';
import { MessagePayload } from '#server/modules/account/account.payloads.ts';
import { SubscribeInput, SubscriptionTokenInput } from './subscriber.inputs.ts';
import { leaveSubscription } from './leaveSubscription.service.ts';
import { confirmSubscription, subscribe } from './subscriber.service.ts';

const INPUT = { description: 'What it needs.' };

@ObjectType({ description: 'The subscription as it is now.' })
export class SubscriptionPayload extends MessagePayload {
  @Field(() => SubscriptionTopicEnum, { description: 'What it is about.' })
  topic!: SubscriptionTopic;
}

@Resolver()
export class SubscriberResolver {
  @Mutation(() => MessagePayload, {
    description:
      'Mails a link to confirm the address, unless it is confirmed; the answer never tells.',
  })
  async subscribe(
    @Arg('input', () => SubscribeInput, INPUT) input: SubscribeInput,
    @Ctx() ctx: Context,
  ) {
    await subscribe(ctx, input);
    return { message: ctx.t('subscription.asked') };
  }

  @Mutation(() => SubscriptionPayload, {
    description: 'Confirms an address by the link sent to it; once more does no harm.',
  })
  async confirmSubscription(
    @Arg('input', () => SubscriptionTokenInput, INPUT) { token }: SubscriptionTokenInput,
    @Ctx() ctx: Context,
  ) {
    const { topic } = await confirmSubscription(ctx, token);
    return { message: ctx.t('subscription.confirmed'), topic };
  }

  @Mutation(() => MessagePayload, {
    description: 'Ends a subscription by the link at the foot of its mails.',
  })
  async leaveSubscription(
    @Arg('input', () => SubscriptionTokenInput, INPUT) { token }: SubscriptionTokenInput,
    @Ctx() ctx: Context,
  ) {
    await leaveSubscription(ctx, token);
    return { message: ctx.t('subscription.left') };
  }
}
