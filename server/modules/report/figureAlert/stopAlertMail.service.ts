import { writeIn } from '#server/db/inTransaction.ts';
import { openIds, signIds } from '#server/lib/signedIds.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import { STOP_MAIL } from './figureAlert.sql.ts';

const PURPOSE = 'stop the emails of a figure alert';

/** The unsubscribe link in the emails of one alert. Anyone who has it can stop those, and nothing else. */
export function stopAlertMailPath({ config }: Services, alertId: string, userId: string): string {
  const token = signIds(PURPOSE, [alertId, userId], config.secretKey ?? '');
  return `/leave-subscription?token=${token}`;
}

/** Returns whether the token is valid. The bell still rings. Using it again has no effect. */
export async function stopAlertMail(services: Services, token: string): Promise<boolean> {
  const { clock, config, database } = services;
  const [id, userId] = openIds(PURPOSE, token, config.secretKey ?? '') ?? [];
  if (!id || !userId) return false;
  await database.fork().transactional(async (em) => {
    const now = clock.now();
    const stopped = await writeIn(em, STOP_MAIL, [id, userId, now]);
    if (stopped.length === 0) return;
    await recordActivity(em, {
      at: now,
      actor: { kind: 'user', id: userId },
      action: 'figureAlert.stopMail',
      subject: { kind: 'figure_alert', id },
    });
  });
  return true;
}
