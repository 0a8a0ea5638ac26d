import { useEffect, useRef } from 'react';
import { applyHead } from '#client/lib/document/head.ts';
import type { PageLine } from '#client/lib/page.ts';
import { useArrival } from './useArrival.ts';
import { useHead } from './useHead.ts';

/**
 * Rendered beside a page, inside its Suspense: sets title and focus and announces the page once its content is there.
 */
export function Arrival({ line }: { line: PageLine }) {
  const { page, context } = useHead(line);
  const applied = useRef('');
  useEffect(() => {
    const head = JSON.stringify([page, context]);
    if (applied.current !== head) applyHead(page, context);
    applied.current = head;
  }, [page, context]);
  useArrival();
  return null;
}
