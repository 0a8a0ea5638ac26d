import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { CATEGORY_FACTS, type Category } from '#schema/options/categories.ts';
import type { PutOutcome } from '#schema/options/partnerJobs.ts';
import type { PartnerJobValues } from '#schema/validation/employers/partnerJob.ts';
import type { Context } from '#server/graphql/context.ts';
import type { FieldFailure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { mapWithPauses } from '#server/lib/mapWithPauses.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { ReviewGate } from '#server/modules/review/reviewGate.service.ts';
import { requestApproval } from '../own/requestApproval.service.ts';
import { Highlights } from '../own/highlights.service.ts';
import { JobEdit } from '../own/jobEdit.service.ts';
import { StoredJob } from '../job.entity.ts';
import { firstStatus, isAutomatic, type Highlight } from '#server/modules/job/job.rules.ts';
import { deadlinePast, posterOf } from '../own/createJob.service.ts';
import { isAhead, storedDeadline } from '../own/storedJob.rules.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { contentOf, renderedOf, type PartnerContent } from './partnerContent.ts';
import { checkRows, type CheckedRow } from './checkRows.service.ts';
import type { PartnerJobInput } from './partnerJob.inputs.ts';
import { CATEGORIES } from './partnerJob.sql.ts';

/** The outcome of a row; `jobId` is null if the row was refused. */
export interface PutRow {
  externalId: string;
  outcome: PutOutcome;
  jobId: string | null;
  errors: FieldFailure[];
}

/** All rows are written in one transaction, but a refused row does not hold back the others. */
export async function putRows(ctx: Context, rows: readonly PartnerJobInput[]): Promise<PutRow[]> {
  const services = await withCurrentSettings(ctx.services);
  const site = await services.settings.current();
  const company = await posterOf(ctx, site);
  const categories = await categoryIds(ctx);
  const checked = await checkRows(ctx, rows);
  const wanted = checked.flatMap(({ values }) => (values ? [values.externalId] : []));
  if (wanted.length === 0) return checked.map(refusedRow);
  const automatic = isAutomatic(company, site);
  return ctx.em.transactional(async (em) => {
    await takeAdvisoryLock(em, `partner-jobs ${company.id}`);
    const existing = await existingJobs(em, company.id, wanted);
    const now = services.clock.now();
    const gate = await ReviewGate.of(ctx, em, {
      subject: 'job',
      company,
      isAutomatic: automatic,
      ids: [...existing.values()].map(({ id }) => id),
      descriptions: checked.map(({ values }) => values?.description),
    });
    const highlighted = [...existing.values(), ...checked.flatMap(({ values }) => values ?? [])];
    const highlights = highlighted.some((job) => job.isFeatured || job.isHot)
      ? await Highlights.lockedFor(em, company.id, now)
      : null;
    const writer = new RowWriter(em, ctx, gate, highlights, now);
    const put = (row: CheckedRow): PutRow => {
      if (!row.values) return refusedRow(row);
      const { values } = row;
      const job = existing.get(values.externalId);
      const deadline = storedDeadline(values.applicationDeadline, site.timeZone);
      if (!isAhead(deadline, now, job?.applicationDeadline)) {
        return refusedRow({ ...row, errors: deadlinePast(ctx).detail.fields });
      }
      const content = contentOf(values, categories.get(values.category)!, deadline);
      if (job) return writer.update(job, content);
      const signs = automatic ? gate.signsOf({ ...content }) : [];
      const adminStatus = firstStatus(automatic, signs);
      return writer.create(values, content, company.id, adminStatus);
    };
    const results: PutRow[] = [];
    for (const part of inParts(checked)) {
      results.push(...(await mapWithPauses(part, put)));
      await em.flush();
    }
    const [first, ...others] = writer.waiting;
    if (first) await requestApproval({ em, services }, first, company.name, others.length);
    const [changed, ...more] = gate.waiting.flatMap((id) =>
      [...existing.values()].filter((job) => job.id === id),
    );
    if (changed)
      await requestApproval({ em, services }, changed, company.name, more.length, 'changed');
    await recordActivity(em, ...writer.activities, ...gate.activities);
    return results;
  });
}

/** A statement is written out with its values. One with megabytes of text would hold up every other request. */
const LETTERS_AT_ONCE = 200_000;

function* inParts(rows: readonly CheckedRow[]): Generator<CheckedRow[]> {
  let part: CheckedRow[] = [];
  let letters = 0;
  for (const row of rows) {
    part.push(row);
    letters += lettersIn(row);
    if (letters < LETTERS_AT_ONCE) continue;
    yield part;
    [part, letters] = [[], 0];
  }
  if (part.length > 0) yield part;
}

function lettersIn({ values }: CheckedRow): number {
  if (!values) return 0;
  const { description, requirements, responsibilities, benefits } = values;
  return [description, requirements, responsibilities, benefits].join('').length;
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

/**
 * With their long texts, which an entity does not load otherwise; always locked in the same order.
 */
async function existingJobs(
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

/** Collects what one call does with its rows; it is written when all rows have been processed. */
class RowWriter {
  readonly activities: Activity[] = [];
  /** Jobs that wait for approval. */
  readonly waiting: StoredJob[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly ctx: Context,
    private readonly gate: ReviewGate,
    private readonly highlights: Highlights | null,
    private readonly now: Date,
  ) {}

  create(
    { externalId }: PartnerJobValues,
    content: PartnerContent,
    companyId: string,
    adminStatus: StoredJob['adminStatus'],
  ): PutRow {
    const { now } = this;
    const id = newId(now.getTime());
    const plain = { id, isFeatured: false, isHot: false, status: 'active' as const };
    const wanted = { ...plain, ...content };
    const lacking = this.highlights?.settle(wanted) ?? [];
    if (lacking.length > 0) {
      this.highlights?.settle({ ...wanted, ...plain });
      return this.refused(externalId, lacking);
    }
    const job = this.em.create(
      StoredJob,
      {
        ...wanted,
        ...renderedOf(content),
        externalId,
        companyId,
        postedBy: this.ctx.viewer!.userId,
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

  /**
   * Changes to the reviewed fields of an approved job wait for review; a rejected job whose content
   * changes is reviewed again.
   */
  update(job: StoredJob, content: PartnerContent): PutRow {
    const { id: jobId } = job;
    const externalId = job.externalId!;
    const lacking = this.highlights?.settle({ ...job, ...content }) ?? [];
    const asked = lacking.filter((highlight) => !job[highlight]);
    if (asked.length > 0) {
      this.highlights?.settle(job);
      return this.refused(externalId, asked);
    }
    const { workMode = null } = content.facts;
    const wanted = { ...content, workMode, ...Highlights.removalOf(lacking) };
    const edit = new JobEdit(this.gate, job, { ...job }, wanted, this.now);
    if (edit.isUnchanged) return { externalId, outcome: 'unchanged', jobId, errors: [] };
    if (edit.changes) this.note('job.update', job, edit.changes);
    this.em.assign(job, edit.written);
    if (edit.needsNewReview) this.waiting.push(job);
    return { externalId, outcome: 'updated', jobId, errors: [] };
  }

  private refused(externalId: string, asked: readonly Highlight[]): PutRow {
    const errors = asked.map((field) => {
      const { message } = this.highlights!.refusal(this.ctx, field);
      return { field, message };
    });
    return refusedRow({ externalId, errors });
  }

  private note(
    action: 'job.create' | 'job.update',
    { id }: StoredJob,
    changes: Pick<Activity, 'before' | 'after'>,
  ): void {
    this.activities.push({
      ...actorFacts(this.ctx),
      action,
      subject: { kind: 'job', id },
      ...changes,
    });
  }
}

async function categoryIds({ services }: Context): Promise<Map<Category, string>> {
  const rows = await services.database.read(CATEGORIES, []);
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  const all = Object.entries(CATEGORY_FACTS) as [Category, { slug: string }][];
  return new Map(all.map(([category, { slug }]) => [category, bySlug.get(slug)!]));
}
