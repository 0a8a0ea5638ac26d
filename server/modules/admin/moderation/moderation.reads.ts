/** The time is used several times but passed once, so it is selected first. */
export const LIVE_JOBS = (live: string) => `
  with moment as (select ?::timestamptz as now)
  select count(*)::int as total from jobs j join companies c on c.id = j.company_id
  where c.id = ? and ${live.replaceAll('$1', '(select now from moment)')}`;
