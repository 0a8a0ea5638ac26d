import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

const WORDS = ['messages', 'files', 'validation'] as const;
const load = () => import('./ConversationPanel.tsx');

/** The conversation about an application, for pages that must not wait for its code. */
export function LazyConversation({ id }: { id: string }) {
  const code = useLazyModule(load, WORDS);
  if (!code) return <Skeleton className="h-28 w-full" />;
  return (
    <Words areas={WORDS}>
      <code.ConversationPanel id={id} />
    </Words>
  );
}
