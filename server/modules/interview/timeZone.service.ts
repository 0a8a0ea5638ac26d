import { DEFAULT_TIME_ZONE } from '#schema/options/interviews.ts';
import type { Context } from '#server/graphql/context.ts';
import { SAVE_TIME_ZONE, TIME_ZONE } from './interview.sql.ts';

/** The time zone that the caller has chosen; until then, that of India. */
export async function timeZoneOf({ services, viewer }: Context): Promise<string> {
  const [row] = await services.database.read(TIME_ZONE, [viewer!.userId]);
  return row?.timeZone ?? DEFAULT_TIME_ZONE;
}

export async function saveTimeZone({ services, viewer }: Context, timeZone: string): Promise<void> {
  await services.database.write(SAVE_TIME_ZONE, [viewer!.userId, timeZone]);
}
