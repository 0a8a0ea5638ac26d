import * as z from 'zod/mini';
import { API_SCOPES } from '#schema/options/apiScopes.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { line } from '#schema/validation/text.ts';

const name = line('apiKeyName', LENGTHS.name);

/** In the order of the list, each only once. */
const scopes = z.array(z.enum(API_SCOPES), { error: issue('listMin', { label: 'scopes' }) }).check(
  z.minLength(1),
  z.overwrite((given) => API_SCOPES.filter((scope) => given.includes(scope))),
);

/** The expiry is checked against the server's clock. */
export const apiKeySchema = z.object({ name, scopes });
export type ApiKeyValues = z.infer<typeof apiKeySchema>;

export const apiKeyNameSchema = z.object({ name });

/** The same with a number of days, which the page's clock converts to a moment. */
export const apiKeyForm = z.object({ name, scopes, days: z.string() });
export const rotateApiKeyForm = z.object({ oldUntil: z.string(), expiresAt: z.string() });
