import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface Drag {
  /** The dragged card. */
  id: string | null;
  /** The column below it. */
  over: string | null;
}

const NONE: Drag = { id: null, over: null };

/** Drag and drop, as an alternative to keys and menus: a card can be dropped on a column that accepts it. */
export function useDrag(
  box: RefObject<HTMLElement | null>,
  options: {
    takes: (id: string, column: string) => boolean;
    onDrop: (id: string, column: string) => void;
  },
): Drag {
  const [drag, setDrag] = useState(NONE);
  const start = useEffectEvent((event: DragEvent) => {
    const id = nearest(event, 'application');
    if (!id) return;
    event.dataTransfer?.setData('text/plain', id);
    setDrag({ id, over: null });
  });
  const move = useEffectEvent((event: DragEvent) => {
    const column = nearest(event, 'column');
    const over = drag.id && column && options.takes(drag.id, column) ? column : null;
    if (over) event.preventDefault();
    if (over !== drag.over) setDrag({ ...drag, over });
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const column = nearest(event, 'column');
    if (!drag.id || !column || !options.takes(drag.id, column)) return;
    event.preventDefault();
    options.onDrop(drag.id, column);
  });
  useEffect(() => {
    const stop = new AbortController();
    const listening = { signal: stop.signal };
    const board = box.current!;
    board.addEventListener('dragstart', start, listening);
    board.addEventListener('dragover', move, listening);
    board.addEventListener('drop', drop, listening);
    document.addEventListener('dragend', () => setDrag(NONE), listening);
    return () => stop.abort();
  }, [box]);
  return drag;
}

function nearest({ target }: Event, what: 'application' | 'column'): string | null {
  const found = (target as Element).closest<HTMLElement>(`[data-${what}]`);
  return found?.dataset[what] ?? null;
}
