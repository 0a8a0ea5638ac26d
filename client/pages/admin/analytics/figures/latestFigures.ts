import type { AdminAnalyticsPageQuery } from '#client/gql/graphql.ts';
import type { FigureSection } from '#schema/analytics/figures/figures.ts';
import { periodOfName, type Period } from '#schema/analytics/figures/periods.ts';

type Figures = NonNullable<AdminAnalyticsPageQuery['admin']>['analytics']['figures'];
type Part = NonNullable<Figures[FigureSection]>;

export interface FigurePart {
  figures: ReadonlyMap<
    string,
    Pick<Part['figures'][number], 'value' | 'change' | 'recent' | 'before' | 'counts'>
  >;
  /** Null if only this part failed. */
  overTime: Part['overTime'];
}

export interface FigureReport extends Pick<Figures, 'from' | 'timeZone' | 'countedAt'> {
  period: Period;
  part: (name: FigureSection) => FigurePart | undefined;
}

/** The latest figures of the period. A part that fails keeps its earlier value. */
export function latestFigures(
  period: Period,
  ...answers: readonly (AdminAnalyticsPageQuery | undefined)[]
): FigureReport | undefined {
  const reports = answers
    .map((answer) => answer?.admin?.analytics.figures)
    .filter((report) => report !== undefined)
    .filter((report) => periodOfName(report.period) === period);
  const [newest] = reports;
  if (!newest) return undefined;
  const { from, timeZone, countedAt } = newest;
  const part = (name: FigureSection): FigurePart | undefined => {
    const found = reports.find((report) => report[name])?.[name];
    if (!found) return undefined;
    const figures = new Map(found.figures.map((figure) => [figure.key, figure] as const));
    return { figures, overTime: found.overTime };
  };
  return { period, from, timeZone, countedAt, part };
}
