import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { changeSubscription, subscriptionOf } from './unsubscribe.service.ts';
import {
  AlertSubscription,
  AlertSubscriptionPayload,
  ResubscribeInput,
  UnsubscribeInput,
} from './unsubscribe.type.ts';

/** For anyone who holds the link from an email: unsubscribing requires no login. */
@Resolver()
export class UnsubscribeResolver {
  @Query(() => AlertSubscription, {
    nullable: true,
    description:
      'The emails that an unsubscribe link is about; null for an invalid link. Reading it changes nothing.',
  })
  alertSubscription(
    @Arg('token', () => String, { description: 'The value of `token=` in the link.' })
    token: string,
    @Ctx() { services }: Context,
  ) {
    return subscriptionOf(services, token);
  }

  @Mutation(() => AlertSubscriptionPayload, {
    description: 'Stops emails, with the token from the link in one of them.',
  })
  async unsubscribe(
    @Arg('input', () => UnsubscribeInput, { description: 'The emails to stop.' }) {
      token,
      scope,
    }: UnsubscribeInput,
    @Ctx() ctx: Context,
  ) {
    return { subscription: await changeSubscription(ctx, token, scope, false) };
  }

  @Mutation(() => AlertSubscriptionPayload, {
    description: 'Turns emails back on after `unsubscribe`.',
  })
  async resubscribe(
    @Arg('input', () => ResubscribeInput, { description: 'The emails to turn back on.' }) {
      token,
      scope,
    }: ResubscribeInput,
    @Ctx() ctx: Context,
  ) {
    return { subscription: await changeSubscription(ctx, token, scope, true) };
  }
}
