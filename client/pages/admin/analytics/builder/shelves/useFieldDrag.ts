import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FieldKind } from '#client/pages/admin/analytics/builder/question/steps.ts';

interface DraggedField {
  kind: FieldKind;
  key: string;
}
interface DragState {
  /** The dragged field. */
  what: DraggedField | null;
  /** The shelf below it, and the position in it. */
  over: { shelf: string; at: number } | null;
}

const NONE: DragState = { what: null, over: null };

/** Drag and drop, as an alternative to the buttons and to Alt with the arrow keys. */
export function useFieldDrag(
  box: RefObject<HTMLElement | null>,
  options: {
    takes: (shelf: string, what: DraggedField) => boolean;
    onDrop: (shelf: string, what: DraggedField, at: number) => void;
  },
): DragState {
  const [drag, setDrag] = useState(NONE);
  const start = useEffectEvent((event: DragEvent) => {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]');
    const { field: key, kind } = field?.dataset ?? {};
    if (!key || (kind !== 'measure' && kind !== 'dimension')) return;
    event.dataTransfer?.setData('text/plain', key);
    setDrag({ what: { kind, key }, over: null });
  });
  const move = useEffectEvent((event: DragEvent) => {
    const over = drag.what && placeUnder(event);
    const acceptsField = over && drag.what && options.takes(over.shelf, drag.what);
    if (acceptsField) event.preventDefault();
    const next = acceptsField ? over : null;
    if (next?.shelf !== drag.over?.shelf || next?.at !== drag.over?.at)
      setDrag({ ...drag, over: next });
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const over = placeUnder(event);
    if (!drag.what || !over || !options.takes(over.shelf, drag.what)) return;
    event.preventDefault();
    options.onDrop(over.shelf, drag.what, over.at);
  });
  useEffect(() => {
    const stop = new AbortController();
    const listening = { signal: stop.signal };
    const ground = box.current!;
    ground.addEventListener('dragstart', start, listening);
    ground.addEventListener('dragover', move, listening);
    ground.addEventListener('drop', drop, listening);
    document.addEventListener('dragend', () => setDrag(NONE), listening);
    return () => stop.abort();
  }, [box]);
  return drag;
}

/** The drop position: before the first chip whose middle is beyond the pointer. */
function placeUnder(event: DragEvent): { shelf: string; at: number } | null {
  const shelf = (event.target as Element).closest<HTMLElement>('[data-shelf]');
  if (!shelf?.dataset.shelf) return null;
  const chips = [...shelf.querySelectorAll('[data-chip]')];
  const at = chips.findIndex((chip) => {
    const { top, bottom, left, width } = chip.getBoundingClientRect();
    return event.clientY < top || (event.clientY < bottom && event.clientX < left + width / 2);
  });
  return { shelf: shelf.dataset.shelf, at: at < 0 ? chips.length : at };
}
