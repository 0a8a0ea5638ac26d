import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { DECIDERS } from '#server/modules/application/application.sql.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { LOCK_WITHDRAWN, MARK_NOTIFIED } from './ownApplication.sql.ts';
import { undoEnd } from './ownApplication.rules.ts';

/**
 * The withdrawal can no longer be undone: webhooks and the company are notified, in one transaction with the mark that
 * keeps this from happening twice. A withdrawal that was undone and repeated has a second, later task.
 */
export async function notifyWithdrawal(services: Services, applicationId: string): Promise<void> {
  const current = await withCurrentSettings(services);
  await services.database.fork().transactional(async (em) => {
    const [withdrawn] = await readIn(em, LOCK_WITHDRAWN, [applicationId]);
    if (!withdrawn || withdrawn.notifiedAt) return;
    const { id, jobId, jobTitle, name: applicantName, isJobGone } = withdrawn;
    const end = undoEnd(withdrawn.withdrawnAt!);
    const now = services.clock.now();
    if (now < end) {
      await services.tasks.enqueue(em, 'tell-withdrawal', { applicationId }, { startAfter: end });
      return;
    }
    await writeIn(em, MARK_NOTIFIED, [id, now]);
    if (isJobGone) return;
    const deciders = await readIn(em, DECIDERS, [jobId]);
    for (const { id: userId } of deciders) {
      await notify(
        { em, services: current },
        {
          userId,
          kind: 'application_withdrawn',
          values: { applicationId: id, jobId, jobTitle, applicantName },
          link: `/manage-applications/${id}`,
        },
      );
    }
  });
}
