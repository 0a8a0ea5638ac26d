import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { operationRunner } from '#server/graphql/runAs.ts';
import { sharedSchema } from '#server/graphql/schema.ts';
import { deliverDue } from '#server/modules/partner/webhook/delivery/deliver.service.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { Received } from './receiver.ts';

const ask = operationRunner(sharedSchema);

/** Does what the task runner does once a second, with a shorter timeout. */
export function deliver(app: App, timeout = 5_000): Promise<void> {
  return deliverDue(app.services, ask, { timeout });
}

const WEBHOOK = `webhook { id url events jobSelection applicationSelection disabledAt disabledReason
  failingSince previousSecretUntil lastDeliveredAt answersForIt }`;

export interface MadeWebhook {
  id: string;
  secret: string;
}

interface Wish {
  url: string;
  events?: string[];
  jobSelection?: string;
  applicationSelection?: string;
}

export async function makeWebhook(
  person: Caller,
  { events = ['JOB_UPDATED'], ...wish }: Wish,
): Promise<MadeWebhook> {
  const { createWebhook } = await person.graphql<{
    createWebhook: { secret: string; webhook: { id: string } };
  }>(
    `mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { secret ${WEBHOOK} } }`,
    { input: { events, ...wish } },
  );
  return { id: createWebhook.webhook.id, secret: createWebhook.secret };
}

export interface ShownWebhook {
  id: string;
  url: string;
  events: string[];
  disabledReason: string | null;
  failingSince: string | null;
  previousSecretUntil: string | null;
  lastDeliveredAt: string | null;
  answersForIt: string | null;
}

/** A mutation that takes the id of a webhook. */
export async function change<Payload = { webhook: ShownWebhook }>(
  person: Caller,
  name: string,
  id: string,
  fields = WEBHOOK,
): Promise<Payload> {
  const input = name === 'replayDelivery' ? 'ReplayDeliveryInput' : 'WebhookInput';
  const document = `mutation($input: ${input}!) { ${name}(input: $input) { ${fields} } }`;
  return (await person.graphql<Record<string, Payload>>(document, { input: { id } }))[name]!;
}

export interface ShownDelivery {
  id: string;
  type: string;
  subjectId: string | null;
  outcome: string;
  attemptCount: number;
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  attempts: {
    status: number | null;
    failure: string | null;
    answer: string | null;
    isReplay: boolean;
  }[];
}

/** The log of a webhook, the newest first. */
export async function log(person: Caller, id: string, outcome?: string): Promise<ShownDelivery[]> {
  const { viewer } = await person.graphql<{
    viewer: { webhook: { deliveries: { nodes: ShownDelivery[] } } };
  }>(
    `query($id: ID!, $outcome: WebhookDeliveryOutcome) { viewer { webhook(id: $id) {
      deliveries(first: 20, outcome: $outcome) {
        nodes { id type subjectId outcome attemptCount nextAttemptAt deliveredAt
          attempts { status failure answer isReplay took } } } } } }`,
    { id, outcome },
  );
  return viewer.webhook.deliveries.nodes;
}

export async function shown(person: Caller, id: string): Promise<ShownWebhook> {
  const { viewer } = await person.graphql<{ viewer: { webhook: ShownWebhook } }>(
    `query($id: ID!) { viewer { webhook(id: $id) { id url events disabledReason failingSince
      previousSecretUntil lastDeliveredAt answersForIt } } }`,
    { id },
  );
  return viewer.webhook;
}

export interface Payload {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/** Verifies with the reference implementation at the time of the app; throws if signature or time are wrong. */
export function verified(app: App, secret: string, { body, headers }: Received): Payload {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(app.clock.now().getTime());
  try {
    return new Webhook(secret).verify(body, headers) as Payload;
  } finally {
    clock.mockRestore();
  }
}

/** The simplest event of a job: an administrator approves a new title. */
export async function rename(app: App, jobId: string, title: string): Promise<void> {
  await app.sql('update jobs set title = ?, updated_at = ? where id = ?', [
    title,
    app.clock.now(),
    jobId,
  ]);
}
