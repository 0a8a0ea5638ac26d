import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { DeletePushSubscriptionInput, SavePushSubscriptionInput } from './push.inputs.ts';
import { PushSubscriptionPayload } from './push.payloads.ts';
import { deletePushSubscription, savePushSubscription } from './pushSubscription.service.ts';

@Resolver()
export class PushResolver {
  @RequiresLogin()
  @Mutation(() => PushSubscriptionPayload, {
    description:
      'Sends new notifications of the caller to this browser while the site is closed, until the session ends. Saving it again renews it.',
  })
  async savePushSubscription(
    @Arg('input', () => SavePushSubscriptionInput, {
      description: 'The subscription of the browser.',
    })
    input: SavePushSubscriptionInput,
    @Ctx() ctx: Context,
  ) {
    await savePushSubscription(ctx, input);
    return { viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresLogin()
  @Mutation(() => PushSubscriptionPayload, {
    description: 'Stops sending notifications to a browser of the caller.',
  })
  async deletePushSubscription(
    @Arg('input', () => DeletePushSubscriptionInput, { description: 'The subscription to delete.' })
    { endpoint }: DeletePushSubscriptionInput,
    @Ctx() ctx: Context,
  ) {
    await deletePushSubscription(ctx, endpoint);
    return { viewer: { id: ctx.viewer!.userId } };
  }
}
