import { addressOfQuery } from '#schema/analytics/address.ts';
import { addressOfFigure, type FigureGroupKey } from '#schema/analytics/figureRows.ts';
import { HAVING_MAX, ROWS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import { Failure } from '#server/graphql/failures.ts';
import { answer } from '#server/modules/analytics/analytics.service.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import {
  calculationOf,
  groupsOf,
  judgedQuestion,
  columnIndexOf,
  type Watched,
} from './alertQuestion.ts';
import { changeOf, isMet, type Condition, type GroupKeys } from './figureAlert.rules.ts';
import { NO_READING, type FigureReading } from './readFigure.service.ts';

/** One group of a question as a check found it. */
export interface GroupReading {
  keys: GroupKeys;
  /** "Acme, Pune" */
  name: string;
  value: number | null;
  before: number | null;
  change: number | null;
  /** Whether it is beyond the limit; null if that cannot be judged. */
  met: boolean | null;
  /** The page with the rows of the group, or with the question. */
  path: string;
}

export interface GroupsReading {
  reading: FigureReading;
  /** The groups beyond the limit come first, the farthest at the top. */
  groups: GroupReading[];
  /** Small groups are hidden, so a group that is missing may still be there. */
  hidesGroups: boolean;
}

/** Reads the groups that an alert watches. */
export async function readGroups(
  ctx: QuestionContext,
  query: AnalyticsQuery,
  condition: Watched & Condition,
): Promise<GroupsReading> {
  const judged = judgedQuestion(query, condition, condition.kind);
  const found = await answer(ctx, judged);
  if (!found.isComplete) {
    const message = ctx.t('analytics.figureAlert.tooManyGroups', { most: ROWS_MAX });
    throw new Failure('BAD_USER_INPUT', message);
  }
  const at = columnIndexOf(judged, condition);
  const { unit, rowParts } = found.measures[at]!;
  const hasRows = rowParts.length > 0;
  const readAt = found.readAt.toISOString();
  const page = pageOf(query, judged, condition);
  const groups = found.rows.map(({ keys, labels, values, previous }): GroupReading => {
    const numbers = { value: values[at] ?? null, before: previous?.[at] ?? null, usual: null };
    const group = groupsOf(query).map((dimension, place): FigureGroupKey => ({
      dimension,
      key: keys[place] ?? null,
    }));
    return {
      keys,
      name: labels.join(', '),
      value: numbers.value,
      before: numbers.before,
      change: changeOf(numbers, condition.isPercent),
      met: isMet(condition, numbers),
      path: hasRows
        ? `${EXPLORE}${addressOfFigure({ query: judged, measure: condition.measure, group, readAt }).toString()}`
        : page,
    };
  });
  const beyond = groups.filter(({ met }) => met === true).length;
  return {
    reading: {
      ...NO_READING,
      groups: { watched: groups.length, beyond },
      unit,
      path: page,
      hasRows: false,
      readAt,
    },
    groups: groups.toSorted((one, other) => distance(other, condition) - distance(one, condition)),
    hidesGroups: found.leftOut > 0,
  };
}

const EXPLORE = '/admin/analytics/explore?';

/** How far a group is beyond the limit; those within it come last. */
function distance({ met, value, change }: GroupReading, { kind, amount }: Condition): number {
  if (met !== true) return -Infinity;
  return Math.abs(kind === 'change' ? (change ?? 0) : (value ?? 0) - (amount ?? 0));
}

/** The page that shows the groups beyond a limit. For a change, all groups with their change. */
function pageOf(query: AnalyticsQuery, judged: AnalyticsQuery, condition: Watched & Condition) {
  const { kind, direction, amount, measure } = condition;
  const asJudged = `${EXPLORE}${addressOfQuery(judged).toString()}`;
  if (kind === 'change') return asJudged;
  const calculation = calculationOf(query, measure);
  const having = judged.having ?? [];
  const isComparable = !calculation || COMPARABLE.includes(calculation.kind);
  const hasRoom = having.length < HAVING_MAX && (having.length === 0 || !judged.havingAny);
  if (!isComparable || !hasRoom) return asJudged;
  const beyond = {
    ...(calculation ? { calculation: judged.calculations!.length } : { measure }),
    test: direction === 'below' ? ('less_than' as const) : ('more_than' as const),
    value: amount ?? 0,
  };
  return `${EXPLORE}${addressOfQuery({ ...judged, having: [...having, beyond] }).toString()}`;
}

/** The calculations that conditions can compare. */
const COMPARABLE = ['formula', 'difference_from_target'];
