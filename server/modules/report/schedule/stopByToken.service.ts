import { writeIn } from '#server/db/inTransaction.ts';
import { openIds, signIds } from '#server/lib/signedIds.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import { STOP } from './reportSchedule.sql.ts';

const PURPOSE = 'stop a report';

/**
 * A token for the unsubscribe link in the emails of one report to one reader. Anyone who has it can stop those emails,
 * and nothing else. It never expires.
 */
export function stopToken({ config }: Services, scheduleId: string, userId: string): string {
  return signIds(PURPOSE, [scheduleId, userId], config.secretKey ?? '');
}

/** Returns whether the token is valid. Using it again has no effect. */
export async function stopByToken(services: Services, token: string): Promise<boolean> {
  const { clock, config, database } = services;
  const [id, userId] = openIds(PURPOSE, token, config.secretKey ?? '') ?? [];
  if (!id || !userId) return false;
  await database.fork().transactional(async (em) => {
    const [ended] = await writeIn(em, STOP, [id, userId]);
    if (!ended) return;
    await recordActivity(em, {
      at: clock.now(),
      actor: { kind: 'user', id: userId },
      action: 'report.unschedule',
      subject: { kind: 'report', id: ended.reportId },
    });
  });
  return true;
}
