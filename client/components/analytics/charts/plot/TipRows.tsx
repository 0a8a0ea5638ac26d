import type { ReactNode } from 'react';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Swatch, type SwatchLook } from './Swatch.tsx';

export interface TipRow {
  id: string;
  label: string;
  value: string;
  /** "was 98, up 12%" */
  note?: string | undefined;
  place?: number;
  isActive?: boolean;
}

interface TipRowsProps {
  title: ReactNode;
  rows: readonly TipRow[];
  /** What happened in this step of time. */
  events?: readonly string[];
  look: SwatchLook;
  textureId: string;
}

/** More lines than this would hide the drawing. */
const MOST_EVENTS = 4;

export function TipRows({ title, rows, events = [], look, textureId }: TipRowsProps) {
  return (
    <>
      <b className="font-semibold">{title}</b>
      {rows.map(({ id, label, value, note, place, isActive }) => (
        <div
          key={id}
          className={joinClasses(
            'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4',
            isActive && rows.length > 1 && '-mx-1.5 rounded-tag bg-tint px-1.5',
          )}
        >
          <span className="flex min-w-0 items-center gap-1.5 text-soft">
            {place !== undefined && rows.length > 1 && <Swatch {...{ place, look, textureId }} />}
            <span className="truncate">{label}</span>
          </span>
          <span className="tabular text-right font-semibold">{value}</span>
          {note && <span className="col-span-2 text-right text-soft">{note}</span>}
        </div>
      ))}
      {events.slice(0, MOST_EVENTS).map((event, at) => (
        <p key={at} className="flex items-start gap-1.5 border-t border-line pt-1">
          <span aria-hidden="true">◆</span>
          {event}
        </p>
      ))}
      {events.length > MOST_EVENTS && <p>{`+${events.length - MOST_EVENTS}`}</p>}
    </>
  );
}
