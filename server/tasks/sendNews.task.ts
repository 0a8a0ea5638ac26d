import { sendNews } from '#server/modules/notification/news.service.ts';
import { defineTask } from './task.ts';

/** Every hour of the first day, for the case that nothing was running at ten. */
export const sendNewsTask = defineTask({
  name: 'send-news',
  hour: '0 10-20 1 * *',
  endsWithin: 10 * 60,
  run: sendNews,
});
