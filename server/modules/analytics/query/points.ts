import type { Subject } from '../model/kinds.ts';
import { justAfter, type Span } from './times.ts';
import type { Values } from './values.ts';

/**
 * The moments at which a stock is counted: the end of each step, or of the period. Each is exclusive, so a stock counts
 * what existed just before. The last point is the present, or for an earlier period, the moment as of which it counts.
 */
export function pointsOf(
  { from, to, steps, ends, asOf }: Omit<Span, 'plannedTo'>,
  { hasSteps, now }: { hasSteps: boolean; now: Date },
): Date[] {
  const latest = justAfter(asOf ?? now);
  const capped = (end: Date | null | undefined) => (end && end < latest ? end : latest);
  if (!hasSteps) return from && from >= latest ? [] : [capped(to)];
  const begun = steps.filter(
    (step, at) => (at === 0 && from && from > step ? from : step) < latest,
  );
  return begun.map((_, at) => {
    const next = ends?.[at] ?? steps[at + 1];
    return capped(next && to && to < next ? to : (next ?? to));
  });
}

/** Finds each span once for each point within it, as `pt(step)`; one point needs no steps. */
export function stockSql(
  { at, until }: Subject,
  points: readonly Date[],
  hasSteps: boolean,
  values: Values,
): { join: string; conditions: string[] } {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last)
    return { join: hasSteps ? 'cross join (select 1 as step) pt' : '', conditions: ['false'] };
  const conditions = [
    `${at} < ${values.add(last, 'timestamptz')}`,
    `${until} >= ${values.add(first, 'timestamptz')}`,
  ];
  if (!hasSteps) return { join: '', conditions };
  const list = values.add(
    points.map((point) => point.toISOString()),
    'timestamptz[]',
  );
  return {
    join: `cross join lateral generate_series(width_bucket(${at}, ${list}) + 1, width_bucket(${until}, ${list})) pt(step)`,
    conditions,
  };
}
