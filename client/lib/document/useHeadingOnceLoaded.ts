import { useEffect } from 'react';
import { useLocation } from '#client/lib/routing.ts';
import { focusHeading, isFocusLost } from './lostFocus.ts';

/**
 * For a page that replaces its heading once it is loaded: the focus, which was on the heading after the navigation, moves
 * to the new one. On the first page the browser has placed the focus.
 */
export function useHeadingOnceLoaded(isLoaded: boolean): void {
  const { key } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    if (isLoaded && !isFirst && isFocusLost()) focusHeading();
  }, [isLoaded, isFirst]);
}
