import webPush, { type RequestDetails } from 'web-push';
import { inCompany } from '#schema/options/companyLinks.ts';
import { addressInLocale } from '#schema/options/localePaths.ts';
import { isClosed } from '#schema/options/statuses.ts';
import { beginningOf } from '#schema/validation/lengths.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { allowedBy } from '#server/lib/http/destinationAddress.ts';
import { post } from '#server/lib/http/post.ts';
import { notificationTextFor } from '#server/modules/notification/notificationText.service.ts';
import type { Services } from '#server/services.ts';
import {
  CLAIM,
  DELETE,
  NOTE_FAILURE,
  NOTE_OK,
  RELEASE,
  REMOVE_DELIVERY,
  type ClaimedPush,
} from './push.sql.ts';
import {
  MOST_FAILURES,
  nextPush,
  PUSH_LIFETIME,
  pushOutcome,
  type PushOutcome,
} from './push.rules.ts';
import { pushKeys } from './pushKeys.service.ts';

const TIMEOUT = 15_000;
/** The encrypted message may have 4 KB. */
const LONGEST_BODY = 600;

interface Attempt {
  outcome: PushOutcome;
  retryAfter: string | null;
}

const OVER: Attempt = { outcome: 'gone', retryAfter: null };

/** Makes one attempt to show a notification on one device. */
export async function sendPush(services: Services, deliveryId: string): Promise<void> {
  const { clock, database } = services;
  const now = clock.now();
  const [push] = await database.write(CLAIM, [deliveryId, now]);
  if (!push) return;
  // The notification has been read elsewhere, or the site has stopped sending.
  const { enablePushNotifications } = await services.settings.current();
  if (push.readAt || !enablePushNotifications) {
    await database.write(REMOVE_DELIVERY, [push.id]);
    return;
  }
  // The device may open the page at once, so no replica without the change may answer.
  await database.noteWriteBy(push.userId);
  const { outcome, retryAfter } = await attempt(services, push);
  if (outcome === 'gone') await database.write(DELETE, [push.subscriptionId]);
  if (outcome === 'sent') await database.write(NOTE_OK, [push.subscriptionId, now]);
  if (outcome === 'refused')
    await database.write(NOTE_FAILURE, [push.subscriptionId, MOST_FAILURES]);
  const { createdAt, attempts } = push;
  const next = outcome === 'later' ? nextPush({ now, createdAt, attempts, retryAfter }) : null;
  if (next) await tryAgain(services, push.id, next);
  else await database.write(REMOVE_DELIVERY, [push.id]);
}

async function attempt(services: Services, push: ClaimedPush): Promise<Attempt> {
  const letter = await letterFor(services, push);
  if (!letter) return OVER;
  const { endpoint: url, body, headers } = letter;
  // The length is counted from the encrypted bytes.
  const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  const answered = await post(
    {
      url,
      body: body ?? '',
      headers: Object.fromEntries(sent),
    },
    { allowed: allowedBy(services.config), timeout: TIMEOUT },
  );
  const { status, failure, retryAfter } = answered;
  if (failure === 'address') return OVER;
  return { outcome: pushOutcome(status, failure), retryAfter };
}

/** Null if the keys that the browser gave cannot be used. */
async function letterFor(services: Services, push: ClaimedPush): Promise<RequestDetails | null> {
  const { config, settings } = services;
  const { supportEmail, defaultLanguage } = await settings.current();
  const isHttps = config.publicUrl.startsWith('https:');
  const keys = await pushKeys(services);
  const { locale, companyStatus, kind, data, notificationId, endpoint, p256dh, auth } = push;
  const link = inCompany(push.link ?? '/', push.companyId);
  const { title, body } = notificationTextFor(locale, { kind, data }, isClosed(companyStatus));
  const payload = {
    title,
    body: body.length > LONGEST_BODY ? `${beginningOf(body, LONGEST_BODY)}…` : body,
    path: addressInLocale(locale, link, defaultLanguage),
    tag: notificationId,
  };
  const subject = isHttps ? config.publicUrl : `mailto:${supportEmail}`;
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject, ...keys },
        TTL: PUSH_LIFETIME / 1_000,
        topic: notificationId.replaceAll('-', ''),
      },
    );
  } catch (error) {
    services.log.warn(
      { subscription: push.subscriptionId, err: error },
      'A push could not be written',
    );
    return null;
  }
}

async function tryAgain({ database, tasks }: Services, deliveryId: string, startAfter: Date) {
  await database.fork().transactional(async (em) => {
    await writeIn(em, RELEASE, [deliveryId]);
    await tasks.enqueue(em, 'send-push', { deliveryId }, { startAfter });
  });
}
