import {
  FIGURE_ALERT_MINUTES,
  type FigureAlertDirection,
  type FigureAlertKind,
  type FigureAlertState,
} from '#schema/options/figureAlerts.ts';
import type { UsualRange } from './usualRange.rules.ts';

export interface Condition {
  kind: FigureAlertKind;
  direction: FigureAlertDirection;
  /** Null for unusual days. */
  amount: number | null;
  /** For a change: whether `amount` is a percentage of the earlier value. */
  isPercent: boolean;
}

/** The numbers a condition is judged by. */
export interface Judged {
  value: number | null;
  /** The value in the period before. */
  before: number | null;
  usual: UsualRange | null;
}

/** figureAlert.change: null without an earlier value, or for the percentage of a change from zero. */
export function changeOf({ value, before }: Judged, isPercent: boolean): number | null {
  if (value === null || before === null) return null;
  if (!isPercent) return exact(value - before);
  return before === 0 ? null : exact(((value - before) / Math.abs(before)) * 100);
}

/** 0.1 + 0.2 is 0.3. */
const exact = (value: number) => Number(value.toPrecision(12));

/** figureAlert.met: whether the figure is beyond its limit; null if that cannot be judged. */
export function isMet(condition: Condition, judged: Judged): boolean | null {
  const { kind, direction, isPercent } = condition;
  const amount = condition.amount ?? 0;
  if (kind === 'threshold') {
    if (judged.value === null) return null;
    return direction === 'below' ? judged.value < amount : judged.value > amount;
  }
  if (kind === 'change') {
    const change = changeOf(judged, isPercent);
    if (change === null) return null;
    return within(direction, change >= amount, change <= -amount);
  }
  const { value, usual } = judged;
  if (value === null || usual === null) return null;
  return within(direction, value > usual.high, value < usual.low);
}

function within(direction: FigureAlertDirection, isUp: boolean, isDown: boolean): boolean {
  return (direction !== 'below' && isUp) || (direction !== 'above' && isDown);
}

/**
 * figureAlert.crossing: notifies once, and again only after the figure has been back. A figure that cannot be judged
 * changes nothing.
 */
export function stepOf(wasCrossed: boolean, met: boolean | null): 'notify' | 'return' | 'stay' {
  if (met === null || met === wasCrossed) return 'stay';
  return met ? 'notify' : 'return';
}

/** The keys of a group, in the order of the dimensions. */
export type GroupKeys = readonly (string | null)[];

interface JudgedGroup {
  keys: GroupKeys;
  met: boolean | null;
}

interface GroupSteps<Group> {
  crossed: Group[];
  returned: GroupKeys[];
  /** Whether a group is beyond the limit after this check. */
  isBeyond: boolean;
}

/**
 * figureAlert.groups: people are notified once per crossing of each group. A group that has left the answer no longer
 * crosses the limit, unless small groups are hidden; one that cannot be judged keeps its state.
 */
export function groupSteps<Group extends JudgedGroup>(
  beyond: readonly GroupKeys[],
  groups: readonly Group[],
  hidesGroups: boolean,
): GroupSteps<Group> {
  const known = new Map(groups.map((group) => [JSON.stringify(group.keys), group]));
  const before = new Set(beyond.map((keys) => JSON.stringify(keys)));
  const isBack = (keys: GroupKeys) => {
    const group = known.get(JSON.stringify(keys));
    return group ? group.met === false : !hidesGroups;
  };
  const crossed = groups.filter(
    ({ keys, met }) => met === true && !before.has(JSON.stringify(keys)),
  );
  const returned = beyond.filter(isBack);
  return { crossed, returned, isBeyond: crossed.length > 0 || returned.length < beyond.length };
}

/** figureAlert.check.next: an alert that failed waits as long as the slowest kind. */
export function nextCheck(kind: FigureAlertKind, now: Date, hasFailed = false): Date {
  const minutes = hasFailed ? FIGURE_ALERT_MINUTES.unusual : FIGURE_ALERT_MINUTES[kind];
  return new Date(now.getTime() + minutes * 60_000);
}

interface StoredAlert {
  isActive: boolean;
  checkedAt: Date | null;
  crossedAt: Date | null;
  isJudged: boolean;
}

/** figureAlert.state: what the list says. */
export function stateOf(alert: StoredAlert, hasProblem: boolean): FigureAlertState {
  if (hasProblem) return 'problem';
  if (!alert.isActive) return 'paused';
  if (!alert.checkedAt) return 'waiting';
  if (alert.crossedAt) return 'crossed';
  return alert.isJudged ? 'normal' : 'unknown';
}
