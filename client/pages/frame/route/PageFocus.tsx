import { useEffect, useRef } from 'react';
import { applyHead } from '#client/lib/document/head.ts';
import type { PageLine } from '#client/lib/page.ts';
import { useFocusHeading } from './useFocusHeading.ts';
import { useHead } from './useHead.ts';

/**
 * Rendered beside a page, inside its Suspense: sets title and focus and announces the page once its content is there.
 */
export function PageFocus({ line }: { line: PageLine }) {
  const { page, context } = useHead(line);
  const applied = useRef('');
  useEffect(() => {
    const head = JSON.stringify([page, context]);
    if (applied.current !== head) applyHead(page, context);
    applied.current = head;
  }, [page, context]);
  useFocusHeading();
  return null;
}
