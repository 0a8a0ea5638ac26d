import {
  ChartBarBig,
  ChartBarStacked,
  ChartLine,
  Filter,
  Grid3x3,
  Hash,
  Map,
  Table2,
  type LucideIcon,
} from 'lucide-react';
import type { ChartKind } from './chartAnswer.ts';

/** In the order they are offered. Names and hints are in the words `charts.kinds`. */
export const chartKinds: readonly { kind: ChartKind; icon: LucideIcon }[] = [
  { kind: 'LINE', icon: ChartLine },
  { kind: 'BAR', icon: ChartBarBig },
  { kind: 'STACKED_BAR', icon: ChartBarStacked },
  { kind: 'NUMBER', icon: Hash },
  { kind: 'TABLE', icon: Table2 },
  { kind: 'PIVOT', icon: Grid3x3 },
  { kind: 'FUNNEL', icon: Filter },
  { kind: 'MAP', icon: Map },
];
