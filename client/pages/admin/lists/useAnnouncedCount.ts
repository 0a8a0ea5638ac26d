import { useEffect, useRef } from 'react';
import { announce } from '#client/lib/document/announcer.ts';

/** Announces the number of results when it changes. The first one is announced with the page. */
export function useAnnouncedCount(text: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (text === undefined) return;
    if (before.current !== undefined && before.current !== text) announce(text);
    before.current = text;
  }, [text]);
}
