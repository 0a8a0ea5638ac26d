import { GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isFocusLost } from '#client/lib/document/lostFocus.ts';
import { Button } from '#client/ui/Button.tsx';
import type { PinMoves } from './usePinMoves.ts';

interface DragHandleProps {
  pin: { id: string; report: { name: string } };
  moves: PinMoves;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
/** A drag this close to the top or bottom of the window scrolls the page, in pixels. */
const EDGE = 72;

/** Drags its tile by pointer or touch; the arrow keys move it by one. */
export function DragHandle({ pin, moves }: DragHandleProps) {
  const t = useTranslations('analytics');
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(false);
  const last = useRef<string>(undefined);
  const isHeld = moves.held === pin.id;
  // A tile that moves within the document loses the focus on the way.
  useLayoutEffect(() => {
    if (isFocused.current && isFocusLost()) button.current?.focus();
  });

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isHeld) return moves.drag.cancel();
    const by = STEPS[event.key];
    if (!by) return undefined;
    event.preventDefault();
    return moves.step(pin.id, by);
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!isHeld) return;
    if (clientY < EDGE) scrollBy(0, clientY - EDGE);
    if (clientY > innerHeight - EDGE) scrollBy(0, clientY - innerHeight + EDGE);
    const over = pinAt(clientX, clientY);
    // Moves once for each tile below the pointer: otherwise tiles of different widths would swap places forever.
    if (over === last.current) return;
    last.current = over;
    if (over && over !== pin.id) moves.drag.over(pin.id, over);
  };
  return (
    <Button
      ref={button}
      size="s"
      variant="quiet"
      iconOnly
      aria-label={t('boards.board.move', { name: pin.report.name })}
      title={t('boards.board.moveHint')}
      className="touch-none cursor-grab! active:cursor-grabbing!"
      icon={<GripVertical className="size-5" />}
      onFocus={() => (isFocused.current = true)}
      onBlur={(event) => (isFocused.current = !event.currentTarget.isConnected)}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = pin.id;
        moves.drag.begin(pin.id);
      }}
      onPointerMove={follow}
      onPointerUp={() => isHeld && moves.drag.drop(pin.id)}
      onPointerCancel={() => isHeld && moves.drag.cancel()}
    />
  );
}

function pinAt(x: number, y: number): string | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pin]');
  return tile?.dataset['pin'];
}
