import { createContext, useContext } from 'react';
import type { ShownFigure } from '#client/components/analytics/rows/FigureRows.tsx';

/** Set where pressing a mark does something other than opening its rows. */
export const MarkPress = createContext<((figure: ShownFigure) => void) | null>(null);

export const useMarkPress = () => useContext(MarkPress);

/** Whether a figure is one group of its answer, so that other reports can be narrowed to it. */
export const isOneGroup = ({ group, isPrevious }: ShownFigure): boolean =>
  Boolean(group?.length) && !isPrevious;
