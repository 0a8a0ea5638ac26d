import { useCallback } from 'react';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { STATUSES } from '#client/pages/manageApplications/applicationsAddress.ts';
import { useWalk } from '#client/pages/manageApplications/list/useWalk.ts';
import { useMoveWithToast } from '#client/pages/manageApplications/moves/useMove.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { useDrag } from './useDrag.ts';

export const ApplicationBoard_application = graphql(`
  fragment ApplicationBoard_application on Application {
    id
    status
    moves
    ...BoardCard_application
    ...MovedApplication_application
  }
`);

interface ApplicationBoardProps {
  applications: readonly FragmentType<typeof ApplicationBoard_application>[];
  /** Only its column, while one status is looked for. */
  status: ApplicationStatus | '';
  countOf: (status: ApplicationStatus) => number | undefined;
  selection: Selection;
  toDetails: (id: string) => string;
}

/** The same applications, a column for each status: moved by hand, by letter or by menu, and only where the table of moves leads. */
export function ApplicationBoard(props: ApplicationBoardProps) {
  const entries = props.applications.map((one) => readFragment(ApplicationBoard_application, one));
  const move = useMoveWithToast();
  const { selected, toggle } = props.selection;
  const select = useCallback((id: string) => toggle([id]), [toggle]);
  const statuses = props.status ? [props.status] : STATUSES;
  const columns = statuses.map((status) => ({
    status,
    cards: entries.filter((entry) => entry.status === status),
  }));
  const ids = columns.flatMap(({ cards }) => cards.map(({ id }) => id));
  const { box, tabStop } = useWalk<HTMLDivElement>({ ids, onMove: move, onSelect: select });
  const takes = (id: string | null, column: string) =>
    entries.find((entry) => entry.id === id)?.moves.some((to) => to === column) ?? false;
  const drag = useDrag(box, {
    takes,
    onDrop: (id, column) => move(id, column as ApplicationStatus),
  });

  return (
    <div
      ref={box}
      className="-mx-4 flex snap-x items-start gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:scroll-px-6 md:px-6"
    >
      {columns.map(({ status, cards }) => (
        <BoardColumn
          key={status}
          status={status}
          count={props.countOf(status) ?? cards.length}
          shown={cards.length}
          takes={takes(drag.id, status)}
          isOver={drag.over === status}
        >
          {cards.map((application) => (
            <BoardCard
              key={application.id}
              application={application}
              toDetails={props.toDetails}
              isSelected={selected.has(application.id)}
              isStop={application.id === tabStop}
              onSelect={select}
              onMove={move}
            />
          ))}
        </BoardColumn>
      ))}
    </div>
  );
}
