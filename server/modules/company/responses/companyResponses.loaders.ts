import type { Context } from '#server/graphql/context.ts';
import { RESPONSES_BY_COMPANY, type ResponseFacts } from './companyResponses.sql.ts';

export async function responsesByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<(ResponseFacts | null)[]> {
  const rows = await services.database.read(RESPONSES_BY_COMPANY, [ids]);
  const byId = new Map(rows.map(({ id, responses }) => [id, responses]));
  return ids.map((id) => byId.get(id) ?? null);
}
