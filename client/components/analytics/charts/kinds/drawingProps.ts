import type { Ref } from 'react';
import type { ChartAnswer } from '../chartAnswer.ts';

/** The props every drawing receives. */
export interface DrawingProps {
  answer: ChartAnswer;
  title: string;
  width: number;
  /** Smaller, for dashboard tiles. */
  isCompact: boolean;
  svgRef?: Ref<SVGSVGElement> | undefined;
  readAt: string;
}
