const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long something has been pending: hours on its first day, whole days after that. */
export function waitingTime(
  since: string,
  now: Date,
): { key: 'new' | 'hours' | 'days'; count: number } {
  const passed = Math.max(0, now.getTime() - Date.parse(since));
  if (passed < HOUR) return { key: 'new', count: 0 };
  if (passed < DAY) return { key: 'hours', count: Math.floor(passed / HOUR) };
  return { key: 'days', count: Math.floor(passed / DAY) };
}
