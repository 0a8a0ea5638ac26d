import type { DeliveryOutcome } from '#schema/options/webhooks.ts';
import { toConnection, windowOf, type Connection } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import type { DeliveriesArgs } from './webhook.inputs.ts';
import {
  ATTEMPTS,
  BY_IDS,
  COUNT_DELIVERIES,
  DELIVERIES,
  DELIVERY_BY_ID,
  LIST,
} from './webhook.sql.ts';
import { scopeOf } from './webhook.rules.ts';
import type { Webhook, WebhookAttempt, WebhookDelivery } from './webhook.type.ts';

const COUNTED_MAX = 1_000;

/** Empty for an employer without a company. */
export async function listWebhooks({ services, viewer }: Context): Promise<Webhook[]> {
  const scope = viewer && scopeOf(viewer);
  return scope ? services.database.read(LIST, [scope.companyId, services.clock.now()]) : [];
}

/** Returns webhooks by id; null for those that are not the caller's. */
export async function ownWebhooks(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(Webhook | null)[]> {
  const scope = viewer && scopeOf(viewer);
  if (!scope) return ids.map(() => null);
  const found = await services.database.read(BY_IDS, [scope.companyId, services.clock.now(), ids]);
  const byId = new Map(found.map((webhook) => [webhook.id, webhook]));
  return ids.map((id) => byId.get(id) ?? null);
}

export async function findWebhook(ctx: Context, id: string): Promise<Webhook | null> {
  const [webhook] = isId(id) ? await ownWebhooks(ctx, [id]) : [];
  return webhook ?? null;
}

export async function requireWebhook(ctx: Context, id: string): Promise<Webhook> {
  const webhook = await findWebhook(ctx, id);
  if (!webhook) throw missingWebhook(ctx);
  return webhook;
}

export function missingWebhook({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('webhook.missing'));
}

/** The caller must have checked that the webhook belongs to the user. */
export async function findDelivery(
  { services }: Context,
  webhookId: string,
  id: string,
): Promise<WebhookDelivery | null> {
  if (!isId(id)) return null;
  const [found] = await services.database.read(DELIVERY_BY_ID, [webhookId, id]);
  return found ?? null;
}

/** The caller must have checked that the webhook belongs to the user. The newest first. */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  { outcome, ...page }: DeliveriesArgs,
): Promise<Connection<WebhookDelivery>> {
  const { database } = ctx.services;
  const window = windowOf(ctx, page, keyOf);
  const of: [string, DeliveryOutcome | null] = [webhookId, outcome ?? null];
  const [rows, [counted]] = await Promise.all([
    database.read(DELIVERIES, [
      ...of,
      ...(window.after ?? [null, null]),
      window.limit + 1,
      window.offset,
    ]),
    database.read(COUNT_DELIVERIES, [...of, COUNTED_MAX + 1]),
  ]);
  const found = counted!.total;
  const total = Math.min(found, COUNTED_MAX);
  return toConnection({ rows, window, total, totalIsExact: found <= COUNTED_MAX, cursorOf });
}

function cursorOf({ createdAt, id }: WebhookDelivery): string {
  return Buffer.from(`${new Date(createdAt).toISOString()} ${id}`).toString('base64url');
}

function keyOf(cursor: string): [string, string] | null {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return isId(id) && !Number.isNaN(Date.parse(at)) ? [new Date(at).toISOString(), id] : null;
}

/** The attempts of each delivery, the oldest first. */
export async function attemptsByDelivery(
  { services }: Context,
  ids: readonly string[],
): Promise<WebhookAttempt[][]> {
  const rows = await services.database.read(ATTEMPTS, [ids]);
  return ids.map((id) => rows.filter(({ deliveryId }) => deliveryId === id));
}
