import { useMemo, useState } from 'react';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { MoreFailed } from '#client/pages/manageApplications/MoreFailed.tsx';
import { useUpdateStatusWithToast } from '../status/useUpdateApplicationStatus.ts';
import { useLoadAhead } from '../useLoadAhead.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useRowWindow } from '#client/ui/windowing/useRowWindow.ts';
import { WindowedRows } from '#client/ui/windowing/WindowedRows.tsx';
import { useTranslations } from 'use-intl';
import { ApplicationRow } from './ApplicationRow.tsx';
import { scrollToRow } from './scrollToRow.ts';
import { SelectAll } from './SelectAll.tsx';
import { useRovingFocus } from './useRovingFocus.ts';

export const ApplicationList_application = graphql(`
  fragment ApplicationList_application on Application {
    id
    ...ApplicationRow_application
    ...CachedApplication_application
  }
`);

interface ApplicationListProps {
  applications: readonly FragmentType<typeof ApplicationList_application>[];
  /** The total, including rows not loaded yet. */
  total: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
  selection: Selection;
  toDetails: (id: string) => string;
  /** The words that the list is searched for. */
  search: string;
}

/** The approximate height of a row. */
const ROW = 100;
/** Rows rendered beyond the visible ones; about a page of results. */
const AHEAD = 60;

/** As tall as all of its rows. Only the visible ones are rendered, and the ones after them are being loaded. */
export function ApplicationList(props: ApplicationListProps) {
  const { total, hasMore, onMore, selection, toDetails } = props;
  const t = useTranslations('manageApplications');
  const entries = useMemo(
    () => props.applications.map((one) => readFragment(ApplicationList_application, one)),
    [props.applications],
  );
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const move = useUpdateStatusWithToast();
  const [far, setFar] = useState(0);
  const { box: rows, ...window } = useRowWindow<HTMLUListElement>(
    { keys: ids, count: total },
    { guess: ROW },
  );
  const { box, tabStop } = useRovingFocus<HTMLDivElement>({
    columns: [{ ids, count: total }],
    onMove: (id, to) => void move(id, to),
    onSelect: selection.toggle,
    onSelectAll: selection.selectAll,
    onFar: (_column, index) => {
      setFar(index + 1);
      scrollToRow(rows.current, window.offsets[index] ?? 0);
    },
  });
  const wanted = Math.max(window.last + AHEAD, far);
  const ahead = useLoadAhead({ loaded: ids.length, wanted, hasMore, onMore });

  return (
    <>
      <div ref={box} className="rounded-card border border-line bg-card">
        <SelectAll selection={selection} view="list" />
        <ul ref={rows} aria-label={t('list.label')} className="relative">
          <WindowedRows
            window={window}
            keys={ids}
            pinned={tabStop}
            waitingClass="flex items-center px-4"
            waiting={<Skeleton className="h-5 w-1/2" />}
            row={({ id, index, count, top }) => (
              <ApplicationRow
                key={id}
                application={entries[index]!}
                index={index}
                count={count}
                top={top}
                toDetails={toDetails}
                search={props.search}
                isSelected={selection.has(id)}
                isStop={id === tabStop}
                onSelect={selection.isOffered ? selection.toggle : undefined}
                onMove={move}
              />
            )}
          />
        </ul>
      </div>
      {ahead.failed && <MoreFailed onRetry={ahead.retry} />}
    </>
  );
}
