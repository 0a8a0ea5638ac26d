import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';

export interface ShownKey {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  state: string;
  madeBy: string | null;
  answersForIt: string | null;
  isOwn: boolean;
  wasHandedOver: boolean;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  oldPrefix: string | null;
  oldUntil: string | null;
}

const KEY = `id name prefix scopes state madeBy answersForIt isOwn wasHandedOver createdAt expiresAt lastUsedAt revokedAt oldPrefix oldUntil`;

export async function keysOf(who: Caller): Promise<ShownKey[]> {
  const { viewer } = await who.graphql<{ viewer: { apiKeys: ShownKey[] } }>(
    `{ viewer { apiKeys { ${KEY} } } }`,
  );
  return viewer.apiKeys;
}

/** The headers of a program with this key. */
export async function keyInUse(who: Caller): Promise<ShownKey | null> {
  const { viewer } = await who.graphql<{ viewer: { apiKey: ShownKey | null } }>(
    `{ viewer { apiKey { ${KEY} } } }`,
  );
  return viewer.apiKey;
}

interface Made {
  token: string;
  apiKey: ShownKey;
}

export async function createKey(who: Caller, input: object): Promise<Made> {
  const { createApiKey } = await who.graphql<{ createApiKey: Made }>(
    `mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { token apiKey { ${KEY} } } }`,
    { input: { name: 'Their program', scopes: ['JOBS_READ'], ...input } },
  );
  return createApiKey;
}

export async function rotate(who: Caller, id: string, more: object = {}): Promise<Made> {
  const { rotateApiKey } = await who.graphql<{ rotateApiKey: Made }>(
    `mutation($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { token apiKey { ${KEY} } } }`,
    { input: { id, ...more } },
  );
  return rotateApiKey;
}

type Verb = 'revokeApiKey' | 'endOldApiKeySecret';

export async function turn(who: Caller, verb: Verb, id: string): Promise<ShownKey> {
  const data = await who.graphql<Record<Verb, { apiKey: ShownKey }>>(
    `mutation($id: ID!) { ${verb}(input: { id: $id }) { apiKey { ${KEY} } } }`,
    { id },
  );
  return data[verb].apiKey;
}

export async function rename(who: Caller, id: string, name: string): Promise<ShownKey> {
  const { renameApiKey } = await who.graphql<{ renameApiKey: { apiKey: ShownKey } }>(
    `mutation($id: ID!, $name: String!) { renameApiKey(input: { id: $id, name: $name }) { apiKey { ${KEY} } } }`,
    { id, name },
  );
  return renameApiKey.apiKey;
}

export function daysFromNow(app: App, moment: string): number {
  return (Date.parse(moment) - app.clock.now().getTime()) / 86_400_000;
}
