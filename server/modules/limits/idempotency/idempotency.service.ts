import type { EntityManager } from '@mikro-orm/postgresql';
import { isClosed } from '#schema/options/statuses.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { idFrom } from '#server/lib/ids.ts';
import { seal, unseal } from '#server/lib/sealed.ts';
import { keyedHash } from '#server/lib/tokens.ts';
import { networkOf } from '#server/lib/visitor.ts';
import { KEPT_FOR, KEY_MAX, keyIn, canonicalJson } from './idempotency.rules.ts';

/** The key exactly as the header had it, and the request it came with. */
export interface IdempotentRequest {
  key: string;
  /** The operation, for example `POST /jobs`. */
  what: string;
  given: unknown;
}

/** An answer exactly as it was sent. */
export interface KeptAnswer {
  status: number;
  body: string;
}

/** $1 the row, $2 the time since which answers are kept. */
const KNOWN = statement(
  'idempotent-answer',
  'select asked, status, answer from idempotent_answers where id = $1 and created_at > $2',
);

/** $1 to $6 the columns, $7 the time since which answers are kept; an older one is replaced. */
const KEEP = statement(
  'keep-idempotent-answer',
  `
    insert into idempotent_answers as known (id, user_id, asked, status, answer, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (id) do update set asked = excluded.asked, status = excluded.status,
      answer = excluded.answer, created_at = excluded.created_at where known.created_at <= $7
    returning id`,
);

/** The row of a key. It includes the caller, so that no one receives another caller's answer. */
export function rowOf(ctx: Context, asked: Pick<IdempotentRequest, 'key'>): string {
  const key = keyIn(asked.key);
  if (key === null) {
    const message = ctx.t('idempotency.form', { max: KEY_MAX });
    const fields = [{ field: 'Idempotency-Key', message }];
    throw new Failure('BAD_USER_INPUT', message, { fields });
  }
  return keyedHash(secretOf(ctx), 'row', callerOf(ctx), key);
}

/** The id of a long creation, the same each time the request is repeated. */
export function creationIdOf(ctx: Context, asked: IdempotentRequest): string {
  return idFrom(keyedHash(secretOf(ctx), 'creation', rowOf(ctx, asked), hashOf(ctx, asked)));
}

/** Whether the key has an answer already. Used before an upload's content is known. */
export async function isAnswered(ctx: Context, em: EntityManager, key: string): Promise<boolean> {
  const known = await readIn(em, KNOWN, [rowOf(ctx, { key }), sinceOf(ctx)]);
  return known.length > 0;
}

/** The stored answer, if any. Reusing a key for a different request is refused. */
export async function findAnswer(
  ctx: Context,
  em: EntityManager,
  asked: IdempotentRequest,
): Promise<KeptAnswer | null> {
  const id = rowOf(ctx, asked);
  const [known] = await readIn(em, KNOWN, [id, sinceOf(ctx)]);
  if (!known) return null;
  if (known.asked !== hashOf(ctx, asked)) {
    throw new Failure('RULE_VIOLATION', ctx.t('idempotency.mismatch'), {
      rule: 'api.idempotency.mismatch',
    });
  }
  const body = unseal(known.answer, secretOf(ctx), id);
  if (body === null) throw new Error('A kept answer cannot be decrypted.');
  return { status: known.status, body };
}

/** Stores the answer in the transaction that creates the object. */
export async function keepAnswer(
  ctx: Context,
  em: EntityManager,
  asked: IdempotentRequest,
  { status, body }: KeptAnswer,
): Promise<void> {
  const id = rowOf(ctx, asked);
  const now = ctx.services.clock.now();
  const sealed = seal(body, secretOf(ctx), id);
  const userId = ctx.viewer?.userId ?? null;
  const values = [id, userId, hashOf(ctx, asked), status, sealed, now, sinceOf(ctx)] as const;
  const kept = await writeIn(em, KEEP, values);
  if (kept.length === 0) throw alreadyRunning(ctx);
}

/** The error when the same request is already running. */
export function alreadyRunning({ t }: Context): Failure {
  return new Failure('CONFLICT', t('idempotency.running'), {
    rule: 'api.idempotency.running',
    retryAfter: 1,
  });
}

function hashOf(ctx: Context, { what, given }: IdempotentRequest): string {
  return keyedHash(secretOf(ctx), 'asked', what, canonicalJson(given));
}

/**
 * Someone whose company was closed meanwhile does not get an answer from before, which may be about applicants. Networks
 * use a fixed date here, so that the key does not change at midnight.
 */
function callerOf({ viewer, ip, services }: Context): string {
  if (viewer?.key) return `key ${viewer.key.id}`;
  if (viewer) return `user ${viewer.userId}${isClosed(viewer.companyStatus) ? ', closed' : ''}`;
  const network = networkOf(ip, services.config.secretKey ?? '', new Date(0));
  return `network ${network.toString('hex')}`;
}

function sinceOf({ services }: Context): Date {
  return new Date(services.clock.now().getTime() - KEPT_FOR);
}

function secretOf({ services }: Context): string {
  return services.config.secretKey ?? '';
}
