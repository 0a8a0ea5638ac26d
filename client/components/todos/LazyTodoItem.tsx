import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** TodoItem, whose code loads on use, because only few applications have something that waits. */
export const LazyTodoItem = loadOnUse(async () => (await import('./TodoItem.tsx')).TodoItem, {
  words: ['dashboard', 'interviews'],
});
