import { waitAtMost } from '#server/lib/waitAtMost.ts';
import type { Services } from '#server/services.ts';
import { allowedBy } from '#server/lib/http/destinationAddress.ts';
import { post, type PostOutcome } from '#server/lib/http/post.ts';
import { openSecret, signatureHeaders } from '../destination/signature.service.ts';
import { CLAIM, RELEASE, type Claimed } from './delivery.sql.ts';
import { bodyOf, type Ask } from './deliveryBody.service.ts';
import { recordAttempt } from './recordAttempt.service.ts';

/** The timeout of an attempt, as recommended by Standard Webhooks. */
export const TIMEOUT_MS = 15_000;
/** The number of concurrent attempts: in total, and per webhook. */
export const AT_ONCE = 32;
const AT_ONE_ADDRESS = 4;
/** A failure on our side is retried soon and does not count as an attempt. */
const OWN_FAULT = 30_000;

const NOTHING = { status: null, answer: null, retryAfter: null };

/** Claims deliveries that are due and not claimed by another process. */
export function claimDue({ database, clock }: Services, room: number): Promise<Claimed[]> {
  return database.write(CLAIM, [clock.now(), AT_ONE_ADDRESS, room]);
}

/** Makes one attempt and records its outcome. */
export async function deliver(
  services: Services,
  ask: Ask,
  delivery: Claimed,
  timeout = TIMEOUT_MS,
): Promise<void> {
  const { clock, database, log } = services;
  try {
    const at = clock.now();
    const began = performance.now();
    const outcome = await attempt(services, ask, delivery, { at, timeout });
    await recordAttempt(services, delivery, { ...outcome, at, took: performance.now() - began });
  } catch (error) {
    log.warn({ delivery: delivery.id, err: error }, 'A webhook could not be sent yet');
    await database.write(RELEASE, [delivery.id, new Date(clock.now().getTime() + OWN_FAULT)]);
  }
}

async function attempt(
  services: Services,
  ask: Ask,
  delivery: Claimed,
  { at, timeout }: { at: Date; timeout: number },
): Promise<PostOutcome> {
  const { id, webhookId, url, secret, previousSecret } = delivery;
  const body = await bodyOf(services, ask, delivery);
  if (body === null) return { ...NOTHING, failure: 'not_allowed' };
  const secrets = [secret, previousSecret]
    .map((sealed) => sealed && openSecret(services, webhookId, sealed))
    .filter((opened) => typeof opened === 'string');
  if (secrets.length === 0) return { ...NOTHING, failure: 'secret' };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Kaamyab-Webhooks/1.0',
    ...signatureHeaders({ id, at, body }, secrets),
  };
  return post({ url, headers, body }, { allowed: allowedBy(services.config), timeout });
}

/** Sends everything that is due, including what becomes due meanwhile. */
export async function deliverDue(
  services: Services,
  ask: Ask,
  { timeout }: { timeout?: number } = {},
): Promise<void> {
  for (;;) {
    const claimed = await claimDue(services, AT_ONCE);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((delivery) => deliver(services, ask, delivery, timeout)));
  }
}

const CHECK_AGAIN = 1_000;
/** Less than the usual shutdown timeout. Another process sends the deliveries that are not done by then. */
const STOP_TIMEOUT_MS = 6_000;

/** Sends due deliveries while this process runs tasks. A hanging receiver does not delay others. */
export function startDeliveryLoop(services: Services, ask: Ask): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  let isLooking = false;
  let complained = false;
  let isOver = false;
  const begin = async () => {
    const claimed = await claimDue(services, AT_ONCE - underWay.size);
    for (const delivery of claimed) {
      const sending = deliver(services, ask, delivery)
        .catch((error) =>
          services.log.warn({ err: error }, 'A webhook delivery could not be processed'),
        )
        .finally(() => {
          underWay.delete(sending);
          check();
        });
      underWay.add(sending);
    }
  };
  const check = () => {
    if (isOver || isLooking || underWay.size >= AT_ONCE) return;
    isLooking = true;
    begin()
      .then(() => (complained = false))
      .catch((error) => {
        if (!complained) services.log.warn(error, 'Which webhooks are due could not be seen');
        complained = true;
      })
      .finally(() => (isLooking = false));
  };
  const timer = setInterval(check, CHECK_AGAIN).unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await waitAtMost(STOP_TIMEOUT_MS, Promise.all(underWay));
  };
}
