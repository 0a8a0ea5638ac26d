import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import type { Application } from '#server/modules/application/application.type.ts';
import { ownApplication } from '#server/modules/application/own/ownApplication.service.ts';
import {
  COMMENTS_BY_COMPANY,
  LOCK_FOR_TREATMENT,
  SAVE_TREATMENT,
  TREATMENT_BY_APPLICATION,
  TREATMENT_OF_COMPANY,
} from './treatment.sql.ts';
import { hasEnded, isChangeable } from './treatment.rules.ts';
import type { Treatment, TreatmentComment, TreatmentFigures } from './treatment.type.ts';

interface Answer {
  id: string;
  rating: number;
  comment?: string | null;
}

/** One answer for each application that has ended. */
export async function rateTreatment(ctx: Context, answer: Answer): Promise<Application> {
  const { id, rating, comment = null } = answer;
  const application = await ownApplication(ctx, id);
  const now = ctx.services.clock.now();
  await ctx.em.transactional(async (em) => {
    const [asked] = await readIn(em, LOCK_FOR_TREATMENT, [ctx.viewer!.userId, id]);
    if (!asked || !hasEnded(asked, now)) throw refusal(ctx, 'ended');
    if (!isChangeable(asked, now)) throw refusal(ctx, 'changeable');
    await writeIn(em, SAVE_TREATMENT, [id, rating, comment, now]);
  });
  return application;
}

function refusal({ t }: Context, reason: 'ended' | 'changeable'): Failure {
  const rule = `application.treatment.${reason}`;
  return new Failure('RULE_VIOLATION', t(`treatment.${reason}`), { rule });
}

/** The question about each of the caller's own applications that has ended. */
export async function treatmentByApplication(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(Treatment | null)[]> {
  const now = services.clock.now();
  const rows = await services.database.read(TREATMENT_BY_APPLICATION, [viewer!.userId, ids]);
  const asked = rows.filter((row) => hasEnded(row, now));
  const byId = new Map(asked.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) return null;
    const { rating, comment } = row;
    return { rating, comment, isChangeable: isChangeable(row, now) };
  });
}

/** The figures about the caller's company; null without a company, or with few answers. */
export async function treatmentFigures({
  services,
  viewer,
}: Context): Promise<TreatmentFigures | null> {
  const companyId = viewer?.companyId;
  if (!companyId || !isId(companyId)) return null;
  const { clock, database } = services;
  const [row] = await database.read(TREATMENT_OF_COMPANY, [clock.now(), companyId]);
  return row ? { ...row, average: Math.round((row.average ?? 0) * 10) / 10 } : null;
}

const COMMENTS_SHOWN = 50;

export async function commentsByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<TreatmentComment[][]> {
  const rows = await services.database.read(COMMENTS_BY_COMPANY, [ids, COMMENTS_SHOWN]);
  return ids.map((id) => rows.filter(({ companyId }) => companyId === id));
}
