import type { FigureAlertInput } from '#client/gql/graphql.ts';
import type { Unit } from '#client/components/analytics/charts/chartAnswer.ts';
import type { FigureAlertDirection, FigureAlertKind } from '#schema/options/figureAlerts.ts';
import { inputOfQuery } from '#schema/analytics/graphqlForm.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { readNumber } from '#schema/validation/values/readNumber.ts';

/** What an alert watches: the question of a report, or another one. */
export interface Watched {
  query: AnalyticsQuery;
  reportId: string | null;
}

/** The alert as typed. */
export interface AlertForm {
  id: string | null;
  /** Null: named after what it watches, until a name is typed. */
  name: string | null;
  /** The key of a column: a measure, or `calculation_1` and so on. */
  measure: string;
  isPerGroup: boolean;
  kind: FigureAlertKind;
  direction: FigureAlertDirection;
  amount: string;
  isPercent: boolean;
  isMailed: boolean;
  isPosted: boolean;
  isActive: boolean;
}

export const DIRECTIONS = {
  threshold: ['above', 'below'],
  change: ['above', 'below', 'either'],
  unusual: ['either', 'above', 'below'],
} as const satisfies Record<FigureAlertKind, readonly FigureAlertDirection[]>;

export const newAlert = ({ query }: Watched): AlertForm => ({
  id: null,
  name: null,
  measure: query.measures[0]!,
  isPerGroup: false,
  kind: 'threshold',
  direction: 'above',
  amount: '',
  isPercent: true,
  isMailed: true,
  isPosted: false,
  isActive: true,
});

/** Each kind has different directions. An unusual day can be found for the total only. */
export const withKind = (form: AlertForm, kind: FigureAlertKind): AlertForm => ({
  ...form,
  kind,
  direction: DIRECTIONS[kind][0],
  isPerGroup: form.isPerGroup && kind !== 'unusual',
});

/** The dimensions whose groups can be watched. Time is not one of them, because its steps come and go. */
export const groupsOf = ({ query }: Watched): string[] =>
  (query.dimensions ?? []).filter((key) => key !== 'time');

/**
 * Falls back to the first measure if the chosen one cannot be watched: the total, for example, has no share of the
 * total.
 */
export function withWatchableMeasure(form: AlertForm, watched: Watched): AlertForm {
  const keys = watchedCalculations(watched, form.isPerGroup).map(({ key }) => key);
  const isThere = [...watched.query.measures, ...keys].includes(form.measure);
  return isThere ? form : { ...form, measure: watched.query.measures[0]! };
}

const CALCULATION = /^calculation_(\d+)$/;

/** The calculations that can be watched, with the keys of their columns. */
export function watchedCalculations({ query }: Watched, isPerGroup: boolean) {
  return (query.calculations ?? []).flatMap((calculation, at) => {
    const { kind } = calculation;
    const isOfRow = kind === 'formula' || kind === 'difference_from_target';
    return isOfRow || (isPerGroup && kind === 'share_of_total')
      ? [{ key: `calculation_${at + 1}`, calculation }]
      : [];
  });
}

/** Null if the text is not a number, or no number is needed. */
export const amountOf = ({ kind, amount }: AlertForm): number | null =>
  kind === 'unusual' ? null : readNumber(amount);

export type AmountProblem = 'amountMissing' | 'amountPositive' | null;

export function problemOf(form: AlertForm): AmountProblem {
  if (form.kind === 'unusual') return null;
  const amount = amountOf(form);
  if (amount === null) return 'amountMissing';
  return form.kind === 'change' && amount <= 0 ? 'amountPositive' : null;
}

/** The unit of the amount. A change of a share is in percentage points unless it is relative. */
export function unitOfAmount({ kind, isPercent }: AlertForm, unit: Unit | undefined) {
  if (kind === 'change' && isPercent) return 'percent';
  if (kind === 'change' && unit === 'PERCENT') return 'points';
  const own = unit?.toLowerCase() ?? 'count';
  return own === 'none' || own === 'time' ? 'count' : (own as AmountUnit);
}
type AmountUnit = 'percent' | 'count' | 'rupees' | 'minutes' | 'hours' | 'days' | 'ratio';

export function alertInput(form: AlertForm, name: string, watched: Watched): FigureAlertInput {
  const { id, measure, isPerGroup, kind, direction, isMailed, isPosted, isActive } = form;
  const [, calculation] = CALCULATION.exec(measure) ?? [];
  return {
    id,
    name,
    reportId: watched.reportId,
    query: watched.reportId ? null : inputOfQuery(watched.query),
    ...(calculation
      ? { calculation: Number(calculation) }
      : { measure: measure.toUpperCase() as FigureAlertInput['measure'] }),
    isPerGroup,
    kind: kind.toUpperCase() as FigureAlertInput['kind'],
    direction: direction.toUpperCase() as FigureAlertInput['direction'],
    amount: amountOf(form),
    isPercent: kind === 'change' && form.isPercent,
    isMailed,
    isPosted,
    isActive,
  };
}
