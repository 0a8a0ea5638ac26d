/** noun.rename.open: what is closed keeps its name. */
export function mayRename({ closedAt }: { closedAt?: Date | null }, now: Date): boolean {
  return !closedAt || closedAt > now;
}
