import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { moveOfKey } from '#client/pages/manageApplications/moves/moveLooks.ts';

interface WalkOptions {
  /** What is shown; a change of it may take away what has the focus. */
  ids: readonly string[];
  onMove: (id: string, to: ApplicationStatus) => void;
  onSelect: (id: string) => void;
}

const ENTRY = '[data-application]';
const COLUMN = '[data-column]';
const TYPED = 'input:not([type="checkbox"]), textarea, select';

/**
 * One stop of the Tab key for all of them: arrows (or j and k) walk, Enter opens, a letter moves, x selects. What has the
 * focus keeps it when it changes its column; where it has left, the next one takes it.
 */
export function useWalk<Box extends HTMLElement>({ ids, onMove, onSelect }: WalkOptions) {
  const box = useRef<Box>(null);
  const here = useRef<{ id: string; index: number } | null>(null);
  const [at, setAt] = useState<string | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const entry = (target as Element).closest<HTMLElement>(ENTRY);
      const isOurs = entry && box.current?.contains(entry);
      here.current = isOurs ? placeOf(entry, entriesIn(box.current)) : null;
      if (isOurs) setAt(entry.dataset['application'] ?? null);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useLayoutEffect(() => {
    if (!here.current || !isFocusLost()) return;
    const entries = entriesIn(box.current);
    const same = entries.find(({ dataset }) => dataset['application'] === here.current?.id);
    const next = same ?? entries[Math.min(here.current.index, entries.length - 1)];
    if (next) focusOn(next);
    else document.querySelector<HTMLElement>('h1')?.focus();
  }, [ids]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const entry = entryAt(event.target as Element, box.current);
    if (!entry || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const id = entry.dataset['application']!;
    const to = moveOfKey(event.key);
    const next = neighbour(entry, event.key, box.current);
    if (next) focusOn(next);
    else if (to && !event.repeat) onMove(id, to);
    else if (event.key === 'x' && !event.repeat) onSelect(id);
    else if (!KEYS.has(event.key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { box, tabStop: at !== null && ids.includes(at) ? at : (ids[0] ?? null) };
}

/** A menu has its own arrows, and a field its own letters. */
function entryAt(target: Element, box: HTMLElement | null): HTMLElement | null {
  const isOther = target.closest(TYPED) ?? target.closest('[aria-haspopup]');
  return !isOther && box?.contains(target) ? target.closest<HTMLElement>(ENTRY) : null;
}

/** At the end of a list they do nothing, and do not scroll either. */
const KEYS = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End', 'j', 'k']);

const entriesIn = (root: ParentNode | null) => [
  ...(root?.querySelectorAll<HTMLElement>(ENTRY) ?? []),
];

function placeOf(entry: HTMLElement, entries: HTMLElement[]) {
  return { id: entry.dataset['application'] ?? '', index: entries.indexOf(entry) };
}

function focusOn(entry: HTMLElement): void {
  entry.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  entry.scrollIntoView?.({ block: 'nearest' });
}

function neighbour(entry: HTMLElement, key: string, box: HTMLElement | null) {
  const column = entry.closest<HTMLElement>(COLUMN);
  const entries = entriesIn(column ?? box);
  const index = entries.indexOf(entry);
  if (key === 'ArrowDown' || key === 'j') return entries[index + 1];
  if (key === 'ArrowUp' || key === 'k') return entries[index - 1];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (!column || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const columns = [...(box?.querySelectorAll<HTMLElement>(COLUMN) ?? [])];
  const from = columns.indexOf(column);
  const beside =
    key === 'ArrowRight' ? columns.slice(from + 1) : columns.slice(0, from).toReversed();
  const found = beside.map(entriesIn).find(({ length }) => length > 0);
  return found?.[Math.min(index, found.length - 1)];
}
