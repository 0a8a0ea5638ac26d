import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { worksOn } from '#server/modules/team/jobRight.rules.ts';
import { changeJobs } from '../own/changeJob.service.ts';
import { freshJob, freshJobs } from '../own/createJob.service.ts';
import type { PartnerJobInput } from './partnerJob.inputs.ts';
import type { DeletePartnerJobResult, PutJobPayload, PutJobResult } from './partnerJob.payloads.ts';
import { BY_EXTERNAL_ID, IDS, EXTERNAL_IDS } from './partnerJob.sql.ts';
import { putRows } from './putRows.service.ts';

export async function putJobs(
  ctx: Context,
  rows: readonly PartnerJobInput[],
): Promise<PutJobResult[]> {
  const put = await putRows(ctx, rows);
  const ids = put.flatMap(({ jobId }) => jobId ?? []);
  const jobs = new Map((await freshJobs(ctx, ids)).map((job) => [job.id, job]));
  return put.map(({ jobId, ...row }) => ({ ...row, job: jobs.get(jobId ?? '') ?? null }));
}

/** A single job is refused the way a form is: with an error for each invalid field. */
export async function putJob(ctx: Context, input: PartnerJobInput): Promise<PutJobPayload> {
  const [put] = await putRows(ctx, [input]);
  const { outcome, jobId, errors } = put!;
  if (!jobId) {
    const message = errors.map((error) => error.message).join('; ');
    throw new Failure('BAD_USER_INPUT', message, { fields: errors });
  }
  return { outcome, job: await freshJob(ctx, jobId) };
}

/** White space as `line` in the validation keeps it. */
const asStored = (externalId: string) => externalId.replace(/\s+/g, ' ').trim();

/** A missing job, a deleted one and one of another company all give null. */
export async function jobByExternalId(
  { services, viewer }: Context,
  externalId: string,
): Promise<Job | null> {
  if (!viewer?.companyId) return null;
  const { clock, database } = services;
  const wanted = [clock.now(), viewer.companyId, asStored(externalId)] as const;
  const [job] = await database.read(BY_EXTERNAL_ID, wanted);
  return job && worksOn(viewer.team, job.id) ? job : null;
}

/** Deletes at once, which frees the external id for another job. */
export async function deletePartnerJobs(
  ctx: Context,
  externalIds: readonly string[],
): Promise<DeletePartnerJobResult[]> {
  const { services, viewer } = ctx;
  const found = await services.database.read(IDS, [viewer!.companyId, externalIds]);
  const ids = found.map(({ id }) => id);
  const { changed } = ids.length > 0 ? await changeJobs(ctx, 'delete', ids) : { changed: [] };
  const done = new Set(changed);
  const byExternalId = new Map(
    found.filter(({ id }) => done.has(id)).map(({ id, externalId }) => [externalId, id]),
  );
  return externalIds.map((externalId) => {
    const deletedJobId = byExternalId.get(externalId) ?? null;
    // If an external id is sent twice, only the first result says deleted.
    byExternalId.delete(externalId);
    return { externalId, outcome: deletedJobId ? 'deleted' : 'missing', deletedJobId };
  });
}

export async function deletePartnerJob(ctx: Context, externalId: string): Promise<string> {
  const [result] = await deletePartnerJobs(ctx, [asStored(externalId)]);
  if (!result!.deletedJobId) throw new Failure('NOT_FOUND', ctx.t('partner.unknown'));
  return result!.deletedJobId;
}

/** The caller must make sure that these jobs belong to the viewer's company. */
export async function externalIdByJob({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read(EXTERNAL_IDS, [ids]);
  const byId = new Map(rows.map(({ id, externalId }) => [id, externalId]));
  return ids.map((id) => byId.get(id) ?? null);
}
