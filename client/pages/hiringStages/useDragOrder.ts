import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Drag and drop, as an alternative to the buttons: a stage takes the place of the one it is dropped on. */
export function useDragOrder(
  box: RefObject<HTMLElement | null>,
  onDrop: (id: string, onto: string) => void,
): string | null {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const start = useEffectEvent((event: DragEvent) => {
    const id = stageAt(event);
    if (!id) return;
    event.dataTransfer?.setData('text/plain', id);
    setDragged(id);
  });
  const move = useEffectEvent((event: DragEvent) => {
    const id = stageAt(event);
    if (!dragged || !id) return;
    event.preventDefault();
    if (id !== over) setOver(id);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    const id = stageAt(event);
    if (!dragged || !id) return;
    event.preventDefault();
    onDrop(dragged, id);
  });
  useEffect(() => {
    const stop = new AbortController();
    const listening = { signal: stop.signal };
    const list = box.current!;
    list.addEventListener('dragstart', start, listening);
    list.addEventListener('dragover', move, listening);
    list.addEventListener('drop', drop, listening);
    const end = () => {
      setDragged(null);
      setOver(null);
    };
    document.addEventListener('dragend', end, listening);
    return () => stop.abort();
  }, [box]);
  return over === dragged ? null : over;
}

function stageAt({ target }: Event): string | null {
  return (target as Element).closest<HTMLElement>('[data-stage]')?.dataset['stage'] ?? null;
}
