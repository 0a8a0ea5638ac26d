import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { changeSubscription, subscriptionOf } from './unsubscribe.service.ts';
import {
  AlertSubscription,
  AlertSubscriptionPayload,
  ResubscribeInput,
  UnsubscribeInput,
} from './unsubscribe.type.ts';

const INPUT = { description: 'What it needs.' };

/** Whoever holds the link from a mail; nobody has to log in to be left in peace. */
@Resolver()
export class UnsubscribeResolver {
  @Query(() => AlertSubscription, {
    nullable: true,
    description: 'What a link from a mail is about; asking changes nothing. Null for a wrong link.',
  })
  alertSubscription(
    @Arg('token', () => String, { description: 'What stands behind `token=` in the link.' })
    token: string,
    @Ctx() { services }: Context,
  ) {
    return subscriptionOf(services, token);
  }

  @Mutation(() => AlertSubscriptionPayload, { description: 'Ends mails, by the link in them.' })
  async unsubscribe(
    @Arg('input', () => UnsubscribeInput, INPUT) { token, scope }: UnsubscribeInput,
    @Ctx() ctx: Context,
  ) {
    return { subscription: await changeSubscription(ctx, token, scope, false) };
  }

  @Mutation(() => AlertSubscriptionPayload, { description: 'Takes an `unsubscribe` back.' })
  async resubscribe(
    @Arg('input', () => ResubscribeInput, INPUT) { token, scope }: ResubscribeInput,
    @Ctx() ctx: Context,
  ) {
    return { subscription: await changeSubscription(ctx, token, scope, true) };
  }
}
