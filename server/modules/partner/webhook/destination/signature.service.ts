import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '#server/lib/sealed.ts';
import type { Services } from '#server/services.ts';

const PREFIX = 'whsec_';

/** The format of Standard Webhooks: at least 192 bits, in base64. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

export function sealSecret({ config }: Services, webhookId: string, secret: string): string {
  return seal(secret, config.secretKey!, aboutOf(webhookId));
}

/** Null if the secret was sealed with a different SECRET_KEY. */
export function openSecret({ config }: Services, webhookId: string, sealed: string) {
  return unseal(sealed, config.secretKey!, aboutOf(webhookId));
}

function aboutOf(webhookId: string): string {
  return `webhook ${webhookId}`;
}

interface Message {
  id: string;
  /** The time of this attempt, not of the event. */
  at: Date;
  body: string;
}

/** One signature for each valid secret, the new one first. */
export function signatureHeaders({ id, at, body }: Message, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signed = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signed.join(' '),
  };
}
