import { openIds, signIds } from '#server/lib/signedIds.ts';
import { record } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import { STOP } from './reportSchedule.reads.ts';

const PURPOSE = 'stop a report';

/** For the mails of one report to one reader: whoever holds it may end them, and nothing else. It never expires. */
export function stopToken({ config }: Services, scheduleId: string, userId: string): string {
  return signIds(PURPOSE, [scheduleId, userId], config.secretKey ?? '');
}

/** Whether it was such a link; once more does no harm. */
export async function stopByToken(services: Services, token: string): Promise<boolean> {
  const { clock, config, database } = services;
  const [id, userId] = openIds(PURPOSE, token, config.secretKey ?? '') ?? [];
  if (!id || !userId) return false;
  await database.fork().transactional(async (em) => {
    const [ended] = await em.execute<{ reportId: string }[]>(STOP, [id, userId]);
    if (!ended) return;
    await record(em, {
      at: clock.now(),
      actor: { kind: 'user', id: userId },
      action: 'report.unschedule',
      subject: { kind: 'report', id: ended.reportId },
    });
  });
  return true;
}
