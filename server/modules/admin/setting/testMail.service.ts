import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { mailRoute, messageIdOf, sendMessage } from '#server/lib/mailTransport.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { writeMail } from '#server/modules/mail/writeMail.service.ts';
import type { TestMailPayload } from './setting.type.ts';
import { mailProblemOf, withoutSecrets } from './testMail.rules.ts';

/** Bypasses the outbox, because the administrator waits for the reply of the mail server. */
export async function sendTestMail(ctx: Context, to: string): Promise<TestMailPayload> {
  const { services, t, locale } = ctx;
  const { config, clock, settings } = services;
  await settings.reload();
  const current = await settings.current();
  const route = mailRoute(config, current);
  if (!route) return { sent: false, message: t('testMail.noServer') };
  const date = clock.now();
  const messageId = messageIdOf(route, newId(date.getTime()));
  const host = route.server.host ?? '';
  const order = { to, locale, template: 'testMail', values: { at: date, host } } as const;
  const mail = writeMail(order, config.publicUrl, current);
  const outcome = await sendMessage(route, {
    ...mail,
    messageId,
    to,
    date,
    calendar: null,
    headers: AUTOMATIC,
  }).then(
    (said) => ({ sent: true, message: t('testMail.sent', { to, said }) }),
    (error: unknown) => {
      const { key, said } = mailProblemOf(error);
      return { sent: false, message: t(`testMail.${key}`, { to, host, said }) };
    },
  );
  await recordActivity(ctx.em, {
    ...actorFacts(ctx),
    action: 'settings.testMail',
    subject: { kind: 'settings', id: 'site' },
    after: { sent: outcome.sent },
  });
  return { ...outcome, message: withoutSecrets(outcome.message, route.server.auth) };
}

const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };
