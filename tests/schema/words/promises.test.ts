import { expect, test } from 'vitest';
import {
  FIGURE_ALERT_DAYS,
  FIGURE_ALERT_MINUTES,
  USUAL_WEEKS,
} from '#schema/options/figureAlerts.ts';
import { NOTIFICATION_GATES } from '#schema/options/notifications.ts';
import settings from '#schema/words/en/settings.json';
import { REMINDERS } from '#schema/options/interviews.ts';
import * as limits from '#schema/options/limits.ts';
import { ACTIVE_WITHIN_DAYS } from '#schema/options/screens/candidates.ts';
import * as performance from '#schema/options/screens/jobPerformance.ts';
import * as ownJobs from '#schema/options/screens/ownJobs.ts';
import { INVITATION_DAYS } from '#schema/options/teamRoles.ts';
import { TREATMENT_CHANGEABLE_DAYS, UNANSWERED_AFTER_DAYS } from '#schema/options/treatment.ts';
import { SUSPENSION_MINUTES_MAX } from '#schema/options/userActions.ts';
import * as webhooks from '#schema/options/webhooks.ts';
import { CHANGE_PERIOD_DAYS } from '#schema/profile/change.ts';
import { QUICK_ANSWER_DAYS } from '#schema/companyResponses.ts';
import { readCatalogues } from '#server/launch/check/catalogues.ts';
import * as account from '#server/modules/account/account.rules.ts';
import * as workEmail from '#server/modules/company/verification/verification.rules.ts';
import * as subscriber from '#server/modules/content/subscriber/subscriber.rules.ts';
import * as file from '#server/modules/file/file.rules.ts';
import { endOfDay, reminderFor } from '#server/modules/offer/offer.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = {
  minute: { en: 'minutes?', hi: 'मिनट', es: 'minutos?' },
  hour: { en: 'hours?', hi: 'घंट', es: 'horas?' },
  day: { en: 'days?', hi: 'दिन', es: 'días?' },
  week: { en: 'weeks?', hi: 'हफ़्त', es: 'semanas?' },
  year: { en: 'years?', hi: 'साल', es: 'años?' },
  job: { en: 'jobs', hi: 'नौकर', es: 'empleos' },
  company: { en: 'other compan', hi: 'दूसरी कंपन', es: 'empresas' },
} as const;
type Unit = keyof typeof UNITS;
type Language = keyof (typeof UNITS)[Unit];

/** Numbers that texts write as words. */
const WORDS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 1: 'an?|one|every', 5: 'five', 7: 'seven', 10: 'ten' },
  hi: { 1: 'एक|हर', 5: 'पाँच', 7: 'सात', 10: 'दस' },
  es: { 1: 'una?|cada', 5: 'cinco', 7: 'siete', 10: 'diez' },
};

const OFFER_ENDS = endOfDay('2026-11-21');
const OFFER_REMINDER = OFFER_ENDS.getTime() - reminderFor(OFFER_ENDS, new Date(0))!.getTime();

