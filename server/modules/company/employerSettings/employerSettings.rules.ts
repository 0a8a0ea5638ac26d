/** employer.settings.company-name: a company's name cannot be removed. Without a company the field may stay empty. */
export function mayLeaveUnnamed(current: string | null): boolean {
  return current === null;
}
