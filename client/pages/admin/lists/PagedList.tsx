import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { KeyHint } from './KeyHint.tsx';
import { ListFailed } from './ListFailed.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useAnnouncedCount } from './useAnnouncedCount.ts';
import type { ListPlace } from './useListAddress.ts';
import { useListKeys } from './useListKeys.ts';
import { PageLinks } from '#client/components/PageLinks.tsx';
import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';

interface PagedListProps {
  /** The documented sentence for a failure. */
  failed: string;
  failure: LoadFailure | undefined;
  /** Whether the list on the screen is the requested one rather than the previous one. */
  isSettled: boolean;
  /** The number of results in words, announced when it changes. */
  count: string | undefined;
  found: { nodes: readonly unknown[]; totalCount: number; totalPages: number } | undefined;
  place: Pick<ListPlace, 'isAsked' | 'pathOfPage' | 'turnTo'> & { address: { page: number } };
  empty: ReactNode;
  selects?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A page of a list while it loads, fails, is empty or has entries. After a failure the previous one stays. */
export function PagedList(props: PagedListProps) {
  const { failed, failure, isSettled, count, found, place, empty, selects, children } = props;
  useListKeys();
  useAnnouncedCount(isSettled ? count : undefined);
  return (
    <>
      {failure && <ListFailed title={failed} {...failure} />}
      <div className="mt-5" aria-busy={!isSettled && !failure}>
        {!found && !failure && <ListSkeleton />}
        {found && (
          <>
            {found.totalCount === 0 && empty}
            {children}
            <ListPages
              place={place}
              pages={found.totalPages}
              isSettled={isSettled && place.isAsked}
            />
            {found.nodes.length > 0 && <KeyHint selects={selects} />}
          </>
        )}
      </div>
    </>
  );
}

interface ListPagesProps {
  place: Pick<ListPlace, 'pathOfPage' | 'turnTo'> & { address: { page: number } };
  pages: number;
  /** Whether the list on the screen is the requested one rather than the previous one. */
  isSettled: boolean;
}

/** Shown only if there is more than one page, or the address is beyond the last one. */
function ListPages({ place, pages, isSettled }: ListPagesProps) {
  const { page } = place.address;
  const last = Math.min(Math.max(pages, 1), PAGE_NUMBER_MAX);
  const isBehind = isSettled && page > last;
  const goBack = useEffectEvent(() => place.turnTo(last));
  useEffect(() => {
    if (isBehind) goBack();
  }, [isBehind, last]);
  return <PageLinks page={page} pages={last} toPage={place.pathOfPage} />;
}
