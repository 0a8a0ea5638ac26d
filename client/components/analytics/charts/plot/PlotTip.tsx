import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface PlotTipProps {
  /** The point, in the drawing's pixel coordinates. */
  x: number;
  y: number;
  content: ReactNode;
}

const GAP = 14;

/** Placed beside its point if there is room, otherwise above or below it, and always inside the drawing. */
export function PlotTip({ x, y, content }: PlotTipProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    const frame = tip?.offsetParent;
    if (!tip || !frame) return;
    const { offsetWidth: width, offsetHeight: height } = tip;
    const right = x + GAP + width <= frame.clientWidth;
    const left = !right && x - GAP - width >= 0;
    const middle = Math.max(0, Math.min(frame.clientWidth - width, x - width / 2));
    const above = y - GAP - height;
    tip.style.left = `${right ? x + GAP : left ? x - GAP - width : middle}px`;
    const beside = Math.max(0, Math.min(frame.clientHeight - height, y - height / 2));
    tip.style.top = `${right || left ? beside : above >= 0 ? above : y + GAP}px`;
  });
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="print-hidden pointer-events-none absolute z-20 grid max-w-[min(20rem,100%)] gap-1 rounded-control border border-line bg-card px-3 py-2 text-xs shadow-float"
    >
      {content}
    </div>
  );
}
