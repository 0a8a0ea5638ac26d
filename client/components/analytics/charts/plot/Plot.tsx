import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslations } from 'use-intl';
import { useOpenRows, type ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { isOneGroup, useMarkPress } from '../marks/MarkPress.ts';
import type { ImageFacts } from '../image/imageFacts.ts';
import { useDismissal } from '#client/ui/useDismissal.ts';
import { PlotTip } from './PlotTip.tsx';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

export interface PlotProps<Point> {
  /** Describes the drawing for screen readers. */
  label: string;
  width: number;
  height: number;
  svgRef?: Ref<SVGSVGElement> | undefined;
  /** What the exported image says around the drawing. */
  facts: ImageFacts;
  /** The point under the pointer. */
  hit: (x: number, y: number) => Point | null;
  /** Where an arrow key moves from a point; from null, the first point. */
  step: (from: Point | null, direction: Direction) => Point | null;
  /** Read out after a move by keyboard. */
  spoken: (point: Point) => string;
  tip: (point: Point) => { x: number; y: number; content: ReactNode };
  /** The figure of a point, for a press that opens its rows or narrows other reports to it; null if it has none. */
  figure?: (point: Point) => ShownFigure | null;
  children: (active: Point | null) => ReactNode;
}

const KEYS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** A drawing that is a single tab stop; arrow keys, mouse and touch move between its points. */
export function Plot<Point>(props: PlotProps<Point>) {
  const t = useTranslations('analytics');
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState<Point | null>(null);
  const [spokenText, setSpokenText] = useState('');
  const { width, height, facts } = props;

  const openRows = useOpenRows();
  const pressed = useMarkPress();
  const opens = openRows !== null && props.figure !== undefined;
  /** Whether the press began on a point whose tooltip was open. On a touch screen, the first press only opens it. */
  const wasShown = useRef(false);
  const open = (point: Point | null) => {
    const figure = point === null ? null : (props.figure?.(point) ?? null);
    if (figure && pressed && isOneGroup(figure)) pressed(figure);
    else if (figure) openRows?.(figure);
  };

  const press = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if ((event.key === 'Enter' || event.key === ' ') && opens) {
      event.preventDefault();
      open(active);
    }
    if (event.key === 'Escape' && active !== null) {
      event.stopPropagation();
      setActive(null);
      setSpokenText('');
    }
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = props.step(active, direction);
    if (next === null) return;
    setActive(next);
    setSpokenText(props.spoken(next));
  };
  const point = (event: PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const scale = width / box.width;
    const found = props.hit((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
    if (event.type === 'pointerdown')
      wasShown.current =
        event.pointerType !== 'touch' || JSON.stringify(found) === JSON.stringify(active);
    setActive(found);
  };
  const leave = () => setActive(null);
  // Escape also closes a tooltip that the mouse opened while the focus is elsewhere.
  useDismissal(root, active !== null, { onOutside: leave, onEscape: leave });
  // The ARIA role for elements that handle arrow keys themselves, so that screen readers pass the keys on.
  const widget = {
    role: 'application',
    'aria-roledescription': t('charts.plot.role'),
    'aria-label': props.label,
    'aria-describedby': hintId,
    tabIndex: 0,
    onKeyDown: press,
    onBlur: leave,
    onPointerDown: point,
    onPointerMove: point,
    onClick: () => wasShown.current && opens && open(active),
    onPointerLeave: (event: PointerEvent) => event.pointerType !== 'touch' && leave(),
  };
  const shown = active === null ? null : props.tip(active);

  return (
    <div ref={root} className="relative">
      <div
        {...widget}
        className={joinClasses(
          'touch-pan-y rounded-tag',
          opens && active !== null && 'cursor-pointer',
        )}
      >
        <svg
          ref={joinRefs(drawing, props.svgRef)}
          aria-hidden="true"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          data-facts={JSON.stringify(facts)}
          className="tabular block h-auto max-w-full overflow-visible select-none"
        >
          {props.children(active)}
        </svg>
      </div>
      <p id={hintId} hidden>
        {t('charts.plot.hint')}
        {opens && ` ${t(pressed ? 'charts.marks.hint' : 'charts.rows.hint')}`}
      </p>
      {shown && <PlotTip x={shown.x} y={shown.y} content={shown.content} />}
      <p role="status" className="sr-only">
        {spokenText}
      </p>
    </div>
  );
}

function joinRefs<Element>(own: { current: Element | null }, other: Ref<Element> | undefined) {
  return (element: Element | null) => {
    own.current = element;
    if (typeof other === 'function') other(element);
    else if (other) other.current = element;
  };
}
