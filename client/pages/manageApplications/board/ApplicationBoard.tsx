import { useState } from 'react';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import type { ApplicationsAddress } from '#client/pages/manageApplications/applicationsAddress.ts';
import { useRovingFocus } from '../list/useRovingFocus.ts';
import { useUpdateStatusWithToast } from '../status/useUpdateApplicationStatus.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { useColumn, type ColumnPage } from './useColumn.ts';
import { useDrag } from './useDrag.ts';

interface ApplicationBoardProps {
  pages: Readonly<Record<ApplicationStatus, ColumnPage>>;
  address: ApplicationsAddress;
  countOf: (status: ApplicationStatus) => number | undefined;
  selection: Selection;
  toDetails: (id: string) => string;
}

/**
 * The same applications with a column per status. Cards are moved by drag, key or menu, and only to allowed statuses.
 */
export function ApplicationBoard({ pages, address, countOf, ...props }: ApplicationBoardProps) {
  const move = useUpdateStatusWithToast();
  const all = [
    useColumn('PENDING', pages.PENDING, address, countOf('PENDING')),
    useColumn('REVIEWED', pages.REVIEWED, address, countOf('REVIEWED')),
    useColumn('SHORTLISTED', pages.SHORTLISTED, address, countOf('SHORTLISTED')),
    useColumn('REJECTED', pages.REJECTED, address, countOf('REJECTED')),
    useColumn('HIRED', pages.HIRED, address, countOf('HIRED')),
  ];
  // Only its own column while one status is filtered.
  const columns = all.filter(({ status }) => !address.status || status === address.status);
  const [far, setFar] = useState<{ column: number; index: number } | null>(null);
  const { box, tabStop } = useRovingFocus<HTMLDivElement>({
    columns: columns.map(({ ids, total }) => ({ ids, count: total })),
    onMove: move,
    onSelect: props.selection.toggle,
    onSelectAll: props.selection.selectAll,
    onFar: (column, index) => setFar({ column, index }),
  });
  const takes = (id: string | null, column: string) =>
    columns
      .flatMap(({ cards }) => cards)
      .find((card) => card.id === id)
      ?.moves.some((to) => to === column) ?? false;
  const drag = useDrag(box, {
    takes,
    onDrop: (id, column) => move(id, column as ApplicationStatus),
  });

  return (
    <div
      ref={box}
      className="-mx-4 flex snap-x items-start gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:scroll-px-6 md:px-6"
    >
      {columns.map((column, place) => (
        <BoardColumn
          key={column.status}
          column={column}
          far={far?.column === place ? far : null}
          takes={drag.id !== null && takes(drag.id, column.status)}
          isOver={drag.over === column.status}
          pinned={drag.id ?? tabStop}
          tabStop={tabStop}
          selection={props.selection}
          toDetails={props.toDetails}
          onMove={move}
        />
      ))}
    </div>
  );
}
