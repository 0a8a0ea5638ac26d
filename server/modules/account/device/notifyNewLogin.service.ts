import type { Locale } from '#schema/options/locales.ts';
import { browserAndSystemOf } from '#schema/options/devices.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { isSurprisingLogin } from '#server/modules/account/account.rules.ts';
import type { User } from '#server/modules/account/user.entity.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';

/** This email cannot be switched off: it may be the only sign that someone else has the password. */
export async function notifyNewLogin(
  ctx: Context,
  user: User,
  device: { isNew: boolean },
): Promise<void> {
  if (!isSurprisingLogin(device.isNew, user.lastLoginAt ?? null)) return;
  const { id: userId, email: to, locale, firstName: name } = user;
  const values = {
    name,
    at: ctx.services.clock.now(),
    device: deviceName(ctx.userAgent, locale),
    ip: ctx.ip,
    isAdmin: user.role === 'admin',
  };
  await queueMail(ctx, { to, userId, locale, template: 'newLogin', values });
}

function deviceName(userAgent: string, locale: Locale): string {
  const t = translator(locale, 'account');
  const { browser, system } = browserAndSystemOf(userAgent);
  const browserName = browser && t(`device.browser.${browser}`);
  const systemName = system && t(`device.system.${system}`);
  if (browserName && systemName)
    return t('device.both', { browser: browserName, system: systemName });
  return browserName ?? systemName ?? t('device.unknown');
}
