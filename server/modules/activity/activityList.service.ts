import type { ActivityExportValues } from '#schema/validation/adminActions.ts';
import { toConnection, windowOf } from '#server/graphql/connection.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { idOrNone } from '#server/lib/ids.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import { counted, numbered, type Numbered } from '#server/graphql/numberedConnection.ts';
import type { ActivityArgs } from './activity.inputs.ts';
import type { ActivityEntry } from './activityEntry.type.ts';
import { COUNTED_MAX, ENTRIES_ASKED, EXPORTED, type Condition } from './activityList.sql.ts';

/** An exported entry includes its hashes, so that the chain can be verified elsewhere. */
export type SealedEntry = RowOf<typeof EXPORTED>;

/** A single statement reads the whole page. */
export async function listActivity(
  ctx: Context,
  args: ActivityArgs,
): Promise<Numbered<ActivityEntry>> {
  const window = windowOf(ctx, args, keyOf);
  const { search, action, actorId, subjectKind, subjectId, from, to } = args;
  const values: Readonly<Record<Condition, string | null>> = {
    search: search || null,
    action: action || null,
    actorId: actorId ? idOrNone(actorId) : null,
    subjectKind: subjectKind || null,
    subjectId: subjectId || null,
    from: from ?? null,
    to: to ?? null,
  };
  const asked = (Object.keys(values) as Condition[]).filter((name) => values[name] !== null);
  const { timeZone } = await ctx.services.settings.current();
  const place = [window.after, window.limit + 1, window.offset];
  const found = await ctx.services.database.read(ENTRIES_ASKED(asked), [
    ...Object.values(values),
    likePattern(search),
    timeZone,
    ...place,
  ]);
  const { rows, total } = counted(found);
  const counts = { total: Math.min(total, COUNTED_MAX), totalIsExact: total <= COUNTED_MAX };
  return numbered(toConnection({ rows, window, ...counts, cursorOf }), args);
}

const cursorOf = ({ id }: { id: string }) => Buffer.from(id).toString('base64url');

function keyOf(cursor: string): string | null {
  const id = Buffer.from(cursor, 'base64url').toString();
  return /^\d{1,18}$/.test(id) ? id : null;
}

const AT_ONCE = 1_000;

/** Yields the log oldest first, a thousand entries at a time, so that memory use stays flat. */
export async function* streamEntries(
  { services }: Pick<Context, 'services'>,
  { startDate, endDate }: Pick<ActivityExportValues, 'startDate' | 'endDate'>,
): AsyncGenerator<SealedEntry[]> {
  const { timeZone } = await services.settings.current();
  let last = '0';
  for (;;) {
    const values = [startDate, endDate, timeZone, last, AT_ONCE] as const;
    const entries: SealedEntry[] = await services.database.read(EXPORTED, values);
    if (entries.length > 0) yield entries;
    if (entries.length < AT_ONCE) return;
    last = entries.at(-1)!.id;
  }
}
