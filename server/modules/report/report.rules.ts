/** Whose a report or a dashboard is; nobody's where its maker has left. */
export interface Owned {
  ownerId: string | null;
  isShared: boolean;
}

/** report.read.shared: one's own, and what others share. */
export function mayRead({ ownerId, isShared }: Owned, userId: string): boolean {
  return isShared || ownerId === userId;
}

/** report.change.maker: only whoever made it; what was left behind anybody may tidy up. */
export function mayChange({ ownerId, isShared }: Owned, userId: string): boolean {
  return ownerId === userId || (ownerId === null && isShared);
}

/** report.change.version: nobody overwrites what they have not seen. */
export function isCurrent({ version }: { version: number }, seen?: number | null): boolean {
  return seen === undefined || seen === null || seen === version;
}

/** report.save.room, dashboard.save.room, report.schedule.room: nobody keeps track of more. */
export function hasRoom(count: number, max: number): boolean {
  return count < max;
}
