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
  look: SwatchLook;
  textureId: string;
}

export function TipRows({ title, rows, look, textureId }: TipRowsProps) {
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
    </>
  );
}
