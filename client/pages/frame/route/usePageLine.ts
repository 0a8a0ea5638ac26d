import { createContext, useContext } from 'react';
import type { PageLine } from '#client/lib/page.ts';

export const PageLineContext = createContext<PageLine | null>(null);

/** For page modules shared by several entries of the page list. */
export function usePageLine(): PageLine {
  const line = useContext(PageLineContext);
  if (!line) throw new Error('usePageLine is called outside of a page');
  return line;
}
