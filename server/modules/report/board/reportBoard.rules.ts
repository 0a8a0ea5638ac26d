import { PINS_MAX } from '#schema/options/reports.ts';

export interface Placed {
  id: string;
  reportId: string;
  isSeen: boolean;
}

/** pin.save.room: nobody takes in more at a glance. */
export function hasPlace(pins: readonly Placed[]): boolean {
  return pins.filter(({ isSeen }) => isSeen).length < PINS_MAX;
}

/** pin.save.once: once is enough. */
export function isPinned(pins: readonly Placed[], reportId: string): boolean {
  return pins.some((pin) => pin.isSeen && pin.reportId === reportId);
}

/** pin.save.shared: on a dashboard of the team, nothing that the team cannot read. */
export function mayStandOn(board: { isShared: boolean }, report: { isShared: boolean }): boolean {
  return report.isShared || !board.isShared;
}

/** All of them, with one at this place among those that are seen; beyond the end is the end. */
export function moved(pins: readonly Placed[], id: string, position: number): string[] {
  const others = pins.filter((pin) => pin.id !== id);
  const before = others.filter(({ isSeen }) => isSeen)[position];
  const at = before ? others.indexOf(before) : others.length;
  return others.map((pin) => pin.id).toSpliced(at, 0, id);
}
