import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldError } from '#client/ui/Field.tsx';
import { Button } from '#client/ui/Button.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';

interface ShelfProps {
  /** The id `useFieldDrag` uses. */
  name: string;
  label: string;
  /** What the empty shelf is for. */
  hint: string;
  addLabel: string;
  onAdd: () => void;
  /** Chips, as list items. */
  children: ReactNode[];
  /** Shown below the chips. */
  setting?: ReactNode;
  /** The drop position; null while nothing is dragged over it. */
  dropAt: number | null;
  /** The server's error. */
  refusal: string | null;
}

/** One part of the question: its fields in order, and a button to add more. */
export function Shelf(props: ShelfProps) {
  const { name, label, children, dropAt, refusal } = props;
  const id = useId();
  return (
    <div
      data-shelf={name}
      role="group"
      aria-labelledby={id}
      aria-describedby={refusal ? `${id}-refusal` : undefined}
      className={joinClasses(
        'grid gap-x-4 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)]',
        dropAt !== null && 'bg-ink-wash',
      )}
    >
      <span id={id} className="text-sm font-semibold sm:pt-[11px] xl:pt-[7px]">
        {label}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-2 sm:min-h-11 xl:min-h-9">
        {children.length > 0 && (
          <ul className="contents">
            {children.flatMap((chip, index) =>
              dropAt === index ? [<DropMark key="mark" />, chip] : [chip],
            )}
            {dropAt === children.length && <DropMark />}
          </ul>
        )}
        {children.length === 0 && <span className="text-sm text-soft">{props.hint}</span>}
        <Button
          data-add=""
          variant="quiet"
          size="s"
          onClick={props.onAdd}
          icon={<Plus className="size-4" />}
        >
          {props.addLabel}
        </Button>
      </div>
      {props.setting && <div className="sm:col-start-2">{props.setting}</div>}
      {refusal && (
        <div className="sm:col-start-2">
          <FieldError id={`${id}-refusal`}>{refusal}</FieldError>
        </div>
      )}
    </div>
  );
}

function DropMark() {
  return <li aria-hidden="true" className="h-9 w-0.5 rounded-full bg-ink" />;
}
