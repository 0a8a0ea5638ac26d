/** employer.settings.company-name: a company keeps a name; who has none yet may leave the field empty. */
export function mayLeaveUnnamed(current: string | null): boolean {
  return current === null;
}
