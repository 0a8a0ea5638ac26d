import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SystemSettings } from '#schema/options/settings.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { requireRecentPassword } from '#server/modules/account/proof/recentPassword.service.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { GivenSettings } from './setting.inputs.ts';
import { SAVE, SAVED } from '#server/modules/setting/setting.sql.ts';
import {
  requestedChanges,
  changesMailServer,
  loggedChanges,
} from '#server/modules/setting/setting.rules.ts';
import { sealSettings, unsealSettings } from '#server/modules/setting/sealSettings.service.ts';
import type { ShownSettings } from './setting.type.ts';

const SITE = { kind: 'settings', id: 'site' } as const;

/** The settings as stored, not as cached by this process. */
export async function systemSettings({ services }: Context): Promise<ShownSettings> {
  await services.settings.reload();
  const { smtpPassword, ...settings } = await services.settings.current();
  return {
    id: SITE.id,
    ...settings,
    smtpPasswordSet: smtpPassword !== '',
    apiRateLimitSaved: 'apiRateLimit' in (await services.settings.savedSettings()),
  };
}

/**
 * Saves the settings and logs the action in one transaction. This process uses them immediately, others within two
 * seconds.
 */
export async function saveSettings(ctx: Context, given: GivenSettings): Promise<ShownSettings> {
  const changes = requestedChanges(given);
  if (Object.keys(changes).length > 0) {
    const { settings } = ctx.services;
    await settings.reload();
    if (changesMailServer(await settings.current(), changes)) requireRecentPassword(ctx);
    await settings.queueSave(() => ctx.em.transactional((em) => save(ctx, em, changes)));
  }
  return systemSettings(ctx);
}

async function save(ctx: Context, em: EntityManager, changes: Partial<SystemSettings>) {
  const { config, clock } = ctx.services;
  const secret = config.secretKey ?? '';
  await takeAdvisoryLock(em, 'settings');
  const saved = unsealSettings(await readIn(em, SAVED, []), secret);
  const logged = loggedChanges(saved, changes);
  if (Object.keys(logged.after).length === 0) return;
  const values = JSON.stringify(sealSettings(changes, secret));
  await writeIn(em, SAVE, [values, ctx.viewer!.userId, clock.now()]);
  await recordActivity(em, {
    ...actorFacts(ctx),
    action: 'settings.update',
    subject: SITE,
    ...logged,
  });
}
