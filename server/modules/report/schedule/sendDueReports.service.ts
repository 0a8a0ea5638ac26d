import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { unsubscribeHeaders } from '../unsubscribeHeaders.service.ts';
import { failedMail, reportMail } from './reportMail.service.ts';
import {
  DUE,
  ELSEWHERE,
  RESCHEDULE,
  NOTE_FAILED,
  NOTE_SENT,
  NOTE_SKIPPED,
  TAKE,
  type TakenSending,
} from './reportSchedule.sql.ts';
import { isGivenUp, isReported, rescheduledSending, nextSending } from './reportSchedule.rules.ts';
import { stopToken } from './stopByToken.service.ts';

/** More than can be read before the task runs again. */
const BATCH = 100;

/**
 * Sends the reports that are due, each in its own transaction, so that an interruption neither repeats nor loses one.
 */
export async function sendDueReports(services: Services): Promise<void> {
  await updateTimeZones(services);
  const due = await services.database.read(DUE, [services.clock.now(), BATCH]);
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      await sendOne(await withCurrentSettings(services), id);
    } catch (error) {
      services.log.warn({ schedule: id, err: error }, 'A report could not be sent');
      failures.push(error);
    }
  }
  // A failed report does not block the others; it stays due.
  if (failures.length > 0) throw failures[0];
}

/** Recalculates the schedules when the site has moved to another time zone. */
async function updateTimeZones({ database, settings, clock }: Services): Promise<void> {
  const { timeZone } = await settings.current();
  const found = await database.read(ELSEWHERE, [timeZone]);
  for (const sending of found) {
    const { lastSentAt } = sending;
    const next = rescheduledSending(sending, { now: clock.now(), timeZone, lastSentAt });
    await database.write(RESCHEDULE, [sending.id, next, timeZone]);
  }
}

function sendOne(services: Services, id: string): Promise<void> {
  return services.database.fork().transactional(async (em) => {
    const { enable2FA, enableEmailNotifications, timeZone } = await services.settings.current();
    const now = services.clock.now();
    const [sending] = await readIn(em, TAKE, [id, now, enable2FA]);
    // Another worker has it.
    if (!sending) return;
    const next = nextSending(sending, now, timeZone);
    // As with the weekly report, an email that was unwanted when due is not sent later.
    if (!enableEmailNotifications || !sending.isWanted) await writeIn(em, NOTE_SKIPPED, [id, next]);
    else await deliver(services, em, sending, next);
  });
}

async function deliver(
  services: Services,
  em: EntityManager,
  sending: TakenSending,
  next: Date,
): Promise<void> {
  const { id, userId, email: to, locale } = sending;
  const unit = { em, services };
  const stop = `/leave-subscription?token=${stopToken(services, id, userId)}`;
  const order = { to, userId, locale, headers: unsubscribeHeaders(services, stop) };
  const values = await read(services, sending, stop);
  if ('error' in values) {
    const failures = sending.failures + 1;
    if (isReported(failures)) {
      const failedValues = failedMail(sending, { why: values.why, nextAt: next, stop });
      await queueMail(unit, { ...order, template: 'analyticsReportFailed', values: failedValues });
    }
    await writeIn(em, NOTE_FAILED, [id, next, failures, !isGivenUp(failures)]);
    return;
  }
  await queueMail(unit, { ...order, template: 'analyticsReport', values });
  await writeIn(em, NOTE_SENT, [id, next, services.clock.now()]);
}

/** The report, or the reason it could not be read. If the database is busy, it stays due. */
async function read(services: Services, sending: TakenSending, stop: string) {
  const { id, locale } = sending;
  try {
    return await reportMail({ services, locale, t: translator(locale, 'errors') }, sending, stop);
  } catch (error) {
    if (error instanceof Failure && error.code === 'UNAVAILABLE') throw error;
    services.log.warn({ schedule: id, err: error }, 'A report could not be read');
    return { error, why: error instanceof Failure ? error.message : null };
  }
}
