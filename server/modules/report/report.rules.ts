/** The owner of a report or dashboard; null if that administrator has left. */
export interface Owned {
  ownerId: string | null;
  isShared: boolean;
}

/** report.read.shared: users read their own reports and shared ones. */
export function mayRead({ ownerId, isShared }: Owned, userId: string): boolean {
  return isShared || ownerId === userId;
}

/** report.change.maker: only the owner may change it. Without an owner, any administrator may change a shared one. */
export function mayChange({ ownerId, isShared }: Owned, userId: string): boolean {
  return ownerId === userId || (ownerId === null && isShared);
}

/**
 * report.change.version: a change requires the current version, so that no one overwrites changes they have not seen.
 */
export function isCurrent({ version }: { version: number }, seen?: number | null): boolean {
  return seen === undefined || seen === null || seen === version;
}

/** report.save.room, dashboard.save.room, schedule.save.room, figureAlert.save.room, segment.save.room: limits the number per user. */
export function hasRoom(count: number, max: number): boolean {
  return count < max;
}
