import { sendNewPosts } from '#server/modules/content/subscriber/newPosts.service.ts';
import { defineTask } from './task.ts';

export const sendNewPostsTask = defineTask({
  name: 'send-new-posts',
  hour: '0 9 * * *',
  run: sendNewPosts,
});
