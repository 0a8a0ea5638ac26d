import type { Context } from '#server/graphql/context.ts';
import { EXTERNAL_IDS } from './partnerJob.reads.ts';

/** The caller answers for it that these are the company's own jobs. */
export async function externalIdByJob({ services }: Context, ids: readonly string[]) {
  type Row = { id: string; externalId: string | null };
  const rows = await services.database.read<Row>(EXTERNAL_IDS, [ids]);
  const byId = new Map(rows.map(({ id, externalId }) => [id, externalId]));
  return ids.map((id) => byId.get(id) ?? null);
}
