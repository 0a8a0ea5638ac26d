import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#server/graphql/failures.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { newId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { mailRecipient } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { unsubscribeHeaders } from '../unsubscribeHeaders.service.ts';
import { crossingFacts, type CrossingFacts } from './crossingFacts.service.ts';
import {
  ADD_CROSSING,
  DUE_ALERTS,
  END_CROSSING,
  NOTE_CHECKED,
  NOTE_FAILED,
  NOTE_SKIPPED,
  TAKE_ALERT,
  type TakenAlert,
} from './figureAlert.reads.ts';
import { isMet, nextCheck, stepOf } from './figureAlert.rules.ts';
import { figureAlertMail, shownDays } from './figureAlertMail.service.ts';
import { readFigure, type FigureReading } from './readFigure.service.ts';
import { requireWatched } from './requireWatched.service.ts';
import { stopAlertMailPath } from './stopAlertMail.service.ts';
import type { DayValue } from './usualRange.rules.ts';

/** More than can be read before the task runs again. */
const BATCH = 200;

/** Checks the alerts that are due, each in its own transaction, so that an interruption neither repeats nor loses one. */
export async function checkFigureAlerts(services: Services): Promise<void> {
  const due = await services.database.read(DUE_ALERTS, [services.clock.now(), BATCH]);
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      await checkOne(await withCurrentSettings(services), id);
    } catch (error) {
      services.log.warn({ alert: id, err: error }, 'A figure alert could not be checked');
      failures.push(error);
    }
  }
  // It stays due, and does not block the others.
  if (failures.length > 0) throw failures[0];
}

function checkOne(services: Services, id: string): Promise<void> {
  return services.database.fork().transactional(async (em) => {
    const { enable2FA } = await services.settings.current();
    const now = services.clock.now();
    const [alert] = await readIn(em, TAKE_ALERT, [id, now, enable2FA]);
    // Another worker has it.
    if (!alert) return;
    if (!alert.isWanted) {
      await writeIn(em, NOTE_SKIPPED, [id, nextCheck(alert.kind, now)]);
      return;
    }
    const found = await read(services, alert);
    if ('why' in found) await fail({ services, em }, alert, found.why, now);
    else await judge({ services, em }, alert, found, now);
  });
}

interface Unit {
  services: Services;
  em: EntityManager;
}

interface Found {
  reading: FigureReading;
  facts: CrossingFacts;
  days: DayValue[];
  step: 'tell' | 'return' | 'stay';
}

/** What the check found, or why it could not. If the database is busy, the alert stays due. */
async function read(services: Services, alert: TakenAlert): Promise<Found | { why: string }> {
  const { id, measure, locale, crossedAt } = alert;
  const ctx: QuestionContext = { services, locale, t: translator(locale, 'errors') };
  try {
    const query = await requireWatched(ctx, { ...alert, stored: alert.query });
    const reading = await readFigure(ctx, query, measure, alert);
    const facts = await crossingFacts(ctx, alert, query, reading);
    const step = stepOf(crossedAt !== null, isMet(alert, reading));
    const days = step === 'tell' ? await shownDays(ctx, query, measure, reading) : [];
    return { reading, facts, days, step };
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'UNAVAILABLE') throw error;
    services.log.warn({ alert: id, err: error }, 'A figure alert cannot be asked');
    return { why: error.message };
  }
}

async function judge(unit: Unit, alert: TakenAlert, found: Found, now: Date): Promise<void> {
  const { em } = unit;
  const { id, kind, crossedAt } = alert;
  const { reading, facts, step } = found;
  if (step === 'tell') {
    await writeIn(em, ADD_CROSSING, [newId(now.getTime()), id, now, JSON.stringify(facts)]);
    await tell(unit, alert, found);
  }
  if (step === 'return') await writeIn(em, END_CROSSING, [id, now]);
  const since = step === 'tell' ? now : step === 'return' ? null : crossedAt;
  await writeIn(em, NOTE_CHECKED, [id, nextCheck(kind, now), now, JSON.stringify(reading), since]);
}

/** The bell, and the email with the days and the rows. */
async function tell(unit: Unit, alert: TakenAlert, { reading, facts, days }: Found): Promise<void> {
  const { services } = unit;
  const { id, userId, isMailed } = alert;
  await notify(unit, { ...noticeOf(alert, 'crossed', facts.finding), bellOnly: true });
  const recipient = isMailed ? await mailRecipient(unit, userId, 'figure_alert') : null;
  if (!recipient) return;
  const { email: to, firstName: name, locale } = recipient;
  const ctx = { services, locale, t: translator(locale, 'errors') };
  const stop = stopAlertMailPath(services, id, userId);
  await queueMail(unit, {
    to,
    userId,
    locale,
    headers: unsubscribeHeaders(services, stop),
    template: 'figureAlert',
    values: figureAlertMail(ctx, { name, facts, reading, days, stop }),
  });
}

/** Notifies at the first of several failures in a row, because silence would look like a figure within its limits. */
async function fail(unit: Unit, alert: TakenAlert, why: string, now: Date): Promise<void> {
  const { id, kind, failures, isMailed } = alert;
  await writeIn(unit.em, NOTE_FAILED, [id, nextCheck(kind, now, true), why]);
  if (failures > 0) return;
  await notify(unit, { ...noticeOf(alert, 'failed', why), bellOnly: !isMailed });
}

function noticeOf({ id, name, userId }: TakenAlert, act: 'crossed' | 'failed', reason: string) {
  return {
    userId,
    kind: 'figure_alert' as const,
    values: { alertId: id, alertName: name, act, reason },
    link: `/admin/analytics/alerts?alert=${id}`,
  };
}
