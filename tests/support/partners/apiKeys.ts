import type { ApiScope } from '#schema/options/apiScopes.ts';
import { caller, type Caller } from '#tests/support/caller.ts';
import type { Person } from '#tests/support/scenario.ts';
import type { App } from '#tests/support/app.ts';

export interface KeyHolder extends Caller {
  id: string;
  token: string;
}

const CREATE = `mutation($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { token apiKey { id } }
}`;

/** A program with an API key created by this person. */
export async function apiKeyOf(
  app: App,
  person: Person,
  scopes: readonly ApiScope[],
  details: { name?: string; expiresAt?: Date } = {},
): Promise<KeyHolder> {
  const input = { name: 'Their program', scopes, ...details };
  const { createApiKey } = await person.graphql<{
    createApiKey: { token: string; apiKey: { id: string } };
  }>(CREATE, { input });
  const { token, apiKey } = createApiKey;
  return { ...keyHolder(app, token), id: apiKey.id, token };
}

export function keyHolder(app: App, token: string): Caller {
  return caller(app.url, { authorization: `Bearer ${token}` });
}
