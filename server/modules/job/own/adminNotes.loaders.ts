import type { Context } from '#server/graphql/context.ts';
import { ADMIN_NOTES } from './ownJob.reads.ts';

/** The caller answers for it that these are the company's own jobs. */
export async function adminNotesByJob({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read<{ id: string; notes: string | null }>(ADMIN_NOTES, [
    ids,
  ]);
  const byId = new Map(rows.map(({ id, notes }) => [id, notes]));
  return ids.map((id) => byId.get(id) ?? null);
}
