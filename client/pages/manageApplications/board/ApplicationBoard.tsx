import { useState } from 'react';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { useRovingFocus } from '../list/useRovingFocus.ts';
import type { KnownStage } from '../status/knownStages.ts';
import { useUpdateStatusWithToast } from '../status/useUpdateApplicationStatus.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { takes, type ColumnPlace } from './boardColumns.ts';
import type { ColumnCards } from './useColumns.ts';
import { useDrag } from './useDrag.ts';

interface ApplicationBoardProps {
  columns: readonly ColumnCards[];
  stages: readonly KnownStage[];
  countOf: (status: ApplicationStatus) => number | undefined;
  inStage: (id: string) => number | undefined;
  selection: Selection;
  toDetails: (id: string) => string;
}

/**
 * The same applications with a column per stage, or per status without stages. Cards are moved by drag, key or menu,
 * and only where they may go.
 */
export function ApplicationBoard(props: ApplicationBoardProps) {
  const { stages, countOf, inStage } = props;
  const move = useUpdateStatusWithToast();
  const countIn = ({ status, stage }: ColumnPlace) => (stage ? inStage(stage.id) : countOf(status));
  const columns = props.columns.map((column) => {
    const { cards, hasMore } = column;
    const known = countIn(column);
    const total = hasMore ? Math.max(known ?? 0, cards.length + 1) : cards.length;
    return { ...column, total, count: known ?? cards.length };
  });
  const [far, setFar] = useState<{ column: number; index: number } | null>(null);
  const { box, tabStop } = useRovingFocus<HTMLDivElement>({
    columns: columns.map(({ ids, total }) => ({ ids, count: total })),
    onMove: (id, to) => void move(id, to),
    onSelect: props.selection.toggle,
    onSelectAll: props.selection.selectAll,
    onFar: (column, index) => setFar({ column, index }),
  });
  const cardOf = (id: string | null) =>
    columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const accepts = (id: string | null, key: string) => {
    const card = cardOf(id);
    const column = columns.find((one) => one.key === key);
    return card !== undefined && column !== undefined && takes(column, card);
  };
  const drag = useDrag(box, {
    takes: accepts,
    onDrop: (id, key) => {
      const { stage, status } = columns.find((one) => one.key === key)!;
      void move(id, stage ?? status);
    },
  });

  return (
    <div
      ref={box}
      className="-mx-4 flex snap-x items-start gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:scroll-px-6 md:px-6"
    >
      {columns.map((column, place) => (
        <BoardColumn
          key={column.key}
          column={column}
          stages={stages}
          far={far?.column === place ? far : null}
          takes={drag.id !== null && accepts(drag.id, column.key)}
          isOver={drag.over === column.key}
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
