import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** Only few applications have something that waits. */
export const LazyTodoItem = loadOnUse(async () => (await import('./TodoItem.tsx')).TodoItem, {
  words: ['dashboard', 'interviews'],
});
