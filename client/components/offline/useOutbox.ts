import { useEffect, useState } from 'react';
import type { OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { outboxOf, watchOutbox } from '#client/lib/offline/outbox.ts';
import { useSession } from '#client/lib/session.ts';

export const aboutApplication = (jobId: string): string => `apply ${jobId}`;

/** This person's unsent changes; null until they are known. */
export function useOutbox(): readonly OutboxEntry[] | null {
  const { user } = useSession();
  const [entries, setEntries] = useState<readonly OutboxEntry[] | null>(null);
  const userId = user?.id;
  useEffect(() => {
    let isWanted = true;
    const read = () => {
      const found = userId ? outboxOf(userId) : Promise.resolve([]);
      void found.catch(() => []).then((known) => isWanted && setEntries(known));
    };
    read();
    const stop = watchOutbox(read);
    return () => {
      isWanted = false;
      stop();
    };
  }, [userId]);
  return entries;
}
