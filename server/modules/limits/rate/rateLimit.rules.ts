import type { Standing } from './rateLimit.type.ts';

export const MINUTE = 60_000;

/** What one key has asked for in its minute. */
export interface Window {
  startedAt: number;
  /** As the table knew it last. */
  shared: number;
  /** Being told to the table. */
  onTheWay: number;
  /** Counted here since. */
  own: number;
}

export function isOver({ startedAt }: Window, now: number): boolean {
  return Math.abs(now - startedAt) >= MINUTE;
}

export function totalOf({ shared, onTheWay, own }: Window): number {
  return shared + onTheWay + own;
}

export function standingOf(
  window: Window,
  limit: number,
  now: number,
  isAllowed: boolean,
): Standing {
  const left = Math.max(0, limit - totalOf(window));
  const resetsIn = Math.ceil((window.startedAt + MINUTE - now) / 1_000);
  return { isAllowed, limit, left, resetsIn: Math.min(60, Math.max(1, resetsIn)) };
}
