import type { Context } from '#server/graphql/context.ts';
import { ADMIN_NOTES } from './ownJob.reads.ts';

/** The caller must make sure that these jobs belong to the viewer's company. */
export async function adminNotesByJob({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read<{ id: string; notes: string | null }>(ADMIN_NOTES, [
    ids,
  ]);
  const byId = new Map(rows.map(({ id, notes }) => [id, notes]));
  return ids.map((id) => byId.get(id) ?? null);
}
