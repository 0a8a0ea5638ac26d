import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';
import { decisionOfKey } from '../status/decisions.ts';
import { clamped, placeIn, stepFrom, type Column, type Place } from './rovingFocus.ts';

interface WalkOptions {
  /** A list is one column, a board has several. Changes may remove the focused item. */
  columns: readonly Column[];
  onMove: (id: string, to: ApplicationStatus) => void;
  onSelect: (id: string) => void;
  onSelectAll: () => void;
  /** The user moved to an item that is not loaded yet. */
  onFar: (column: number, index: number) => void;
}

const ENTRY = '[data-application]';
const TYPED = 'input:not([type="checkbox"]), textarea, select';

/**
 * All items are one tab stop, which j reaches from anywhere. Arrows (or j and k), Home, End and Page keys move; Enter opens; Space or x selects; a
 * letter changes the status. A focused item keeps the focus when it changes its column. If it disappears, the next one
 * takes the focus; an item out of sight is rendered first, and one not loaded yet is waited for.
 */
export function useRovingFocus<Box extends HTMLElement>(options: WalkOptions) {
  const { columns } = options;
  const box = useRef<Box>(null);
  const here = useRef<(Place & { id: string }) | null>(null);
  const wanted = useRef<{ id: string } | Place | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const isThere = at !== null && placeIn(columns, at) !== null;
  const tabStop = isThere ? at : (columns.find(({ ids }) => ids.length > 0)?.ids[0] ?? null);

  const entryOf = (id: string) =>
    box.current?.querySelector<HTMLElement>(`[data-application="${CSS.escape(id)}"]`);
  const focusOn = (id: string) => {
    const entry = entryOf(id);
    wanted.current = entry ? null : { id };
    if (!entry) return setAt(id);
    entry.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    entry.scrollIntoView?.({ block: 'nearest' });
  };
  const goTo = (place: Place) => {
    const id = columns[place.column]?.ids[place.index];
    if (id !== undefined) return focusOn(id);
    wanted.current = place;
    options.onFar(place.column, place.index);
  };

  const remember = useEffectEvent(({ target }: FocusEvent) => {
    const entry = (target as Element).closest<HTMLElement>(ENTRY);
    const id = entry && box.current?.contains(entry) ? entry.dataset['application'] : undefined;
    const place = id === undefined ? null : placeIn(columns, id);
    here.current = place && { ...place, id: id! };
    if (!place) wanted.current = null;
    else setAt(id!);
  });
  useEffect(() => {
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  const keepFocus = useEffectEvent(() => {
    const goal = wanted.current;
    if (goal && 'id' in goal && placeIn(columns, goal.id)) return focusOn(goal.id);
    if (goal && 'id' in goal) wanted.current = null;
    else if (goal && clamped(columns, goal)) return goTo(clamped(columns, goal)!);
    if (!here.current || !isFocusLost()) return undefined;
    const same = placeIn(columns, here.current.id);
    const next = same ?? clamped(columns, here.current);
    if (next) return goTo(next);
    return document.querySelector<HTMLElement>('h1')?.focus();
  });
  useLayoutEffect(() => keepFocus());

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    const id = entryAt(target, box.current)?.dataset['application'];
    const place = id === undefined ? null : placeIn(columns, id);
    if (event.altKey || event.defaultPrevented) return;
    if (id === undefined || !place) return void (isFirstStep(event) && tabStop && focusOn(tabStop));
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    if (!isAll && (event.ctrlKey || event.metaKey)) return;
    const to = decisionOfKey(event.key);
    const step = stepFrom(place, event.key, columns, entryOf(id)?.offsetHeight ?? 0);
    const isOnName = target.matches('a');
    if (isAll) options.onSelectAll();
    else if (step) goTo(step);
    else if (to && !event.repeat) options.onMove(id, to);
    else if (event.key === 'x' || (event.key === ' ' && isOnName)) {
      if (!event.repeat) options.onSelect(id);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return { box, tabStop };
}

/** With j, users get to the items from anywhere on the page. */
function isFirstStep({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'j' && !ctrlKey && !metaKey && !areShortcutsBlocked(target);
}

/** Menus have their own arrow keys, and fields their own letters. */
function entryAt(target: Element, box: HTMLElement | null): HTMLElement | null {
  const isOther = target.closest(TYPED) ?? target.closest('[aria-haspopup]');
  return !isOther && box?.contains(target) ? target.closest<HTMLElement>(ENTRY) : null;
}
