/** noun.rename.open: a closed noun cannot be renamed. */
export function mayRename({ closedAt }: { closedAt?: Date | null }, now: Date): boolean {
  return !closedAt || closedAt > now;
}
