export type ReportAction =
  | 'open'
  | 'pin'
  | 'schedule'
  | 'tellMe'
  | 'share'
  | 'unshare'
  | 'copyLink'
  | 'duplicate'
  | 'rename'
  | 'delete';

interface ReportState {
  mayChange: boolean;
  isShared: boolean;
  /** Null when the question can no longer be queried. */
  address: string | null;
}

/** The actions on a report: only its owner changes it, everyone may use a shared one. */
export function reportActionsOn({ mayChange, isShared, address }: ReportState): ReportAction[] {
  const use: ReportAction[] = address ? ['open', 'pin', 'schedule', 'tellMe', 'duplicate'] : [];
  if (address && isShared) use.push('copyLink');
  if (!mayChange) return use;
  const change: ReportAction[] = address ? [isShared ? 'unshare' : 'share', 'rename'] : [];
  return [...use, ...change, 'delete'];
}
