export type ReportAct =
  | 'open'
  | 'pin'
  | 'schedule'
  | 'share'
  | 'unshare'
  | 'copyLink'
  | 'duplicate'
  | 'rename'
  | 'delete';

interface Standing {
  mayChange: boolean;
  isShared: boolean;
  /** Null where the question cannot be asked any more. */
  address: string | null;
}

/** What may be done to a report: only its maker changes it, everybody may use what is shared. */
export function actsOn({ mayChange, isShared, address }: Standing): ReportAct[] {
  const use: ReportAct[] = address ? ['open', 'pin', 'schedule', 'duplicate'] : [];
  if (address && isShared) use.push('copyLink');
  if (!mayChange) return use;
  const change: ReportAct[] = address ? [isShared ? 'unshare' : 'share', 'rename'] : [];
  return [...use, ...change, 'delete'];
}
