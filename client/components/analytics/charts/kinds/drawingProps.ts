import type { Ref } from 'react';
import type { ChartAnswer } from '../chartAnswer.ts';

/** What every drawing is given. */
export interface DrawingProps {
  answer: ChartAnswer;
  title: string;
  width: number;
  /** Lower, for a tile of a dashboard. */
  isCompact: boolean;
  svgRef?: Ref<SVGSVGElement> | undefined;
  readAt: string;
}
