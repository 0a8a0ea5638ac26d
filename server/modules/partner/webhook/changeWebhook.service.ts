import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { GraphQLSchema } from 'graphql';
import { WEBHOOK_ROTATION_HOURS, WEBHOOKS_MAX } from '#schema/options/webhooks.ts';
import type {
  CreateWebhookValues,
  UpdateWebhookValues,
} from '#schema/validation/partners/webhook.ts';
import type { ActivityAction } from '#schema/options/activity.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { requireRecentPassword } from '#server/modules/account/proof/recentPassword.service.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Facts } from '#server/modules/activity/activity.type.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { requireValidWebhook } from './requireValidWebhook.service.ts';
import { newSecret, sealSecret } from './destination/signature.service.ts';
import {
  COUNT,
  CREATE,
  DELETE,
  DISABLE,
  ENABLE,
  HOLD,
  LOCK,
  RELEASE,
  ROTATE,
  UPDATE,
} from './webhook.sql.ts';
import { hasRoom, scopeOf } from './webhook.rules.ts';
import { missingWebhook } from './webhook.service.ts';

const HOUR = 3_600_000;

interface CreatedWebhook {
  id: string;
  secret: string;
}

export async function createWebhook(
  ctx: Context,
  schema: GraphQLSchema,
  values: CreateWebhookValues,
): Promise<CreatedWebhook> {
  const companyId = await requireApproved(ctx);
  await requireValidWebhook(ctx, schema, values);
  const { services, viewer } = ctx;
  const now = services.clock.now();
  const id = newId(now.getTime());
  const secret = newSecret();
  const { url, events, jobSelection, applicationSelection } = values;
  await ctx.em.transactional(async (em) => {
    await requireRoom(ctx, em, companyId);
    await writeIn(em, CREATE, [
      id,
      companyId,
      viewer!.userId,
      url,
      events,
      jobSelection,
      applicationSelection,
      sealSecret(services, id, secret),
      now,
    ]);
    await recordChange(ctx, em, id, 'webhook.create', { after: { ...values } });
  });
  return { id, secret };
}

/** webhook.create.approved-company: employers need an approved company; administrators do not. */
async function requireApproved({ em, viewer, t }: Context): Promise<string | null> {
  const scope = scopeOf(viewer!);
  if (scope?.companyId === null) return null;
  const company = scope && (await em.findOne(Company, { id: scope.companyId, deletedAt: null }));
  if (company?.adminStatus === 'approved') return company.id;
  const rule = 'webhook.create.approved-company';
  throw new Failure('RULE_VIOLATION', t('webhook.company'), { rule });
}

async function requireRoom({ t }: Context, em: EntityManager, companyId: string | null) {
  await takeAdvisoryLock(em, `webhooks ${companyId ?? 'administrators'}`);
  const [row] = await readIn(em, COUNT, [companyId]);
  if (hasRoom(row!.count, WEBHOOKS_MAX)) return;
  const message = t('webhook.full', { max: WEBHOOKS_MAX });
  throw new Failure('RULE_VIOLATION', message, { rule: 'webhook.create.room' });
}

export async function updateWebhook(
  ctx: Context,
  schema: GraphQLSchema,
  { id, ...given }: UpdateWebhookValues,
): Promise<void> {
  await requireApproved(ctx);
  await requireValidWebhook(ctx, schema, given);
  await changeOwn(ctx, id, async (em, hook) => {
    const { url, events, jobSelection, applicationSelection } = hook;
    const before = { url, events, jobSelection, applicationSelection };
    const sent = Object.entries(given).filter(([, value]) => value != null);
    const after = { ...before, ...(Object.fromEntries(sent) as Partial<typeof before>) };
    const changes = changesOf(before, after);
    if (!changes && hook.createdBy === ctx.viewer!.userId) return;
    // A new URL receives data meant for the old one, so it requires a recent password.
    if (after.url !== before.url) requireRecentPassword(ctx);
    await writeIn(em, UPDATE, [
      id,
      after.url,
      after.events,
      after.jobSelection,
      after.applicationSelection,
      ctx.viewer!.userId,
      ctx.services.clock.now(),
    ]);
    await recordChange(ctx, em, id, 'webhook.update', changes ?? {});
  });
}

/**
 * Both secrets sign for a day, so that the receiver can switch without losing deliveries. Another rotation within that
 * day replaces the secret that the receiver may not have yet, and leaves the time of the one before it.
 */
export async function rotateWebhookSecret(ctx: Context, id: string): Promise<CreatedWebhook> {
  const secret = newSecret();
  await changeOwn(ctx, id, async (em, hook) => {
    const now = ctx.services.clock.now();
    const { previousSecret, previousSecretUntil } = hook;
    const [previous, until] =
      previousSecretUntil && previousSecretUntil > now
        ? [previousSecret, previousSecretUntil]
        : [hook.secret, new Date(now.getTime() + WEBHOOK_ROTATION_HOURS * HOUR)];
    const sealed = sealSecret(ctx.services, id, secret);
    await writeIn(em, ROTATE, [id, previous, until, sealed, now]);
    await recordChange(ctx, em, id, 'webhook.rotateSecret');
  });
  return { id, secret };
}

/** Also deletes pending deliveries and the log. */
export function deleteWebhook(ctx: Context, id: string): Promise<void> {
  return changeOwn(ctx, id, async (em, { url, events }) => {
    await writeIn(em, DELETE, [id]);
    await recordChange(ctx, em, id, 'webhook.delete', { before: { url, events } });
  });
}

/** Also works after an automatic switch-off. Pending deliveries are due immediately. */
export async function enableWebhook(ctx: Context, id: string): Promise<void> {
  await requireApproved(ctx);
  await changeOwn(ctx, id, async (em, { disabledReason }) => {
    if (!disabledReason) return;
    const now = ctx.services.clock.now();
    await writeIn(em, ENABLE, [id, ctx.viewer!.userId, now]);
    await writeIn(em, RELEASE, [id, now]);
    await recordChange(ctx, em, id, 'webhook.enable', { before: { reason: disabledReason } });
  });
}

/** A running attempt finishes. Events from now on are not recorded for this webhook. */
export function disableWebhook(ctx: Context, id: string): Promise<void> {
  return changeOwn(ctx, id, async (em, { disabledReason }) => {
    if (disabledReason) return;
    const now = ctx.services.clock.now();
    await writeIn(em, DISABLE, [id, 'switched_off', now]);
    await writeIn(em, HOLD, [id]);
    await recordChange(ctx, em, id, 'webhook.disable', { after: { reason: 'switched_off' } });
  });
}

type Change = (em: EntityManager, hook: RowOf<typeof LOCK>) => Promise<void>;

/** Another user's webhook gives the same error as one that does not exist. */
async function changeOwn(ctx: Context, id: string, change: Change): Promise<void> {
  const scope = scopeOf(ctx.viewer!);
  if (!scope || !isId(id)) throw missingWebhook(ctx);
  await ctx.em.transactional(async (em) => {
    const [hook] = await readIn(em, LOCK, [scope.companyId, id]);
    if (!hook) throw missingWebhook(ctx);
    await change(em, hook);
  });
}

type ChangeFacts = { before?: Facts | null; after?: Facts | null };

async function recordChange(
  ctx: Context,
  em: EntityManager,
  id: string,
  action: ActivityAction,
  facts: ChangeFacts = {},
): Promise<void> {
  await recordActivity(em, {
    ...actorFacts(ctx),
    action,
    subject: { kind: 'webhook', id },
    ...facts,
  });
}
