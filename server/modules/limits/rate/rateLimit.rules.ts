import type { LimitStatus } from './rateLimit.type.ts';

export const MINUTE = 60_000;

/** The requests or points of one key in the current minute. */
export interface Window {
  startedAt: number;
  /** The count that the table last returned. */
  shared: number;
  /** Sent to the table and not confirmed yet. */
  onTheWay: number;
  /** Counted in this process since the last exchange. */
  own: number;
}

export function isOver({ startedAt }: Window, now: number): boolean {
  return Math.abs(now - startedAt) >= MINUTE;
}

export function totalOf({ shared, onTheWay, own }: Window): number {
  return shared + onTheWay + own;
}

export function limitStatusOf(
  window: Window,
  limit: number,
  now: number,
  isAllowed: boolean,
): LimitStatus {
  const left = Math.max(0, limit - totalOf(window));
  const resetsIn = Math.ceil((window.startedAt + MINUTE - now) / 1_000);
  return { isAllowed, limit, left, resetsIn: Math.min(60, Math.max(1, resetsIn)) };
}
