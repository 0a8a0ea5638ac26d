import { createContext, useContext, useState, type ReactNode } from 'react';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';

/** One number on the screen. */
export interface ShownFigure {
  measure: string;
  /** Omitted for the total. */
  group?: FigureGroupKey[];
  /** For "others": the groups in it (`rest`), and those shown beside it (`kept`). */
  others?: { rest: FigureGroupKey[][]; kept: FigureGroupKey[][] };
  /** For a calculation: its number, and those of its measures whose rows can be listed. */
  calculated?: { number: number; measures: string[]; isOfStock: boolean };
  isPrevious?: boolean;
  /** The figure as it is shown. */
  text: string;
}

const OpenRows = createContext<((figure: ShownFigure) => void) | null>(null);

/** Opens the rows behind a figure; null outside of FigureRows, which knows the question. */
export const useOpenRows = () => useContext(OpenRows);

/** The dialog with the rows behind a figure. */
export const RowsOf = loadOnUse(async () => (await import('./RowsDialog.tsx')).RowsDialog, {
  words: ['analytics', 'figureRows'],
});

interface FigureRowsProps {
  /** The question that the figures inside answer. */
  query: AnalyticsQuery;
  children: ReactNode;
}

/** Lets the figures inside open the rows they count. */
export function FigureRows({ query, children }: FigureRowsProps) {
  const [opened, setOpened] = useState<ShownFigure | null>(null);
  return (
    <OpenRows value={setOpened}>
      {children}
      {opened && <RowsOf query={query} figure={opened} onClose={() => setOpened(null)} />}
    </OpenRows>
  );
}
