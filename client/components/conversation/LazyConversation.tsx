import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const ConversationPanel = loadOnUse(
  async () => (await import('./ConversationPanel.tsx')).ConversationPanel,
  { words: ['messages', 'files', 'validation'] },
);

/** The conversation about an application, for pages that must not wait for its code. */
export const LazyConversation = ({ id }: { id: string }) => (
  <ConversationPanel id={id} waiting={<Skeleton className="h-28 w-full" />} />
);
