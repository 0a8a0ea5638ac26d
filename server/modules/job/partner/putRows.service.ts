import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { CATEGORY_FACTS, type Category } from '#schema/options/categories.ts';
import type { PutOutcome } from '#schema/options/partnerJobs.ts';
import type { PartnerJobValues } from '#schema/validation/employers/partnerJob.ts';
import type { Context } from '#server/graphql/context.ts';
import type { FieldFailure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { by, record } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { ReviewGate } from '#server/modules/review/reviewGate.service.ts';
import { requestApproval } from '../own/requestApproval.service.ts';
import { JobEdit } from '../own/jobEdit.service.ts';
import { StoredJob } from '../job.entity.ts';
import { firstStatus } from '#server/modules/job/job.rules.ts';
import { deadlinePast, posterOf } from '../own/createJob.service.ts';
import { isAhead, storedDeadline } from '../own/storedJob.rules.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { contentOf, renderedOf, type PartnerContent } from './content.ts';
import { checkRows } from './checkRows.service.ts';
import type { PartnerJobInput } from './partnerJob.inputs.ts';
import { CATEGORIES, TAKE_TURN } from './partnerJob.reads.ts';

/** What has become of a row; `jobId` is null where it was refused. */
export interface PutRow {
  externalId: string;
  outcome: PutOutcome;
  jobId: string | null;
  errors: FieldFailure[];
}

/** Each for itself, all in one transaction: a row that is refused does not hold back the others. */
export async function putRows(ctx: Context, rows: readonly PartnerJobInput[]): Promise<PutRow[]> {
  const services = await withCurrentSettings(ctx.services);
  const site = await services.settings.current();
  const company = await posterOf(ctx, site);
  const categories = await categoryIds(ctx);
  const judged = checkRows(ctx, rows);
  const wanted = judged.flatMap(({ values }) => (values ? [values.externalId] : []));
  if (wanted.length === 0) return judged.map(refusedRow);
  return ctx.em.transactional(async (em) => {
    await em.execute(TAKE_TURN, [company.id]);
    const standing = await standingJobs(em, company.id, wanted);
    const now = services.clock.now();
    const gate = await ReviewGate.of(ctx, em, {
      subject: 'job',
      company,
      isAutomatic: firstStatus(company, site) === 'approved',
      ids: [...standing.values()].map(({ id }) => id),
      descriptions: judged.map(({ values }) => values?.description),
    });
    const put = new Putting(em, ctx, gate, now);
    const results = judged.map((row): PutRow => {
      if (!row.values) return refusedRow(row);
      const { values } = row;
      const job = standing.get(values.externalId);
      const deadline = storedDeadline(values.applicationDeadline, site.timeZone);
      if (!isAhead(deadline, now, job?.applicationDeadline)) {
        return refusedRow({ ...row, errors: deadlinePast(ctx).detail.fields });
      }
      const content = contentOf(values, categories.get(values.category)!, deadline);
      if (job) return put.rewrite(job, content);
      return put.create(values, content, company.id, firstStatus(company, site));
    });
    await em.flush();
    const [first, ...others] = put.waiting;
    if (first) await requestApproval({ em, services }, first, company.name, others.length);
    const [changed, ...more] = gate.waiting.flatMap((id) =>
      [...standing.values()].filter((job) => job.id === id),
    );
    if (changed)
      await requestApproval({ em, services }, changed, company.name, more.length, 'changed');
    await record(em, ...put.activities, ...gate.activities);
    return results;
  });
}

function refusedRow({
  externalId,
  errors = [],
}: {
  externalId: string;
  errors?: FieldFailure[];
}): PutRow {
  return { externalId, outcome: 'refused', jobId: null, errors };
}

/** With their long texts, which an entity does not hold otherwise; always in one order. */
async function standingJobs(
  em: EntityManager,
  companyId: string,
  wanted: string[],
): Promise<Map<string, StoredJob>> {
  const jobs = await em.find(
    StoredJob,
    { companyId, externalId: { $in: wanted }, deletedAt: null },
    {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
      refresh: true,
      populate: ['description', 'requirements', 'responsibilities', 'benefits'],
    },
  );
  return new Map(jobs.map((job) => [job.externalId!, job]));
}

/** What one call makes of its rows; written when all of them are through. */
class Putting {
  readonly activities: Activity[] = [];
  /** For whoever approves. */
  readonly waiting: StoredJob[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly ctx: Context,
    private readonly gate: ReviewGate,
    private readonly now: Date,
  ) {}

  create(
    { externalId }: PartnerJobValues,
    content: PartnerContent,
    companyId: string,
    adminStatus: StoredJob['adminStatus'],
  ): PutRow {
    const { now } = this;
    const job = this.em.create(
      StoredJob,
      {
        isFeatured: false,
        isHot: false,
        ...content,
        ...renderedOf(content),
        id: newId(now.getTime()),
        externalId,
        companyId,
        postedBy: this.ctx.viewer!.userId,
        status: 'active',
        adminStatus,
        postedAt: now,
        createdAt: now,
        updatedAt: now,
      } as StoredJob,
      { persist: true },
    );
    if (adminStatus === 'pending') this.waiting.push(job);
    const after = { title: job.title, companyId, adminStatus, externalId };
    this.note('job.create', job, { after });
    return { externalId, outcome: 'created', jobId: job.id, errors: [] };
  }

  /** What people rely on in an approved job waits; what was rejected is looked at again. */
  rewrite(job: StoredJob, content: PartnerContent): PutRow {
    const { id: jobId } = job;
    const externalId = job.externalId!;
    const edit = new JobEdit(this.gate, job, { ...job }, content, this.now);
    if (edit.isIdle) return { externalId, outcome: 'unchanged', jobId, errors: [] };
    if (edit.changes) this.note('job.update', job, edit.changes);
    this.em.assign(job, edit.written);
    if (edit.isAgain) this.waiting.push(job);
    return { externalId, outcome: 'updated', jobId, errors: [] };
  }

  private note(
    action: 'job.create' | 'job.update',
    { id }: StoredJob,
    changes: Pick<Activity, 'before' | 'after'>,
  ): void {
    this.activities.push({ ...by(this.ctx), action, subject: { kind: 'job', id }, ...changes });
  }
}

async function categoryIds({ services }: Context): Promise<Map<Category, string>> {
  const rows = await services.database.read<{ id: string; slug: string }>(CATEGORIES, []);
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  const all = Object.entries(CATEGORY_FACTS) as [Category, { slug: string }][];
  return new Map(all.map(([category, { slug }]) => [category, bySlug.get(slug)!]));
}
