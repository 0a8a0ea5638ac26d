import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { AnalyticsChart_answer } from './AnalyticsChart.tsx';
import type { ChartKind } from './chartAnswer.ts';
import { bestKindOf, misfitsOf, type Misfit } from './suitability.ts';

type Answer = FragmentType<typeof AnalyticsChart_answer>;

/** Why each kind does not suit, as a key of the words `charts.misfit`; null for a kind that suits. */
export const fittingKinds = (answer: Answer): Record<ChartKind, Misfit | null> =>
  misfitsOf(readFragment(AnalyticsChart_answer, answer));

/** The kind to draw when none was chosen. */
export const defaultKind = (answer: Answer): ChartKind =>
  bestKindOf(readFragment(AnalyticsChart_answer, answer));
