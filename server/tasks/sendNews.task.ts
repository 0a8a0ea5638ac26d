import { sendNews } from '#server/modules/notification/news.service.ts';
import { defineTask } from './task.ts';

export const sendNewsTask = defineTask({
  name: 'send-news',
  hour: '0 10 1 * *',
  endsWithin: 10 * 60,
  run: sendNews,
});
