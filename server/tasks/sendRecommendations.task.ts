import { ALERT_DIGEST_HOUR } from '#schema/options/alerts.ts';
import { sendRecommendations } from '#server/modules/recommendation/digest/sendRecommendations.service.ts';
import { defineTask } from './task.ts';

/** Once a week for each person; every hour of the day, so that what failed is tried again. */
export const sendRecommendationsTask = defineTask({
  name: 'send-recommendations',
  hour: `30 ${ALERT_DIGEST_HOUR}-20 * * *`,
  endsWithin: 10 * 60,
  run: async (services, data) => {
    const after = await sendRecommendations(services, data?.after);
    if (!after) return;
    await services.database
      .fork()
      .transactional((em) => services.tasks.enqueue(em, 'send-recommendations', { after }));
  },
});
