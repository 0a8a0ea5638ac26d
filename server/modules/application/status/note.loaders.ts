import type { Context } from '#server/graphql/context.ts';
import { NOTES } from './applicationStatus.reads.ts';
import type { ApplicationNote } from './applicationStatus.type.ts';

type Row = ApplicationNote & { applicationId: string; authorId: string | null };

/** Only notes of the caller's own company, whichever ids are requested. */
export async function notesByApplication(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<ApplicationNote[][]> {
  const { companyId, userId } = viewer!;
  const rows = await services.database.read<Row>(NOTES, [companyId, ids]);
  const notes = new Map<string, ApplicationNote[]>(ids.map((id) => [id, []]));
  for (const row of rows) {
    notes.get(row.applicationId)?.push({ ...row, isMine: row.authorId === userId });
  }
  return ids.map((id) => notes.get(id) ?? []);
}
