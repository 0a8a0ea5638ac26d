import type { Context } from '#server/graphql/context.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { TWINS_OF_JOBS } from './adminJob.reads.ts';

/** The caller must have checked that the viewer is an administrator. */
export async function twinsByJob({ services }: Context, ids: readonly string[]): Promise<Job[][]> {
  const { clock, database } = services;
  const rows = await database.read<Job & { twinOf: string }>(TWINS_OF_JOBS, [clock.now(), ids]);
  return ids.map((id) => rows.filter(({ twinOf }) => twinOf === id));
}
