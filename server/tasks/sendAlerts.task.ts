import { ALERT_DIGEST_HOUR } from '#schema/options/alerts.ts';
import { sendDueAlerts } from '#server/modules/alert/digest.service.ts';
import { defineTask } from './task.ts';

/** Every hour until the evening: what failed at eight is not put off to another day. */
export const sendAlertsTask = defineTask({
  name: 'send-alerts',
  hour: `0 ${ALERT_DIGEST_HOUR}-20 * * *`,
  endsWithin: 10 * 60,
  run: async (services, data) => {
    const after = await sendDueAlerts(services, data?.after);
    if (!after) return;
    await services.database
      .fork()
      .transactional((em) => services.tasks.enqueue(em, 'send-alerts', { after }));
  },
});
