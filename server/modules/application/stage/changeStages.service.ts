import { STAGE_PRESETS, type StageStatus } from '#schema/options/stages.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { requireTeamRight } from '#server/modules/team/requireTeamRight.service.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ADD_STAGE,
  ARCHIVE_STAGE,
  COPY_STAGES,
  EMPTY_STAGE,
  LOCK_IN_STAGE,
  LOCK_STAGES,
  ORDER_STAGES,
  SETTLE_STAGES,
  STAGES,
  UPDATE_STAGE,
  type StageRow,
} from './stage.sql.ts';
import { hasRoomForStage, isWholeOrder, mayArchive, timelineStage } from './stage.rules.ts';
import { missingStage } from './stage.service.ts';

interface NewStage {
  name: string;
  applicantName: string;
  status: StageStatus;
  emails: boolean;
}

export function createStage(ctx: Context, stage: NewStage): Promise<void> {
  return changeStages(ctx, async ({ em, companyId, stages }) => {
    if (!hasRoomForStage(stages.length)) throw broken(ctx, 'stage.add.room', 'stage.room');
    const { name, applicantName, status, emails } = stage;
    const id = newId(ctx.services.clock.now().getTime());
    await writeIn(em, ADD_STAGE, [id, companyId, name, applicantName, status, emails]);
  });
}

interface StageChange {
  id: string;
  name?: string | null;
  applicantName?: string | null;
  emails?: boolean | null;
}

export function updateStage(ctx: Context, change: StageChange): Promise<void> {
  return changeStages(ctx, async ({ em, find }) => {
    const { name = null, applicantName = null, emails = null } = change;
    await writeIn(em, UPDATE_STAGE, [find(change.id).id, name, applicantName, emails]);
  });
}

export function orderStages(ctx: Context, ids: readonly string[]): Promise<void> {
  return changeStages(ctx, async ({ em, stages, find }) => {
    const wanted = ids.map((id) => find(id).id);
    if (!isWholeOrder(stages, wanted)) throw broken(ctx, 'stage.order.complete', 'stage.order');
    await writeIn(em, ORDER_STAGES, [wanted]);
  });
}

/** Archives a stage. Its applications continue in another stage, and their timelines say so. */
export function archiveStage(
  ctx: Context,
  { id, moveToId }: { id: string; moveToId?: string | null },
): Promise<void> {
  return changeStages(ctx, async ({ em, find }) => {
    const stage = find(id);
    const target = moveToId ? find(moveToId) : null;
    const inIt = await readIn(em, LOCK_IN_STAGE, [stage.id, stage.status]);
    if (!mayArchive(stage, inIt.length, target))
      throw broken(ctx, 'stage.archive.empty', 'stage.notEmpty');
    const now = ctx.services.clock.now();
    if (target) {
      const moved = inIt.filter(({ isIn }) => isIn).map((one) => one.id);
      const events = moved.map(() => newId(now.getTime()));
      const eventData = JSON.stringify(timelineStage(target, true));
      const who = ctx.viewer!.userId;
      const values = [
        stage.id,
        target.id,
        eventData,
        now,
        who,
        moved,
        events,
        stage.status,
      ] as const;
      await writeIn(em, EMPTY_STAGE, values);
    }
    await writeIn(em, ARCHIVE_STAGE, [stage.id, now]);
  });
}

interface OwnStages {
  em: EntityManager;
  companyId: string;
  stages: readonly StageRow[];
  /** The stage with this id, or the company's copy of it. */
  find: (id: string) => StageRow;
}

/** The stages of a company change one after another, and while no application changes its own. */
async function changeStages(ctx: Context, act: (own: OwnStages) => Promise<void>): Promise<void> {
  const { viewer, t } = ctx;
  const companyId = viewer?.companyId;
  if (!companyId) throw new Failure('NOT_FOUND', t('file.noCompany'));
  requireTeamRight(ctx, 'post');
  await ctx.em.transactional(async (em) => {
    await readIn(em, LOCK_STAGES, [companyId]);
    const before = await readIn(em, STAGES, [companyId]);
    const isFirst = before.some(({ isOwn }) => !isOwn);
    if (isFirst) {
      const now = ctx.services.clock.now().getTime();
      await writeIn(em, COPY_STAGES, [companyId, STAGE_PRESETS.map(() => newId(now))]);
    }
    await writeIn(em, SETTLE_STAGES, [companyId]);
    const stages = isFirst ? await readIn(em, STAGES, [companyId]) : before;
    const find = (id: string) => {
      const given = before.find((stage) => stage.id === id.toLowerCase());
      const own =
        given &&
        (stages.find((stage) => stage.id === given.id) ??
          stages.find((stage) => stage.preset === given.preset));
      if (!own) throw missingStage(ctx);
      return own;
    };
    await act({ em, companyId, stages, find });
  });
}

function broken({ t }: Context, rule: string, message: string): Failure {
  return new Failure('RULE_VIOLATION', t(message), { rule });
}
