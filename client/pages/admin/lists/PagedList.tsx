import type { ReactNode } from 'react';
import { ListPages } from '#client/components/PageLinks.tsx';
import type { LoadFailure } from '#client/lib/apollo/useFreshQuery.ts';
import { KeyHint } from './KeyHint.tsx';
import { ListFailed } from './ListFailed.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useAnnouncedCount } from './useAnnouncedCount.ts';
import type { ListPlace } from './useListAddress.ts';
import { useListKeys } from './useListKeys.ts';

interface PagedListProps {
  /** The documented sentence for a failure. */
  failed: string;
  failure: LoadFailure | undefined;
  /** Whether the list on the screen is the requested one rather than the previous one. */
  isSettled: boolean;
  /** The number of results in words, announced when it changes. */
  count: string | undefined;
  found: { nodes: readonly unknown[]; totalCount: number; totalPages: number } | undefined;
  place: Pick<ListPlace, 'isAsked' | 'pathOfPage'> & { address: { page: number } };
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
              page={place.address.page}
              pages={found.totalPages}
              toPage={place.pathOfPage}
              isSettled={isSettled && place.isAsked}
            />
            {found.nodes.length > 0 && <KeyHint selects={selects} />}
          </>
        )}
      </div>
    </>
  );
}
