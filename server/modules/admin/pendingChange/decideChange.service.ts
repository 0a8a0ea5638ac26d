import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { withFacts, type JobFacts } from '#schema/fields/jobFacts.ts';
import type { ChangeDecision } from '#schema/options/moderationMoves.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { renderJobText } from '#server/lib/jobText.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { StoredFile } from '#server/modules/file/file.entity.ts';
import { storedPay, storedPlace } from '#server/modules/job/own/storedJob.rules.ts';
import { notifyChangeDecision } from '../moderation/notifyDecision.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { StoredJob } from '#server/modules/job/job.entity.ts';
import { requireTeamRight } from '#server/modules/team/requireTeamRight.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { removeOutdatedVerifications } from '#server/modules/company/verification/removeOutdated.service.ts';
import { changeActivity, withoutContacts } from '#server/modules/review/reviewGate.service.ts';
import { textOf } from '#server/modules/review/pendingChange.rules.ts';
import { StoredChange } from '#server/modules/review/pendingChange.entity.ts';
import type { ChangedSubject, Proposed } from '#server/modules/review/proposed.type.ts';

/** The subject of a change. */
export interface ChangeEnd {
  jobId: string | null;
  companyId: string;
}

/** Withdraws a change on behalf of the company. The public version stays as it is. */
export async function withdrawChange(ctx: Context, id: string): Promise<ChangeEnd> {
  const { companyId } = ctx.viewer!;
  return ctx.em.transactional(async (em) => {
    const change = await locked(em, id);
    if (!change || !companyId || change.companyId !== companyId) throw missing(ctx);
    const end = endOf(change);
    if (!end.jobId) requireTeamRight(ctx, 'manage');
    await dropLogo(ctx, em, change);
    em.remove(change);
    await recordActivity(em, {
      ...actorFacts(ctx),
      ...changeActivity(subjectOf(end), 'withdraw', end.jobId ?? companyId),
    });
    return end;
  });
}

interface Decision {
  id: string;
  decision: ChangeDecision;
  proposedAt?: Date | null;
  adminNotes?: string | null;
}

/**
 * Applies or rejects the change, notifies the employers and logs the action in one transaction. If two calls
 * arrive at once, the second finds no change to decide.
 */
export async function decideChange(
  ctx: Context,
  { id, decision, proposedAt, adminNotes = null }: Decision,
): Promise<ChangeEnd> {
  const services = await withCurrentSettings(ctx.services);
  return ctx.em.transactional(async (em) => {
    const unit = { em, services };
    // Locks the job or company before its change, in the same order as an edit.
    const seen = isId(id) ? await em.findOne(StoredChange, { id }) : null;
    if (!seen) throw missing(ctx);
    const end = endOf(seen);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const company = await em.findOneOrFail(Company, end.companyId, end.jobId ? {} : lock);
    const job = end.jobId ? await em.findOneOrFail(StoredJob, end.jobId, lock) : null;
    const change = await locked(em, id);
    if (!change || job?.deletedAt || company.deletedAt) throw missing(ctx);
    if (proposedAt && proposedAt.getTime() !== change.proposedAt.getTime()) {
      throw new Failure('CONFLICT', ctx.t('pendingChange.edited'), { rule: 'change.decide.seen' });
    }
    const subject = subjectOf(end);
    const before = { ...(job ? await jobTexts(em, job) : company), workMode: job?.facts.workMode };
    if (decision === 'approve') await apply(unit, change, job ?? company);
    else await dropLogo(ctx, em, change);
    em.remove(change);
    const companyFacts = { companyId: company.id, companyName: company.name };
    await notifyChangeDecision(unit, decision, { ...companyFacts, job, note: adminNotes });
    const changes = changesOf(before, withoutContacts(subject, change.proposed));
    await recordActivity(em, {
      ...actorFacts(ctx),
      ...changeActivity(
        subject,
        decision === 'approve' ? 'approveChange' : 'rejectChange',
        job?.id ?? company.id,
      ),
      ...changes,
    });
    return end;
  });
}

async function apply(unit: Unit, { proposed, jobId }: StoredChange, target: StoredJob | Company) {
  const { em, services } = unit;
  const updatedAt = services.clock.now();
  if (jobId) {
    const { workMode, ...columns } = proposed;
    const { facts } = target as StoredJob;
    em.assign(target as StoredJob, {
      ...columns,
      ...derivedOf(proposed),
      facts: withFacts(facts, { workMode: workMode as JobFacts['workMode'] }),
      updatedAt,
    });
    return;
  }
  const company = target as Company;
  const { logoFileId: before } = company;
  if ('logoFileId' in proposed && before) {
    await em.nativeUpdate(StoredFile, { id: before }, { deletedAt: updatedAt });
  }
  const { name, website } = company;
  em.assign(company, { ...proposed, updatedAt });
  await removeOutdatedVerifications(unit, company, { name, website });
}

/** The columns derived from the texts of a job. */
export function derivedOf({ salary, location, description }: Proposed): Partial<StoredJob> {
  return {
    ...(salary !== undefined && storedPay(textOf(salary))),
    ...(location !== undefined && storedPlace(textOf(location))),
    ...(description !== undefined && { descriptionHtml: renderJobText(textOf(description)) }),
  };
}

/** Deletes a logo that was uploaded for a rejected change. */
async function dropLogo({ services }: Context, em: EntityManager, { proposed }: StoredChange) {
  const id = proposed['logoFileId'];
  if (!id) return;
  await em.nativeUpdate(StoredFile, { id: textOf(id) }, { deletedAt: services.clock.now() });
}

/** $1 the job. */
const TEXTS_OF_JOB = statement(
  'long-texts-of-job',
  'select description, requirements, responsibilities, benefits from jobs where id = $1',
);

async function jobTexts(em: EntityManager, job: StoredJob): Promise<object> {
  const [texts] = await readIn(em, TEXTS_OF_JOB, [job.id]);
  return { ...job, ...texts };
}

function locked(em: EntityManager, id: string): Promise<StoredChange | null> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  return isId(id) ? em.findOne(StoredChange, { id }, lock) : Promise.resolve(null);
}

const endOf = ({ jobId = null, companyId }: StoredChange): ChangeEnd => ({ jobId, companyId });
const subjectOf = ({ jobId }: ChangeEnd): ChangedSubject => (jobId ? 'job' : 'company');

/** The same error for another company's change, a decided change and an unknown id. */
function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('pendingChange.missing'));
}
