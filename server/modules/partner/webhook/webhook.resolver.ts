import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { CreateWebhookValues } from '#schema/validation/partners/webhook.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import {
  NeedsOpenCompany,
  NeedsRecentPassword,
  NeedsTeamRight,
  Requires,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import {
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './changeWebhook.service.ts';
import { replayDelivery, testWebhook } from './replayDelivery.service.ts';
import {
  CreateWebhookInput,
  DeliveriesArgs,
  ReplayDeliveryInput,
  UpdateWebhookInput,
  WebhookInput,
} from './webhook.inputs.ts';
import {
  DeletedWebhookPayload,
  WebhookDeliveryPayload,
  WebhookPayload,
  WebhookSecretPayload,
} from './webhook.payloads.ts';
import {
  attemptsByDelivery,
  requireWebhook,
  findDelivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
} from './webhook.service.ts';
import {
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryConnection,
} from './webhook.type.ts';

@Resolver(() => Viewer)
export class WebhooksResolver {
  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @FieldResolver(() => [Webhook], {
    description: "The webhooks of an employer's company, or of the administrators.",
  })
  webhooks(@Ctx() ctx: Context) {
    return listWebhooks(ctx);
  }

  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @FieldResolver(() => Webhook, optional('One webhook; null if it does not exist.'))
  webhook(
    @Arg('id', () => ID, { description: 'The id of the webhook.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return findWebhook(ctx, id);
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsRecentPassword()
  @NeedsTeamRight('manage')
  @Mutation(() => WebhookSecretPayload, {
    description: 'Creates a webhook. At most 10; employers need an approved company.',
  })
  async createWebhook(
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook to create.' })
    input: CreateWebhookInput,
    @Info() { schema }: GraphQLResolveInfo,
    @Ctx() ctx: Context,
  ) {
    const { id, secret } = await createWebhook(ctx, schema, input as CreateWebhookValues);
    return { ...(await payload(ctx, id)), secret };
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => WebhookPayload, {
    description:
      'Changes the given fields. From then on the webhook acts with your permissions, even if nothing changed. A new `url` requires a recent password.',
  })
  async updateWebhook(
    @Arg('input', () => UpdateWebhookInput, { description: 'The webhook, and what to change.' })
    input: UpdateWebhookInput,
    @Info() { schema }: GraphQLResolveInfo,
    @Ctx() ctx: Context,
  ) {
    await updateWebhook(ctx, schema, input);
    return payload(ctx, input.id);
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsRecentPassword()
  @NeedsTeamRight('manage')
  @Mutation(() => WebhookSecretPayload, {
    description:
      'Creates a new secret. The previous one also signs for another 24 hours. Within this time, another new secret replaces only the latest one.',
  })
  async rotateWebhookSecret(
    @Arg('input', () => WebhookInput, { description: 'The webhook whose secret to rotate.' })
    input: WebhookInput,
    @Ctx() ctx: Context,
  ) {
    const { id, secret } = await rotateWebhookSecret(ctx, input.id);
    return { ...(await payload(ctx, id)), secret };
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => WebhookPayload, {
    description: 'Enables a disabled webhook. Pending deliveries are sent immediately.',
  })
  async enableWebhook(
    @Arg('input', () => WebhookInput, { description: 'The webhook to enable.' }) {
      id,
    }: WebhookInput,
    @Ctx() ctx: Context,
  ) {
    await enableWebhook(ctx, id);
    return payload(ctx, id);
  }

  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @Mutation(() => WebhookPayload, {
    description: 'Disables a webhook. Later events are not sent; pending deliveries are kept.',
  })
  async disableWebhook(
    @Arg('input', () => WebhookInput, { description: 'The webhook to disable.' }) {
      id,
    }: WebhookInput,
    @Ctx() ctx: Context,
  ) {
    await disableWebhook(ctx, id);
    return payload(ctx, id);
  }

  @Requires('employer', 'admin')
  @NeedsTeamRight('manage')
  @Mutation(() => DeletedWebhookPayload, {
    description: 'Deletes a webhook with its log and pending deliveries.',
  })
  async deleteWebhook(
    @Arg('input', () => WebhookInput, { description: 'The webhook to delete.' }) {
      id,
    }: WebhookInput,
    @Ctx() ctx: Context,
  ) {
    await deleteWebhook(ctx, id);
    return { deletedWebhookId: id, viewer: viewerOf(ctx) };
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => WebhookDeliveryPayload, {
    description: 'Sends an event of type `webhook.test`, like any other event.',
  })
  async testWebhook(
    @Arg('input', () => WebhookInput, { description: 'The webhook to test.' }) { id }: WebhookInput,
    @Ctx() ctx: Context,
  ) {
    return sent(ctx, id, await testWebhook(ctx, id));
  }

  @Requires('employer', 'admin')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => WebhookDeliveryPayload, {
    description: 'Sends a delivery again with the same id and body, whatever its outcome.',
  })
  async replayDelivery(
    @Arg('input', () => ReplayDeliveryInput, { description: 'The delivery to send again.' }) {
      id,
    }: ReplayDeliveryInput,
    @Ctx() ctx: Context,
  ) {
    return sent(ctx, await replayDelivery(ctx, id), id);
  }
}

@Resolver(() => Webhook)
export class WebhookResolver {
  @FieldResolver(() => WebhookDeliveryConnection, {
    description: 'The deliveries, the newest first. Kept for 30 days.',
  })
  deliveries(
    @Root() { id }: Webhook,
    @Args(() => DeliveriesArgs) args: DeliveriesArgs,
    @Ctx() ctx: Context,
  ) {
    return listDeliveries(ctx, id, args);
  }

  @FieldResolver(() => WebhookDelivery, optional('One delivery; null if it does not exist.'))
  delivery(
    @Root() { id: webhookId }: Webhook,
    @Arg('id', () => ID, { description: 'The id of the delivery.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return findDelivery(ctx, webhookId, id);
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => [WebhookAttempt], { description: 'The attempts, the oldest first.' })
  attempts(@Root() { id }: WebhookDelivery, @Ctx() ctx: Context) {
    return loaderOf(ctx, attemptsByDelivery).load(id);
  }
}

async function payload(ctx: Context, id: string) {
  return { webhook: await requireWebhook(ctx, id), viewer: viewerOf(ctx) };
}

async function sent(ctx: Context, webhookId: string, deliveryId: string) {
  const [delivery, webhook] = await Promise.all([
    findDelivery(ctx, webhookId, deliveryId),
    requireWebhook(ctx, webhookId),
  ]);
  return { delivery, webhook };
}

function viewerOf({ viewer }: Context): Viewer {
  return { id: viewer!.userId };
}
