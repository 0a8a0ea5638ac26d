import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { partyOf, type Party } from '#server/modules/application/application.loaders.ts';
import { BY_APPLICATIONS, BY_IDS } from './interview.sql.ts';
import type { Interview } from './interview.type.ts';

/** The requested interviews, as far as the caller can see them. */
export async function interviewsById(
  ctx: Context,
  ids: readonly string[],
): Promise<(Interview | null)[]> {
  const party = partyOf(ctx);
  if (!party) return ids.map(() => null);
  const { clock, database } = ctx.services;
  const rows = await database.read(BY_IDS[party.side], [party.id, clock.now(), ids]);
  const byId = new Map(rows.filter((row) => isOwn(party, row)).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** A member of a team who works on some jobs sees only their interviews. */
function isOwn({ jobIds }: Party, { jobId }: Pick<Interview, 'jobId'>): boolean {
  return !jobIds || jobIds.includes(jobId);
}

export async function interviewsByApplication(
  ctx: Context,
  ids: readonly string[],
): Promise<Interview[][]> {
  const party = partyOf(ctx);
  const found = new Map<string, Interview[]>(ids.map((id) => [id, []]));
  if (party) {
    const { clock, database } = ctx.services;
    const rows = await database.read(BY_APPLICATIONS[party.side], [party.id, clock.now(), ids]);
    for (const row of rows) if (isOwn(party, row)) found.get(row.applicationId)?.push(row);
  }
  return ids.map((id) => found.get(id) ?? []);
}

/** An interview of another company must look the same as one that does not exist. */
export async function receivedInterview(ctx: Context, id: string): Promise<Interview> {
  const [interview] = isId(id) ? await interviewsById(ctx, [id]) : [];
  if (!interview?.isReceived) throw new Failure('NOT_FOUND', ctx.t('interview.missing'));
  return interview;
}
