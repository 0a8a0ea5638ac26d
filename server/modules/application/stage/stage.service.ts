import type { EntityManager } from '@mikro-orm/postgresql';
import { hasStages } from '#schema/options/stages.ts';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { PROGRESS, SHARE_STAGES, STAGE_TIMES, STAGES, type StageRow } from './stage.sql.ts';
import { stageOf } from './stage.rules.ts';
import { applicantName } from './stageName.service.ts';
import type { ApplicationProgress } from './stage.type.ts';

/** The stages of the caller's company, in order. */
export async function stagesOfCompany({ services, viewer }: Context): Promise<StageRow[]> {
  return viewer?.companyId ? services.database.read(STAGES, [viewer.companyId]) : [];
}

/** The stages for a decision; they stay as they are until the transaction ends. */
export async function shareStages(em: EntityManager, companyId: string): Promise<StageRow[]> {
  await readIn(em, SHARE_STAGES, [companyId]);
  return readIn(em, STAGES, [companyId]);
}

export function missingStage({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('stage.missing'));
}

/** The usual time in each of these stages of the caller's company. */
export async function typicalDaysByStage(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(number | null)[]> {
  const rows = await services.database.read(STAGE_TIMES, [viewer?.companyId, ids]);
  const byId = new Map(rows.map(({ stageId, typicalDays }) => [stageId, typicalDays]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** How far applications have come; the caller may see them. */
export async function progressById(
  { services, locale }: Context,
  ids: readonly string[],
): Promise<(ApplicationProgress | null)[]> {
  const rows = await services.database.read(PROGRESS, [ids]);
  const byId = new Map(
    rows.map(({ id, status, stageId, isWithdrawn, since, stages: known }) => {
      const stages = known.map((stage) => ({ ...stage, name: applicantName(locale, stage) }));
      const current =
        hasStages(status) && !isWithdrawn ? stageOf(stages, { status, stageId }) : null;
      return [id, { stages, current, since }];
    }),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
