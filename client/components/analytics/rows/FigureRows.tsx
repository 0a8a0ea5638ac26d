import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Words } from '#client/components/Words.tsx';
import { useLazyModule } from '#client/components/useLazyModule.ts';
import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';

/** One number on the screen. */
export interface ShownFigure {
  measure: string;
  /** Without it, the total. */
  group?: FigureGroupKey[];
  /** For what is shown as "others": the groups in it, and those shown beside it. */
  others?: { rest: FigureGroupKey[][]; kept: FigureGroupKey[][] };
  isPrevious?: boolean;
  readAt?: string;
  /** As it is shown. */
  text: string;
}

const OpenRows = createContext<((figure: ShownFigure) => void) | null>(null);

/** Opens the rows behind a figure; null where figures do not say which question they answer. */
export const useOpenRows = () => useContext(OpenRows);

const load = () => import('./RowsDialog.tsx');
const WORDS = ['analytics', 'figureRows'] as const;

interface FigureRowsProps {
  /** The question whose figures are inside. */
  query: AnalyticsQuery;
  children: ReactNode;
}

/** Lets the figures inside open the rows they count. */
export function FigureRows({ query, children }: FigureRowsProps) {
  const [opened, setOpened] = useState<ShownFigure | null>(null);
  const close = useCallback(() => setOpened(null), []);
  return (
    <OpenRows value={setOpened}>
      {children}
      {opened && <RowsOf query={query} figure={opened} onClose={close} />}
    </OpenRows>
  );
}

interface RowsOfProps {
  query: AnalyticsQuery;
  figure: ShownFigure;
  onClose: () => void;
}

/** The dialog with the rows, loaded when it opens. */
export function RowsOf({ onClose, ...props }: RowsOfProps) {
  const code = useLazyModule(load, WORDS, onClose);
  return (
    code && (
      <Words areas={WORDS}>
        <code.RowsDialog {...props} onClose={onClose} />
      </Words>
    )
  );
}
