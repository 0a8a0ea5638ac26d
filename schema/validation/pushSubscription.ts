import * as z from 'zod/mini';
import { issue } from './issues.ts';

/** Addresses of push services are long. */
const ENDPOINT_MAX = 1_000;
const error = issue('invalid');

const endpoint = z.string({ error }).check(z.maxLength(ENDPOINT_MAX, { error }));
/** A point of 65 bytes, in base64url. */
const p256dh = z
  .string({ error })
  .check(z.maxLength(88, { error }), z.regex(/^[\w-]{87}=?$/, { error }));
/** A secret of 16 bytes. */
const auth = z
  .string({ error })
  .check(z.maxLength(24, { error }), z.regex(/^[\w-]{22}(==)?$/, { error }));

export const pushSubscriptionSchema = z.object({ endpoint, p256dh, auth });
export type PushSubscriptionValues = z.infer<typeof pushSubscriptionSchema>;

export const pushEndpointSchema = z.object({ endpoint });
