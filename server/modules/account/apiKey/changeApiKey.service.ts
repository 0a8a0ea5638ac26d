import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { ActivityAction } from '#schema/options/activity.ts';
import { SCOPE_NAMES } from '#schema/options/apiScopes.ts';
import { API_KEYS_MAX, OLD_SECRET_DAYS } from '#schema/options/limits.ts';
import type { ApiKeyValues } from '#schema/validation/partners/apiKey.ts';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { hashToken, newToken } from '#server/lib/tokens.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { StoredApiKey } from './apiKey.entity.ts';
import { COMPANY_STATUS, COUNT_LIVING_KEYS } from './apiKey.sql.ts';
import * as rules from './apiKey.rules.ts';
import { missingKey, ownerOf } from './apiKey.service.ts';
import { KEY_PREFIX } from './keyViewer.service.ts';

/** How much of a secret may be shown. The rest cannot be guessed. */
const SHOWN = 12;

interface CreatedKey {
  id: string;
  /** Returned once and never stored. */
  token: string;
}

export async function createApiKey(
  ctx: Context,
  { name, scopes, expiresAt: asked }: ApiKeyValues & { expiresAt?: Date | null },
): Promise<CreatedKey> {
  const { role, userId } = ctx.viewer!;
  const now = ctx.services.clock.now();
  const forbidden = rules.forbiddenScope(role, scopes);
  if (forbidden) {
    const message = ctx.t('apiKey.scopesForbidden', { scope: SCOPE_NAMES[forbidden] });
    throw wrongField('scopes', message);
  }
  const expiresAt = rules.expiryOf(asked, now);
  if (!expiresAt) throw wrongField('expiresAt', ctx.t('apiKey.expiry'));
  const { token, ...secret } = newSecret();
  const id = newId(now.getTime());
  const stored = scopes.map((scope) => SCOPE_NAMES[scope]);
  await ctx.em.transactional(async (em) => {
    await requireCompany(ctx, em);
    await makeRoom(ctx, em, now);
    em.create(
      StoredApiKey,
      {
        id,
        name,
        ...secret,
        expiresAt,
        companyId: ownerOf(ctx) ?? null,
        createdBy: userId,
        scopes: stored,
        createdAt: now,
      },
      { persist: true },
    );
    await recordKeyChange(ctx, em, 'apiKey.create', id, {
      after: { name, scopes: stored, expiresAt },
    });
  });
  return { id, token };
}

interface Rotation {
  id: string;
  oldUntil?: Date | null;
  expiresAt?: Date | null;
}

/** The current secret becomes the old one. An earlier old secret must have ended, so that at most two work. */
export async function rotateApiKey(ctx: Context, { id, ...asked }: Rotation): Promise<CreatedKey> {
  const now = ctx.services.clock.now();
  const { token, prefix, keyHash } = newSecret();
  await changeKey(ctx, id, 'apiKey.rotate', (key) => {
    if (key.createdBy !== ctx.viewer!.userId)
      throw ruleViolation('apiKey.rotate.own', ctx.t('apiKey.own'));
    if (rules.hasOldSecret(key, now))
      throw ruleViolation('apiKey.rotate.two-alive', ctx.t('apiKey.twoAlive'));
    const oldUntil = rules.endOfOldSecret(asked.oldUntil, key.expiresAt, now);
    const max = OLD_SECRET_DAYS.max;
    if (!oldUntil) throw wrongField('oldUntil', ctx.t('apiKey.oldUntil', { max }));
    const expiresAt = asked.expiresAt ? rules.expiryOf(asked.expiresAt, now) : key.expiresAt;
    if (!expiresAt) throw wrongField('expiresAt', ctx.t('apiKey.expiry'));
    const lives = oldUntil > now;
    if (expiresAt > key.expiresAt) key.warnedAt = null;
    Object.assign(key, {
      previousHash: lives ? key.keyHash : null,
      previousPrefix: lives ? key.prefix : null,
      previousUntil: lives ? oldUntil : null,
      rotatedAt: now,
      expiresAt,
      keyHash,
      prefix,
    });
  });
  return { id, token };
}

