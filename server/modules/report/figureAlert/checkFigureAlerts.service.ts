import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '#schema/options/locales.ts';
import { Failure } from '#server/graphql/failures.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { newId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import type { MailTable } from '#server/modules/mail/mail.type.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { mailRecipient } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { unsubscribeHeaders } from '../unsubscribeHeaders.service.ts';
import { crossingFacts, type CrossingFacts } from './crossingFacts.service.ts';
import {
  ADD_CROSSED_GROUPS,
  ADD_CROSSING,
  CROSSED_GROUPS,
  DUE_ALERTS,
  END_CROSSED_GROUPS,
  END_CROSSING,
  NOTE_CHECKED,
  NOTE_FAILED,
  NOTE_SKIPPED,
  TAKE_ALERT,
  type TakenAlert,
} from './figureAlert.sql.ts';
import { groupSteps, isMet, nextCheck, stepOf, type GroupKeys } from './figureAlert.rules.ts';
import {
  dayTable,
  figureAlertMail,
  groupTable,
  shownDays,
  valueInSubject,
} from './figureAlertMail.service.ts';
import { readFigure, type FigureReading } from './readFigure.service.ts';
import { readGroups, type GroupReading } from './readGroups.service.ts';
import { requireWatched } from './requireWatched.service.ts';
import { stopAlertMailPath } from './stopAlertMail.service.ts';

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
  // A failed alert stays due, and does not block the others.
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
    const found = await evaluate({ services, em }, alert);
    if ('why' in found) await fail({ services, em }, alert, found.why, now);
    else await applyOutcome({ services, em }, alert, found, now);
  });
}

interface Unit {
  services: Services;
  em: EntityManager;
}

interface AlertOutcome {
  reading: FigureReading;
  facts: CrossingFacts;
  isBeyond: boolean;
  /** The groups that crossed the limit, and those that are back. */
  crossed: GroupReading[];
  returned: readonly GroupKeys[];
  /** What the email shows; null if no one is notified. */
  shown: { value: string; table: MailTable } | null;
}

/** What the check found, or why it could not. If the database is busy, the alert stays due. */
async function evaluate(
  { services, em }: Unit,
  alert: TakenAlert,
): Promise<AlertOutcome | { why: string }> {
  const { id, isPerGroup, crossedAt } = alert;
  const ctx = contextOf(services, alert.locale);
  try {
    const query = await requireWatched(ctx, { ...alert, stored: alert.query });
    if (isPerGroup) {
      const { reading, groups, hidesGroups } = await readGroups(ctx, query, alert);
      const before = await readIn(em, CROSSED_GROUPS, [id]);
      const steps = groupSteps(
        before.map(({ keys }) => keys),
        groups,
        hidesGroups,
      );
      const { crossed } = steps;
      const facts = await crossingFacts(ctx, alert, query, reading, crossed);
      const value = valueInSubject(reading, crossed, alert, ctx);
      const table = groupTable(crossed, reading, alert, ctx);
      return { reading, facts, ...steps, shown: crossed.length > 0 ? { value, table } : null };
    }
    const reading = await readFigure(ctx, query, alert);
    const facts = await crossingFacts(ctx, alert, query, reading);
    const step = stepOf(crossedAt !== null, isMet(alert, reading));
    const isBeyond = step === 'stay' ? crossedAt !== null : step === 'notify';
    const days = step === 'notify' ? await shownDays(ctx, query, alert, reading) : null;
    const shown = days && {
      value: valueInSubject(reading, [], alert, ctx),
      table: dayTable(days, reading, ctx),
    };
    return { reading, facts, isBeyond, crossed: [], returned: [], shown };
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'UNAVAILABLE') throw error;
    services.log.warn(
      { alert: id, err: error },
      'The question of a figure alert is no longer valid',
    );
    return { why: error.message };
  }
}

const contextOf = (services: Services, locale: Locale): QuestionContext => ({
  services,
  locale,
  t: translator(locale, 'errors'),
});

async function applyOutcome(
  unit: Unit,
  alert: TakenAlert,
  found: AlertOutcome,
  now: Date,
): Promise<void> {
  const { em } = unit;
  const { id, kind, crossedAt } = alert;
  const { reading, facts, isBeyond, crossed, returned, shown } = found;
  if (returned.length > 0)
    await writeIn(em, END_CROSSED_GROUPS, [id, JSON.stringify(returned), now]);
  if (shown) {
    const crossing = newId(now.getTime());
    await writeIn(em, ADD_CROSSING, [crossing, id, now, JSON.stringify(facts)]);
    const keys = crossed.map((group) => group.keys);
    if (keys.length > 0) await writeIn(em, ADD_CROSSED_GROUPS, [crossing, JSON.stringify(keys)]);
    await notifyOwner(unit, alert, { reading, facts, shown });
  }
  if (crossedAt && !isBeyond) await writeIn(em, END_CROSSING, [id, now]);
  const since = isBeyond ? (crossedAt ?? now) : null;
  await writeIn(em, NOTE_CHECKED, [id, nextCheck(kind, now), now, JSON.stringify(reading), since]);
}

/** The bell, and the email with the days or the groups. */
async function notifyOwner(
  unit: Unit,
  alert: TakenAlert,
  {
    reading,
    facts,
    shown,
  }: Pick<AlertOutcome, 'reading' | 'facts'> & { shown: NonNullable<AlertOutcome['shown']> },
): Promise<void> {
  const { services } = unit;
  const { id, userId, isMailed } = alert;
  await notify(unit, { ...noticeOf(alert, 'crossed', facts.finding), bellOnly: true });
  const recipient = isMailed ? await mailRecipient(unit, userId, 'figure_alert') : null;
  if (!recipient) return;
  const { email: to, firstName: name, locale } = recipient;
  const stop = stopAlertMailPath(services, id, userId);
  await queueMail(unit, {
    to,
    userId,
    locale,
    headers: unsubscribeHeaders(services, stop),
    template: 'figureAlert',
    values: figureAlertMail({ name, facts, reading, stop, ...shown }),
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
