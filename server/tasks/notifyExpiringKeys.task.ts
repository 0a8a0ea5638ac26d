import { defineTask } from './task.ts';
import { notifyExpiringKeys } from '#server/modules/account/apiKey/notifyExpiringKeys.service.ts';

export const notifyExpiringKeysTask = defineTask({
  name: 'notify-expiring-keys',
  hour: '20 8-20 * * *',
  run: notifyExpiringKeys,
});
