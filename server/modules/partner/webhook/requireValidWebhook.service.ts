import type { GraphQLSchema } from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { Failure, type FieldFailure } from '#server/graphql/failures.ts';
import { selectionErrors } from './selection.service.ts';
import {
  addressesOf,
  allowedBy,
  areAllAllowed,
  isNamedHost,
  checkDestination,
} from '#server/lib/http/destinationAddress.ts';

interface CheckedWebhook {
  url?: string | null;
  jobSelection?: string | null;
  applicationSelection?: string | null;
}

/** webhook.save.sound: the URL must be allowed, and the selections must be valid for an API key. */
export async function requireValidWebhook(
  ctx: Context,
  schema: GraphQLSchema,
  { url, jobSelection, applicationSelection }: CheckedWebhook,
): Promise<void> {
  const fields: FieldFailure[] = [];
  const refused = url ? await refusedAddress(ctx, url) : null;
  if (refused) fields.push({ field: 'url', message: refused });
  const selections = [
    ['jobSelection', 'Job', jobSelection],
    ['applicationSelection', 'Application', applicationSelection],
  ] as const;
  for (const [field, subject, selection] of selections) {
    const faults = selection ? selectionErrors(schema, selection, subject) : [];
    if (faults.length > 0) {
      fields.push({ field, message: ctx.t('webhook.selection', { faults: faults.join(' ') }) });
    }
  }
  if (fields.length === 0) return;
  throw new Failure('BAD_USER_INPUT', fields.map(({ message }) => message).join(' '), { fields });
}

/** Checks where the host resolves to now. Each attempt checks it again. */
async function refusedAddress({ services, t }: Context, text: string): Promise<string | null> {
  const allowed = allowedBy(services.config);
  const problem = checkDestination(text, allowed);
  if (problem !== 'fine') return t(`webhook.url.${problem}`);
  const { hostname } = new URL(text);
  if (isNamedHost(hostname, allowed)) return null;
  const addresses = await addressesOf(hostname);
  if (!addresses) return t('webhook.url.unknown', { host: hostname });
  return areAllAllowed(addresses, hostname, allowed) ? null : t('webhook.url.private');
}
