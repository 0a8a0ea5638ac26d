import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { useSuggestions, type Suggestion, type SuggestionSource } from './useSuggestions.ts';

/** What the box passes on to the list. */
export interface ListKeys {
  type: (text: string) => void;
  press: (event: KeyboardEvent) => void;
  close: () => void;
}

/** The state of the open list, for the attributes of the box. */
export interface ShownList {
  listId: string;
  activeId: string | undefined;
}

interface SuggestionListProps<Line extends Suggestion> {
  ref: Ref<ListKeys>;
  /** The text typed before the list had loaded. */
  early: () => string;
  source: SuggestionSource<Line>;
  label: string;
  countText: (count: number) => string;
  /** Null when closed. */
  onShow: (shown: ShownList | null) => void;
}

/** The list below a SuggestBox. */
export function SuggestionList<Line extends Suggestion>(props: SuggestionListProps<Line>) {
  const { ref, label, countText, onShow } = props;
  const list = useSuggestions(props.source);
  const { open, shown, active, listId, type, press, close } = list;
  const activeId = open && active >= 0 ? list.lineId(active) : undefined;
  useImperativeHandle(ref, () => ({ type, press, close }));
  useLayoutEffect(
    () => onShow(open ? { listId, activeId } : null),
    [open, listId, activeId, onShow],
  );
  const start = useEffectEvent(() => type(props.early()));
  useEffect(() => start(), []);
  return (
    <>
      {open && (
        <ul
          id={list.listId}
          role="listbox"
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-40 mt-2 max-h-96 animate-arrive overflow-y-auto rounded-card border border-line bg-card p-1.5 text-left shadow-float md:right-auto md:min-w-[max(100%,22rem)]"
        >
          {shown.map((line, index) => (
            <li
              key={`${line.kind} ${line.text} ${line.more}`}
              id={list.lineId(index)}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => list.setActive(index)}
              onClick={() => list.choose(line)}
              className={joinClasses(
                'flex min-h-11 cursor-pointer items-center gap-x-4 rounded-control px-3 py-1.5',
                index === active && 'active-line',
              )}
            >
              <span className="min-w-0 flex-1">
                {line.text}
                {line.more && <span className="text-soft">{line.more}</span>}
              </span>
              {line.kind && (
                <span className="text-sm whitespace-nowrap text-soft">{line.kind}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {open && countText(shown.length)}
      </span>
    </>
  );
}
