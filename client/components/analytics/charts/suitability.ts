import { CHART_KINDS, type ChartAnswer, type ChartKind } from './chartAnswer.ts';
import { timeIndex } from './data/seriesIn.ts';

/** Why a kind does not suit a result: a key of the words `charts.misfit`. */
export type Misfit =
  | 'needsTime'
  | 'needsDimension'
  | 'needsOneUnit'
  | 'needsParts'
  | 'needsSums'
  | 'needsPivot'
  | 'needsTotal'
  | 'needsSteps'
  | 'needsState';

type Shape = Pick<ChartAnswer, 'dimensions' | 'measures' | 'rows' | 'totals' | 'pivot'>;

const MOST_STEPS = 12;
const STATE = /(^|_)STATE$/;

const isOneUnit = ({ measures }: Shape): boolean =>
  new Set(measures.map(({ unit }) => unit)).size <= 1;

/** The times between steps are not steps themselves. */
const stepsOf = ({ measures }: Shape) => measures.filter(({ timesStep }) => !timesStep);

const areCounts = (answer: Shape): boolean => stepsOf(answer).every(({ unit }) => unit === 'COUNT');

const CHECKS: Record<ChartKind, (answer: Shape) => Misfit | null> = {
  LINE: (answer) => (timeIndex(answer) < 0 ? 'needsTime' : null),
  BAR: (answer) => {
    if (answer.dimensions.length > 0) return null;
    if (answer.measures.length < 2) return 'needsDimension';
    return isOneUnit(answer) ? null : 'needsOneUnit';
  },
  STACKED_BAR: (answer) => {
    if (answer.dimensions.length === 0) return 'needsDimension';
    if (!answer.measures.every(({ isAdditive, isStock }) => isAdditive || isStock))
      return 'needsSums';
    if (!isOneUnit(answer)) return 'needsOneUnit';
    return answer.dimensions.length + answer.measures.length > 2 ? null : 'needsParts';
  },
  TABLE: () => null,
  PIVOT: ({ pivot }) => (pivot ? null : 'needsPivot'),
  NUMBER: ({ dimensions, totals }) => (dimensions.length === 0 || totals ? null : 'needsTotal'),
  FUNNEL: (answer) => {
    if (!areCounts(answer)) return 'needsSteps';
    const { dimensions, rows } = answer;
    const { length } = stepsOf(answer);
    if (dimensions.length === 0) return length > 1 ? null : 'needsSteps';
    const isSteps =
      dimensions.length === 1 && answer.measures.length === 1 && timeIndex(answer) < 0;
    return isSteps && rows.length <= MOST_STEPS ? null : 'needsSteps';
  },
  MAP: ({ dimensions }) =>
    dimensions.length === 1 && STATE.test(dimensions[0]!.key) ? null : 'needsState',
};

/** Null when the kind suits the result. */
export function misfitsOf(answer: Shape): Record<ChartKind, Misfit | null> {
  return Object.fromEntries(CHART_KINDS.map((kind) => [kind, CHECKS[kind](answer)])) as Record<
    ChartKind,
    Misfit | null
  >;
}

/** The kind most people would choose. */
export function bestKindOf(answer: Shape): ChartKind {
  const { dimensions } = answer;
  if (answer.pivot) return 'PIVOT';
  if (dimensions.length === 0) return 'NUMBER';
  if (timeIndex(answer) >= 0) return dimensions.length <= 2 ? 'LINE' : 'TABLE';
  if (dimensions.length === 1) return CHECKS.MAP(answer) ? 'BAR' : 'MAP';
  return dimensions.length === 2 && !CHECKS.STACKED_BAR(answer) ? 'STACKED_BAR' : 'TABLE';
}
