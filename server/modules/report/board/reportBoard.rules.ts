import { PINS_MAX } from '#schema/options/reports.ts';

export interface PinnedReport {
  id: string;
  reportId: string;
  isSeen: boolean;
}

/** pin.save.room: limits the number of pins on a dashboard. */
export function hasPlace(pins: readonly PinnedReport[]): boolean {
  return pins.filter(({ isSeen }) => isSeen).length < PINS_MAX;
}

/** pin.save.once: a report is pinned to a dashboard only once. */
export function isPinned(pins: readonly PinnedReport[], reportId: string): boolean {
  return pins.some((pin) => pin.isSeen && pin.reportId === reportId);
}

/** pin.save.shared: a shared dashboard contains only shared reports. */
export function mayBePinnedTo(
  board: { isShared: boolean },
  report: { isShared: boolean },
): boolean {
  return report.isShared || !board.isShared;
}

/** Moves one pin to a position among the visible pins. A position beyond the end means the end. */
export function moved(pins: readonly PinnedReport[], id: string, position: number): string[] {
  const others = pins.filter((pin) => pin.id !== id);
  const before = others.filter(({ isSeen }) => isSeen)[position];
  const at = before ? others.indexOf(before) : others.length;
  return others.map((pin) => pin.id).toSpliced(at, 0, id);
}
