import { useEffect, useEffectEvent } from 'react';
import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';
import { PageLinks } from './PageLinks.tsx';

interface ListPagesProps {
  page: number;
  pages: number;
  /** The address of a page: the URL is the state. */
  toPage: (page: number) => string;
  /** Replaces the address by that of a page. */
  turnTo: (page: number) => void;
  /** Whether the list on the screen is the requested one rather than the previous one. */
  isSettled: boolean;
}

/** Links to the pages of a list that can become shorter. An address beyond the last page turns to that page. */
export function ListPages({ page, pages, toPage, turnTo, isSettled }: ListPagesProps) {
  const last = Math.min(Math.max(pages, 1), PAGE_NUMBER_MAX);
  const isBeyond = isSettled && page > last;
  const goBack = useEffectEvent(() => turnTo(last));
  useEffect(() => {
    if (isBeyond) goBack();
  }, [isBeyond, last]);
  return <PageLinks page={page} pages={last} toPage={toPage} />;
}
