import { defineTask } from '#server/tasks/task.ts';
import { tellExpiringKeys } from '#server/modules/apiKey/expiring.service.ts';

export const tellExpiringKeysTask = defineTask({
  name: 'tell-expiring-keys',
  hour: '20 8-20 * * *',
  run: (services) => tellExpiringKeys(services),
});
