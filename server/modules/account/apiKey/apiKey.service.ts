import { API_SCOPES, SCOPE_NAMES } from '#schema/options/apiScopes.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { KEY_BY_ID, KEYS } from './apiKey.sql.ts';
import type { ApiKey } from './apiKey.type.ts';

/** The keys of the caller's company, or of the administrators. Anyone who sees a key may revoke it. */
export async function keysOf(ctx: Context): Promise<ApiKey[]> {
  const owner = ownerOf(ctx);
  return owner === undefined ? [] : readKeys(ctx, KEYS, owner);
}

/**
 * The owner of the keys that the caller sees and creates: their company, or null for the administrators. Undefined
 * for an employer without a company.
 */
export function ownerOf({ viewer }: Context): string | null | undefined {
  const { role, companyId } = viewer!;
  return role === 'admin' ? null : (companyId ?? undefined);
}

/** The key that sent this request; null for a session. */
export async function keyInUse(ctx: Context): Promise<ApiKey | null> {
  const { key } = ctx.viewer!;
  return key ? keyById(ctx, key.id) : null;
}

export async function keyById(ctx: Context, id: string): Promise<ApiKey> {
  const [key] = await readKeys(ctx, KEY_BY_ID, id);
  if (!key) throw missingKey(ctx);
  return key;
}

export function missingKey({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('apiKey.unknown'));
}

async function readKeys(
  { services: { clock, database }, viewer }: Context,
  one: typeof KEYS | typeof KEY_BY_ID,
  value: string | null,
): Promise<ApiKey[]> {
  const rows = await database.read(one, [value, clock.now(), viewer!.userId]);
  return rows.map(({ storedScopes, ...key }) => ({
    ...key,
    scopes: API_SCOPES.filter((scope) => storedScopes.includes(SCOPE_NAMES[scope])),
  }));
}
