import { checkFigureAlerts } from '#server/modules/report/figureAlert/checkFigureAlerts.service.ts';
import { defineTask } from './task.ts';

/** Also enqueued when an alert is saved. Each alert has its next time; a later run catches up. */
export const checkFigureAlertsTask = defineTask({
  name: 'check-figure-alerts',
  hour: '*/5 * * * *',
  endsWithin: 10 * 60,
  run: checkFigureAlerts,
});
