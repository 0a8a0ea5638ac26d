import type { Context } from '#server/graphql/context.ts';
import { EXTERNAL_IDS } from './partnerJob.reads.ts';

/** The caller must make sure that these jobs belong to the viewer's company. */
export async function externalIdByJob({ services }: Context, ids: readonly string[]) {
  type Row = { id: string; externalId: string | null };
  const rows = await services.database.read<Row>(EXTERNAL_IDS, [ids]);
  const byId = new Map(rows.map(({ id, externalId }) => [id, externalId]));
  return ids.map((id) => byId.get(id) ?? null);
}
