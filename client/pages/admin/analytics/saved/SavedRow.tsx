import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Row } from '#client/ui/table/Row.tsx';

interface SavedRowProps {
  id: string;
  picture?: ReactNode;
  name: ReactNode;
  /** What it says in words, shown below the name. */
  about: ReactNode;
  /** Why it no longer works. */
  problem?: string | null | undefined;
  menu: ReactNode;
  /** The cells between the name and the menu. */
  children: ReactNode;
}

/** The row of a saved report, alert or segment. On phones it is a card with its menu in the corner. */
export function SavedRow({ id, picture, name, about, problem, menu, children }: SavedRowProps) {
  return (
    <Row
      data-row={id}
      className="max-md:grid-cols-[minmax(0,1fr)_auto] max-md:[&>td:not(:first-child,:last-child)]:col-span-2 max-md:[&>td:last-child]:col-start-2 max-md:[&>td:last-child]:row-start-1 max-md:[&>td:last-child]:items-start"
    >
      <Cell>
        <span className="flex items-start gap-3 py-1.5">
          {picture}
          <span className="min-w-0 flex-1">
            {name}
            {about}
            {problem && (
              <span className="mt-1 flex items-start gap-1.5 text-red">
                <CircleAlert className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0 break-words">{problem}</span>
              </span>
            )}
          </span>
        </span>
      </Cell>
      {children}
      <Cell align="end">
        <span className="flex justify-end">{menu}</span>
      </Cell>
    </Row>
  );
}

interface SavedNameProps {
  children: string;
  disabled?: boolean;
  onOpen: () => void;
}

/** The name as a button that opens the saved thing. */
export function SavedName({ children, disabled, onOpen }: SavedNameProps) {
  return (
    <button
      type="button"
      data-name=""
      onClick={onOpen}
      disabled={disabled}
      className="hit-44 rounded-tag text-left text-base font-semibold break-words enabled:hover:underline"
    >
      {children}
    </button>
  );
}
