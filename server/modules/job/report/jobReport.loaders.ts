import type { Context } from '#server/graphql/context.ts';
import { REPORTS } from './jobReport.reads.ts';
import type { JobReport } from './jobReport.type.ts';

export async function reportsByJob(
  { services }: Context,
  ids: readonly string[],
): Promise<JobReport[][]> {
  const rows = await services.database.read<JobReport & { jobId: string }>(REPORTS, [ids]);
  return ids.map((id) => rows.filter(({ jobId }) => jobId === id));
}
