import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { settled } from '#server/modules/setting/settled.service.ts';
import type { Services } from '#server/services.ts';
import { failedMail, reportMail } from './reportMail.service.ts';
import {
  DUE,
  ELSEWHERE,
  MOVE_HOURS,
  NOTE_FAILED,
  NOTE_SENT,
  NOTE_SKIPPED,
  TAKE,
  type DueSending,
  type TakenSending,
} from './reportSchedule.reads.ts';
import { isGivenUp, isToldOf, movedSending, nextSending } from './reportSchedule.rules.ts';
import { stopToken } from './stopByToken.service.ts';

/** More than are read before the task is due again. */
const BATCH = 100;

/** What is due by now, each in a transaction of its own: whatever ends this half-way, nothing is sent twice or lost. */
export async function sendDueReports(services: Services): Promise<void> {
  await keepSchedules(services);
  const due = await services.database.read<{ id: string }>(DUE, [services.clock.now(), BATCH]);
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      await sendOne(await settled(services), id);
    } catch (error) {
      services.log.warn({ schedule: id, err: error }, 'A report could not be sent');
      failures.push(error);
    }
  }
  // One that cannot be sent holds nobody up; it is still due.
  if (failures.length > 0) throw failures[0];
}

/** When the site has moved to another time zone, its reports come by the clocks there. */
async function keepSchedules({ database, settings, clock }: Services): Promise<void> {
  const { timeZone } = await settings.current();
  const found = await database.read<DueSending & { lastSentAt: Date | null }>(ELSEWHERE, [
    timeZone,
  ]);
  for (const sending of found) {
    const { lastSentAt } = sending;
    const next = movedSending(sending, { now: clock.now(), timeZone, lastSentAt });
    await database.read(MOVE_HOURS, [sending.id, next, timeZone]);
  }
}

function sendOne(services: Services, id: string): Promise<void> {
  return services.database.fork().transactional(async (em) => {
    const { enable2FA, enableEmailNotifications, timeZone } = await services.settings.current();
    const now = services.clock.now();
    const [sending] = await em.execute<TakenSending[]>(TAKE, [enable2FA, id, now]);
    // Another process has it.
    if (!sending) return;
    const next = nextSending(sending, now, timeZone);
    // As with the weekly report: what nobody wants at its time is not made up for.
    if (!enableEmailNotifications || !sending.isWanted) await em.execute(NOTE_SKIPPED, [next, id]);
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
  const order = { to, userId, locale, headers: headersFor(services, stop) };
  const values = await read(services, sending, stop);
  if ('error' in values) {
    const failures = sending.failures + 1;
    if (isToldOf(failures)) {
      const told = failedMail(sending, { why: values.why, nextAt: next, stop });
      await queueMail(unit, { ...order, template: 'analyticsReportFailed', values: told });
    }
    await em.execute(NOTE_FAILED, [next, failures, !isGivenUp(failures), id]);
    return;
  }
  await queueMail(unit, { ...order, template: 'analyticsReport', values });
  await em.execute(NOTE_SENT, [next, services.clock.now(), id]);
}

/** The report, or why there is none; while everybody else is being answered it waits. */
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

/** RFC 8058: a POST to the address of the link is enough. */
function headersFor({ config }: Services, stop: string) {
  return {
    'List-Unsubscribe': `<${config.publicUrl}${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