export function endOldApiKeySecret(ctx: Context, id: string): Promise<void> {
  return changeKey(ctx, id, 'apiKey.endOldSecret', (key) => {
    Object.assign(key, { previousHash: null, previousPrefix: null, previousUntil: null });
  });
}

export function renameApiKey(ctx: Context, id: string, name: string): Promise<void> {
  return changeKey(ctx, id, 'apiKey.rename', (key) => {
    key.name = name;
  });
}

/** Ends both secrets at once and permanently. Revoking twice is not an error. */
export function revokeApiKey(ctx: Context, id: string): Promise<void> {
  return changeKey(
    ctx,
    id,
    'apiKey.revoke',
    (key) => {
      key.revokedAt ??= ctx.services.clock.now();
    },
    { deadToo: true },
  );
}

type Change = (key: StoredApiKey) => void;

/** Another company's key is NOT_FOUND, like one that does not exist. A change without effect is not logged. */
async function changeKey(
  ctx: Context,
  id: string,
  action: ActivityAction,
  change: Change,
  { deadToo = false } = {},
): Promise<void> {
  const companyId = ownerOf(ctx);
  if (companyId === undefined || !isId(id)) throw missingKey(ctx);
  await ctx.em.transactional(async (em) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['keyHash'] as const };
    const key = await em.findOne(StoredApiKey, { id, companyId }, lock);
    if (!key) throw missingKey(ctx);
    if (!deadToo && !rules.isLiving(key, ctx.services.clock.now()))
      throw ruleViolation('apiKey.change.living', ctx.t('apiKey.dead'));
    const before = factsOf(key);
    change(key);
    const changes = changesOf(before, factsOf(key));
    if (changes) await recordKeyChange(ctx, em, action, id, changes);
  });
}

function factsOf({ name, prefix, previousPrefix, previousUntil, ...key }: StoredApiKey) {
  const { expiresAt, revokedAt = null } = key;
  const old = { oldPrefix: previousPrefix ?? null, oldUntil: previousUntil ?? null };
  return { name, prefix, ...old, expiresAt, revokedAt };
}

/** Locks the owner, so that simultaneous creations count each other. */
async function makeRoom(ctx: Context, em: EntityManager, now: Date): Promise<void> {
  const owner = ownerOf(ctx) ?? null;
  await takeAdvisoryLock(em, `api-keys ${owner ?? 'administrators'}`);
  const [count] = await readIn(em, COUNT_LIVING_KEYS, [owner, now]);
  if (rules.hasRoom(count!.living)) return;
  throw ruleViolation('apiKey.create.room', ctx.t('apiKey.full', { max: API_KEYS_MAX }));
}

async function requireCompany({ viewer, t }: Context, em: EntityManager): Promise<void> {
  const { role, companyId } = viewer!;
  const [company] = companyId ? await readIn(em, COMPANY_STATUS, [companyId]) : [];
  if (rules.mayHaveKeys(role, company?.adminStatus ?? null)) return;
  throw ruleViolation('apiKey.create.approved-company', t('apiKey.company'));
}

function recordKeyChange(
  ctx: Context,
  em: EntityManager,
  action: ActivityAction,
  id: string,
  facts: { before?: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  return recordActivity(em, {
    ...actorFacts(ctx),
    action,
    subject: { kind: 'api_key', id },
    ...facts,
  });
}

function newSecret() {
  const token = `${KEY_PREFIX}${newToken()}`;
  return { token, keyHash: hashToken(token), prefix: token.slice(0, SHOWN) };
}

function ruleViolation(rule: string, message: string): Failure {
  return new Failure('RULE_VIOLATION', message, { rule });
}

function wrongField(field: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}