/** Texts that promise a time or a number, and the value that the code uses. */
const PROMISES: readonly [key: string, amount: number, unit: Unit][] = [
  ['account.forgot.sent', account.RESET_LINK_LIFETIME / HOUR, 'hour'],
  ['errors.reset.sent', account.RESET_LINK_LIFETIME / HOUR, 'hour'],
  ['mail.resetPassword.preview', account.RESET_LINK_LIFETIME / HOUR, 'hour'],
  ['mail.resetPassword.lifetime', account.RESET_LINK_LIFETIME / HOUR, 'hour'],
  ['mail.verifyEmail.notYou', account.VERIFY_LINK_LIFETIME / DAY, 'day'],
  ['errors.passwordProof.noPassword', account.RECENT_PASSWORD / MINUTE, 'minute'],
  ['systemSettings.field.sessionTimeout.hint', account.SESSION_LIFETIME / DAY, 'day'],
  ['mail.workEmail.notYou', workEmail.LINK_LIFETIME / HOUR, 'hour'],
  ['companyProfile.verification.sent', workEmail.LINK_LIFETIME / HOUR, 'hour'],
  ['mail.confirmSubscription.wasYou', subscriber.CONFIRM_LINK_LIFETIME / DAY, 'day'],
  ['subscribe.confirm.invalid', subscriber.CONFIRM_LINK_LIFETIME / DAY, 'day'],
  ['settings.export.again', file.LINK_LIFETIME / MINUTE, 'minute'],
  ['team.form.emailHint', INVITATION_DAYS, 'day'],
  ['errors.user.untilFar', (SUSPENSION_MINUTES_MAX * MINUTE) / DAY / 365, 'year'],
  ['errors.apiKey.expiry', limits.API_KEY_DAYS.min, 'day'],
  ['errors.apiKey.expiry', limits.API_KEY_DAYS.max / 365, 'year'],
  ['errors.bulkUpload.rule.undo.window', limits.BULK_UNDO_HOURS, 'hour'],
  ['errors.posting.rule.renew_window', ownJobs.RENEWABLE_DAYS, 'day'],
  ['errors.posting.rule.restore_window', ownJobs.RESTORABLE_MINUTES, 'minute'],
  ['manageJobs.done.renew', ownJobs.RENEWED_DAYS, 'day'],
  ['errors.treatment.changeable', TREATMENT_CHANGEABLE_DAYS, 'day'],
  ['myApplication.next.unanswered', UNANSWERED_AFTER_DAYS, 'day'],
  ['figureAlerts.history.none', FIGURE_ALERT_DAYS, 'day'],
  ['figureAlerts.history.kept', FIGURE_ALERT_DAYS, 'day'],
  ['figureAlerts.form.kindHints.threshold', FIGURE_ALERT_MINUTES.threshold, 'minute'],
  ['figureAlerts.form.kindHints.change', FIGURE_ALERT_MINUTES.change, 'minute'],
  ['figureAlerts.form.kindHints.unusual', FIGURE_ALERT_MINUTES.unusual / 60, 'hour'],
  ['figureAlerts.form.kindHints.unusual', USUAL_WEEKS, 'week'],
  ['interviews.invitation.booked', REMINDERS.day / 60 / 24, 'day'],
  ['interviews.invitation.booked', REMINDERS.hour / 60, 'hour'],
  ['notifications.kind.offer_changed.body', OFFER_REMINDER / DAY, 'day'],
  ['notifications.kind.webhook_disabled.body', webhooks.WEBHOOK_FAILING_DAYS, 'day'],
  ['webhooks.row.failing', webhooks.WEBHOOK_FAILING_DAYS, 'day'],
  ['webhooks.row.failing_long', webhooks.WEBHOOK_FAILING_DAYS, 'day'],
  ['webhooks.rotate.text', webhooks.WEBHOOK_ROTATION_HOURS, 'hour'],
  ['webhooks.log.note', webhooks.WEBHOOK_LOG_DAYS, 'day'],
  ['browse.categories.countsHint', CHANGE_PERIOD_DAYS, 'day'],
  ['candidates.active.DAYS_7', ACTIVE_WITHIN_DAYS.days_7, 'day'],
  ['candidates.active.DAYS_30', ACTIVE_WITHIN_DAYS.days_30, 'day'],
  ['candidates.active.DAYS_90', ACTIVE_WITHIN_DAYS.days_90, 'day'],
  ['candidates.activity.QUARTER', ACTIVE_WITHIN_DAYS.days_90, 'day'],
  ['candidates.activity.EARLIER', ACTIVE_WITHIN_DAYS.days_90, 'day'],
  ['company.directory.quick', QUICK_ANSWER_DAYS / 7, 'week'],
  ['jobPerformance.suggestions.ANSWERS_WAIT.fact', performance.SLOW_ANSWER_DAYS / 7, 'week'],
  ['jobPerformance.similar.few', performance.SIMILAR_JOBS_MIN, 'job'],
  ['jobPerformance.similar.few', performance.SIMILAR_COMPANIES_MIN, 'company'],
];

const MESSAGES = new Map(
  readCatalogues().flatMap(({ locale, area, messages }) =>
    [...messages].map(([key, message]) => [`${locale} ${area}.${key}`, message]),
  ),
);

test.each(['en', 'hi', 'es'] as const)(
  'texts promise the times and numbers that the code uses (%s)',
  (language) => {
    const wrong = PROMISES.filter(([key, amount, unit]) => {
      const number = [amount, WORDS[language][amount]].filter(Boolean).join('|');
      const promise = new RegExp(`(?<!\\d)(${number}) ${UNITS[unit][language]}`);
      return !promise.test(MESSAGES.get(`${language} ${key}`) ?? '');
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['en', 'midnight'],
  ['hi', 'आधी रात'],
  ['es', 'medianoche'],
])('an offer ends when its texts say so: at midnight in India (%s)', (language, midnight) => {
  expect(OFFER_ENDS.toISOString()).toBe('2026-11-21T18:30:00.000Z');
  const keys = ['offers.fact.until', 'offers.form.expiryHint', 'offerLetter.until'];
  const said = keys.map((key) => MESSAGES.get(`${language} ${key}`)!.toLowerCase());
  expect(said.filter((text) => !text.includes(midnight))).toEqual([]);
});

test('a switch for emails names everything that it stops', () => {
  const NAMED = { application: /appl/, interview: /interview/, offer: /offer/, message: /message/ };
  const stopped = Object.entries(NOTIFICATION_GATES)
    .filter(([, { flag }]) => flag === 'applicationAlerts')
    .map(([kind]) => NAMED[kind.split('_')[0] as keyof typeof NAMED]);
  const { mails, employer } = settings;
  const hints = [mails.seekerHint.applicationAlerts, employer.notifications.hint.applicationAlerts];
  for (const hint of hints) for (const name of stopped) expect(hint.toLowerCase()).toMatch(name);
});
