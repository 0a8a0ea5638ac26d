import type { Context } from '#server/graphql/context.ts';
import { EXAMPLES_OF, FINDINGS_OF } from './recount.sql.ts';
import type { RecountExample, RecountFinding } from './recount.type.ts';

/** What each recount has found. */
export async function findingsByRecount(
  { services }: Context,
  ids: readonly string[],
): Promise<RecountFinding[][]> {
  const rows = await services.database.read(FINDINGS_OF, [ids]);
  return ids.map((id) => rows.filter(({ recountId }) => recountId === id));
}

/** The examples of each recount. */
export async function examplesByRecount(
  { services }: Context,
  ids: readonly string[],
): Promise<(RecountExample & { value: string })[][]> {
  const rows = await services.database.read(EXAMPLES_OF, [ids]);
  return ids.map((id) => rows.filter(({ recountId }) => recountId === id));
}
