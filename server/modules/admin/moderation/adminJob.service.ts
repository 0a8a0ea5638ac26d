import { questionTexts } from '#server/modules/review/textSigns.service.ts';
import { industriesOfAdminFilter, type AdminIndustryFilter } from '#schema/options/industries.ts';
import { JOB_TYPE_SPELLINGS } from '#schema/options/jobTypes.ts';
import { MODERATION_MOVES } from '#schema/options/moderationMoves.ts';
import type { RowOf } from '#server/db/statement.ts';
import { toConnection, windowOf } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { idOrNone, isId } from '#server/lib/ids.ts';
import { mapWithPauses } from '#server/lib/mapWithPauses.ts';
import { likePattern } from '#server/lib/likePattern.ts';
import { jobDetailsById } from '#server/modules/job/job.loaders.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import {
  COUNTED_MAX,
  JOBS_BY_ID,
  jobsRead,
  type JobAge,
  DUPLICATES_OF_JOBS,
} from './adminJob.sql.ts';
import type { AdminJob } from './adminJob.type.ts';
import type { AdminJobsArgs } from './moderation.inputs.ts';
import {
  counted,
  cursorOf,
  keyOf,
  numbered,
  type Numbered,
} from '#server/graphql/numberedConnection.ts';
import { riskSignsOf, riskWordsOf } from '#server/modules/review/risk.rules.ts';

/** In one statement, for a page of any size. */
export async function listAdminJobs(
  ctx: Context,
  args: AdminJobsArgs,
): Promise<Numbered<AdminJob>> {
  const { clock, database } = ctx.services;
  const { search, status, industry, companyId } = args;
  const window = windowOf(ctx, args, keyOf);
  const { after, limit, offset } = window;
  const industries = industry ? industriesOfAdminFilter(industry as AdminIndustryFilter) : null;
  const pattern = likePattern(search);
  const filter = [clock.now(), status ?? null, pattern, industries];
  const company = companyId ? idOrNone(companyId) : null;
  const from = [after?.createdAt, after?.id, limit + 1, offset, company];
  const by = ageOf(args);
  const read = jobsRead({
    by,
    status: Boolean(status),
    search: pattern !== null,
    company: company !== null,
  });
  const found = await database.read(read, [...filter, ...from]);
  const { rows, total: counts } = counted(found);
  const total = Math.min(counts, COUNTED_MAX);
  const totalIsExact = counts <= COUNTED_MAX;
  const shown = await mapWithPauses(rows, (row) => jobOf(ctx, row));
  const ages = new Map(rows.map((row) => [row.id, row[by]]));
  const place = (job: AdminJob) =>
    cursorOf({ id: job.id, createdAt: ages.get(job.id) ?? job.createdAt });
  return numbered(
    toConnection({ rows: shown, window, total, totalIsExact, cursorOf: place }),
    args,
  );
}

/** Waiting jobs are sorted by how long they have waited, other lists by creation date. */
function ageOf({ status, reported, changed }: AdminJobsArgs): JobAge {
  if (changed) return 'changedAt';
  if (reported) return 'reportedAt';
  return status === 'pending' ? 'waitingSince' : 'createdAt';
}

export async function adminJob(ctx: Context, id: string): Promise<AdminJob | null> {
  const [job] = isId(id) ? await adminJobs(ctx, [id]) : [];
  return job ?? null;
}

/** In the order of the given ids. */
export async function adminJobs(ctx: Context, ids: readonly string[]): Promise<AdminJob[]> {
  if (ids.length === 0) return [];
  const { clock, database } = ctx.services;
  const rows = await database.read(JOBS_BY_ID, [clock.now(), ids]);
  const jobs = await mapWithPauses(rows, (row) => jobOf(ctx, row));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return ids.map((id) => byId.get(id)).filter((job) => job !== undefined);
}

function jobOf(ctx: Context, row: RowOf<typeof JOBS_BY_ID>): AdminJob {
  const { id, title, adminStatus, adminNotes, createdAt, updatedAt, companyStatus, details } = row;
  loaderOf(ctx, jobDetailsById).clear(id).prime(id, details);
  const { description, responsibilities, requirements, benefits } = details;
  const texts = [
    title,
    row.salary,
    row.location,
    description,
    responsibilities,
    requirements,
    benefits,
    ...questionTexts(row.questions),
  ];
  return {
    id,
    job: row,
    adminStatus,
    adminNotes,
    createdAt,
    updatedAt,
    waitingSince: row.waitingSince,
    companyStatus,
    reports: row.reports,
    reportedAt: row.reportedAt,
    moves: [...MODERATION_MOVES[adminStatus]],
    riskSigns: riskSignsOf({ ...row, texts }),
    riskWords: riskWordsOf({ ...row, texts }),
    typeWord: JOB_TYPE_SPELLINGS[row.type].admin,
  };
}

/** The caller must have checked that the viewer is an administrator. */
export async function duplicatesByJob(
  { services }: Context,
  ids: readonly string[],
): Promise<Job[][]> {
  const { clock, database } = services;
  const rows = await database.read(DUPLICATES_OF_JOBS, [clock.now(), ids]);
  return ids.map((id) => rows.filter(({ twinOf }) => twinOf === id));
}
