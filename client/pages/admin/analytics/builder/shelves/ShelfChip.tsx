import { ChevronDown, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Menu, type MenuChoice } from '#client/ui/overlays/Menu.tsx';
import type { FieldKind } from '#client/pages/admin/analytics/builder/question/steps.ts';

interface ShelfChipProps {
  kind: FieldKind;
  fieldKey: string;
  name: string;
  /** "by month", "across". */
  note: string | null;
  choices: readonly MenuChoice[];
  onChoose: (id: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  isCarried: boolean;
}

/** Opens on click: with a menu that opens on mouse down, the chip could not be dragged. */
const MARK = {
  'data-chip-button': '',
  'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight Delete',
};

const STEPS: Record<string, -1 | 1> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Moved by its handle or by Alt and the arrow keys, removed by its cross or Delete. Its menu offers all of this. */
export function ShelfChip(props: ShelfChipProps) {
  const t = useTranslations('analytics');
  const { name, note } = props;
  // Runs before the menu's own keys and before the browser's Alt+Left.
  const press = (event: KeyboardEvent) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (by === undefined && !removes) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) props.onRemove();
    else props.onMove(by);
  };
  return (
    <li
      data-chip=""
      data-field={props.fieldKey}
      data-kind={props.kind}
      draggable="true"
      onKeyDownCapture={press}
      className={joinClasses(
        'inline-flex min-h-11 max-w-full items-stretch xl:min-h-9 rounded-control border border-line bg-paper text-sm hover:border-edge',
        props.isCarried && 'opacity-50',
      )}
    >
      <span className="grid cursor-grab place-items-center pl-1.5 text-soft max-xl:hidden">
        <GripVertical className="size-4" />
      </span>
      <Menu
        label={t('builder.chip.menu', { name: note ? `${name} ${note}` : name })}
        items={props.choices}
        onChoose={props.onChoose}
        button={{
          ...MARK,
          variant: 'quiet',
          size: 's',
          className:
            'min-h-full min-w-0 shrink! px-2 hover:bg-transparent hover:text-ink [&>span>span]:min-w-0',
          children: (
            <span className="flex min-w-0 items-center gap-1.5">
              <span className="truncate">{name}</span>
              {note && <span className="shrink-0 font-normal text-soft">{note}</span>}
              <ChevronDown className="size-4 shrink-0 text-soft" />
            </span>
          ),
        }}
      />
      <button
        type="button"
        aria-label={t('builder.chip.remove', { name })}
        onClick={props.onRemove}
        className="hit-44 grid w-10 shrink-0 xl:w-8 place-items-center rounded-control text-soft hover:bg-tint hover:text-text"
      >
        <X className="size-4" />
      </button>
    </li>
  );
}
