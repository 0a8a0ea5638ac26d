import { useEffect, useRef } from 'react';
import { announce } from '#client/lib/document/announcer.ts';

/** How many there are now, for those who do not see the list change; the first time the page itself says it. */
export function useAnnounced(text: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined) return;
    if (before.current !== undefined && before.current !== text) announce(text);
    before.current = text;
  }, [text]);
}
