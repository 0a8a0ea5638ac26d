import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import type { Cell } from '#server/lib/csv.ts';
import { translator } from '#server/lib/words.ts';
import {
  everyApplication,
  type ListFilter,
} from '#server/modules/application/application.service.ts';
import { anyJobsById } from '#server/modules/job/job.loaders.ts';

const COLUMNS = [
  'name',
  'email',
  'phone',
  'job',
  'status',
  'statusChangedAt',
  'appliedAt',
  'expectedSalary',
  'resume',
  'coverLetter',
  'id',
] as const;

export function exportColumns({ locale }: Context): string[] {
  const t = translator(locale, 'applicationExport');
  return COLUMNS.map((column) => t(`column.${column}`));
}

/** A thousand rows at a time, with two statements each. */
export async function* exportedApplications(
  ctx: Context,
  filter: ListFilter,
): AsyncGenerator<Cell[][]> {
  const t = translator(ctx.locale, 'applicationExport');
  const jobs = loaderOf(ctx, anyJobsById);
  for await (const applications of everyApplication(ctx, filter)) {
    const found = await jobs.loadMany(applications.map(({ jobId }) => jobId));
    const titles = new Map(
      found.flatMap((job) => (job && !(job instanceof Error) ? [[job.id, job.title]] : [])),
    );
    yield applications.map((one) => {
      const cells: Record<(typeof COLUMNS)[number], Cell> = {
        name: one.name,
        email: one.email,
        phone: one.phone,
        job: titles.get(one.jobId),
        status: t(`status.${one.withdrawal ? 'withdrawn' : one.status}`),
        statusChangedAt: new Date(one.statusChangedAt),
        appliedAt: new Date(one.appliedAt),
        expectedSalary: one.expectedSalary,
        resume: one.sentResume?.name,
        coverLetter: one.coverLetter,
        id: one.id,
      };
      return COLUMNS.map((column) => cells[column]);
    });
  }
}
