import type { ActivityExportValues } from '#schema/validation/adminActions.ts';
import type { Context } from '#server/graphql/context.ts';
import { csvFile, type Cell } from '#server/lib/csv.ts';
import { streamEntries, type SealedEntry } from './activityList.service.ts';

/** Columns have the API's field names in every language, because programs read the file as often as people do. */
const COLUMNS: Readonly<Record<string, (entry: SealedEntry) => Cell>> = {
  id: ({ id }) => id,
  at: ({ at }) => new Date(at),
  actorKind: ({ actor }) => actor.kind,
  actorId: ({ actor }) => actor.id,
  actorName: ({ actor }) => actor.name,
  actorEmail: ({ actor }) => actor.email,
  action: ({ action }) => action,
  subjectKind: ({ subject }) => subject?.kind,
  subjectId: ({ subject }) => subject?.id,
  subjectName: ({ subject }) => subject?.name,
  ip: ({ ip }) => ip,
  requestId: ({ requestId }) => requestId,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
  previousHash: ({ previousHash }) => previousHash,
  hash: ({ hash }) => hash,
};

/** Yields the log of these days in parts, oldest entry first. */
export function exportActivity(
  ctx: Context,
  { format, ...days }: ActivityExportValues,
): AsyncGenerator<string> {
  const entries = streamEntries(ctx, days);
  return format === 'json' ? jsonFile(entries) : csvFile(Object.keys(COLUMNS), rowsOf(entries));
}

async function* rowsOf(parts: AsyncIterable<SealedEntry[]>): AsyncGenerator<Cell[][]> {
  for await (const entries of parts) {
    yield entries.map((entry) => Object.values(COLUMNS).map((cell) => cell(entry)));
  }
}

/** A JSON array with one entry per line. */
async function* jsonFile(parts: AsyncIterable<SealedEntry[]>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const entries of parts) {
    yield between + entries.map((entry) => JSON.stringify(entry)).join(',\n');
    between = ',\n';
  }
  yield between === '[\n' ? '[]\n' : '\n]\n';
}
