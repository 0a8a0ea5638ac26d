import type { Context } from '#server/graphql/context.ts';
import { OPEN_JOB_COUNTS } from './companyJobs.reads.ts';

/** The number of live jobs of each company. */
export async function openJobsByCompany({ services }: Context, ids: readonly string[]) {
  const { clock, database } = services;
  const counted = await database.read<{ id: string; total: number }>(OPEN_JOB_COUNTS, [
    clock.now(),
    ids,
  ]);
  const byId = new Map(counted.map(({ id, total }) => [id, total]));
  return ids.map((id) => byId.get(id) ?? 0);
}
