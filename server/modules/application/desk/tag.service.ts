import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { TAGS_MAX } from '#schema/options/screens/reviewDesk.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { receivedApplication } from '#server/modules/application/status/updateApplicationStatus.service.ts';
import { jobsOf } from '#server/modules/team/jobRight.rules.ts';
import { requireJobRight } from '#server/modules/team/requireJobRight.service.ts';
import { summariesById } from './desk.loaders.ts';
import type { ApplicationTag, CompanyTag } from './desk.type.ts';
import {
  ADD_TAG,
  COMPANY_TAGS,
  CREATE_TAG,
  DELETE_TAG,
  LOCK_TAGS,
  OWN_TAG,
  REMOVE_TAG,
  RENAME_TAG,
} from './tag.sql.ts';

export async function companyTags({ services, viewer }: Context): Promise<CompanyTag[]> {
  const { companyId, team } = viewer!;
  return companyId ? services.database.read(COMPANY_TAGS, [companyId, jobsOf(team)]) : [];
}

export async function createTag(ctx: Context, name: string): Promise<ApplicationTag> {
  const companyId = companyOf(ctx);
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  const created = await unlessTaken(ctx, () =>
    ctx.em.transactional(async (em) => {
      await readIn(em, LOCK_TAGS, [companyId]);
      return writeIn(em, CREATE_TAG, [id, companyId, name, now, TAGS_MAX]);
    }),
  );
  if (created.length === 0) {
    throw new Failure('RULE_VIOLATION', ctx.t('applicationTag.room', { max: TAGS_MAX }), {
      rule: 'application.tag.room',
    });
  }
  return { id, name };
}

export async function renameTag(
  ctx: Context,
  { id, name }: { id: string; name: string },
): Promise<ApplicationTag> {
  const companyId = companyOf(ctx);
  if (!isId(id)) throw missing(ctx);
  await unlessTaken(ctx, () =>
    ctx.em.transactional(async (em) => {
      const [renamed] = await writeIn(em, RENAME_TAG, [companyId, id, name]);
      if (!renamed) throw missing(ctx);
      const before = { tag: renamed.oldName };
      await recordActivity(em, {
        ...actorFacts(ctx),
        action: 'company.renameTag',
        subject: { kind: 'company', id: companyId },
        before,
        after: { tag: name },
      });
    }),
  );
  return { id, name };
}

export async function deleteTag(ctx: Context, id: string): Promise<void> {
  const companyId = companyOf(ctx);
  if (!isId(id)) throw missing(ctx);
  await ctx.em.transactional(async (em) => {
    const [deleted] = await writeIn(em, DELETE_TAG, [companyId, id]);
    if (!deleted) throw missing(ctx);
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'company.deleteTag',
      subject: { kind: 'company', id: companyId },
      before: { tag: deleted.name },
    });
  });
}

/** Puts a tag on an application, or takes it off. The tag cannot be deleted meanwhile. */
export async function changeTag(
  ctx: Context,
  { applicationId, tagId }: { applicationId: string; tagId: string },
  change: 'add' | 'remove',
): Promise<Application> {
  const application = await receivedApplication(ctx, applicationId);
  requireJobRight(ctx, 'comment', application.jobId);
  const { id } = application;
  await ctx.em.transactional(async (em) => {
    const [tag] = isId(tagId) ? await readIn(em, OWN_TAG, [companyOf(ctx), tagId]) : [];
    if (!tag) throw missing(ctx);
    const done =
      change === 'add'
        ? await writeIn(em, ADD_TAG, [id, tag.id, ctx.services.clock.now()])
        : await writeIn(em, REMOVE_TAG, [id, tag.id]);
    if (done.length === 0) return;
    const subject = { kind: 'application', id } as const;
    const action = change === 'add' ? 'application.tag' : 'application.untag';
    await recordActivity(em, { ...actorFacts(ctx), action, subject, after: { tag: tag.name } });
  });
  loaderOf(ctx, summariesById).clear(id);
  return application;
}

function companyOf({ viewer, t }: Context): string {
  const companyId = viewer?.companyId;
  if (!companyId) throw new Failure('NOT_FOUND', t('applicationTag.missing'));
  return companyId;
}

const missing = ({ t }: Context) => new Failure('NOT_FOUND', t('applicationTag.missing'));

async function unlessTaken<Done>({ t }: Context, change: () => Promise<Done>): Promise<Done> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new Failure('CONFLICT', t('applicationTag.taken'), { rule: 'application.tag.name' });
  }
}
