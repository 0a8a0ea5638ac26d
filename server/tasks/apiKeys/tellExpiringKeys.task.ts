import { defineTask } from '#server/tasks/task.ts';
import { notifyExpiringKeys } from '#server/modules/account/apiKey/notifyExpiringKeys.service.ts';

export const tellExpiringKeysTask = defineTask({
  name: 'tell-expiring-keys',
  hour: '20 8-20 * * *',
  run: (services) => notifyExpiringKeys(services),
});
