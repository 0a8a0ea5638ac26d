import type { OfferStatus } from '#schema/options/offers.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { partyOf, type Party } from '#server/modules/application/application.loaders.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
import { BY_APPLICATIONS, BY_IDS, LAST_STATUSES } from './offer.sql.ts';
import type { Offer } from './offer.type.ts';

/** The requested offers that the caller can see. */
export async function offersById(ctx: Context, ids: readonly string[]): Promise<(Offer | null)[]> {
  const party = partyOf(ctx);
  if (!party) return ids.map(() => null);
  const { clock, database } = ctx.services;
  const rows = await database.read(BY_IDS[party.side], [party.id, clock.now(), ids]);
  const byId = new Map(rows.filter((row) => isShown(ctx, party, row)).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** offer.read.decides: at the company, those who decide on the application; interviewers do not learn the pay. */
function isShown({ viewer }: Context, { side }: Party, { jobId }: Pick<Offer, 'jobId'>): boolean {
  return side === 'sent' || hasJobRight(viewer?.team ?? null, 'decide', jobId);
}

export async function offersByApplication(
  ctx: Context,
  ids: readonly string[],
): Promise<Offer[][]> {
  const party = partyOf(ctx);
  const found = new Map<string, Offer[]>(ids.map((id) => [id, []]));
  if (party) {
    const { clock, database } = ctx.services;
    const rows = await database.read(BY_APPLICATIONS[party.side], [party.id, clock.now(), ids]);
    for (const row of rows) if (isShown(ctx, party, row)) found.get(row.applicationId)?.push(row);
  }
  return ids.map((id) => found.get(id) ?? []);
}

/** The status of the newest offer for each application, or null if the caller can see no offer. */
export async function lastOfferStatuses(
  ctx: Context,
  ids: readonly string[],
): Promise<(OfferStatus | null)[]> {
  const party = partyOf(ctx);
  if (!party) return ids.map(() => null);
  const { clock, database } = ctx.services;
  const rows = await database.read(LAST_STATUSES[party.side], [party.id, clock.now(), ids]);
  const byId = new Map(
    rows.filter((row) => isShown(ctx, party, row)).map((row) => [row.applicationId, row.status]),
  );
  return ids.map((id) => byId.get(id) ?? null);
}

/** An offer that the caller cannot see must look the same as one that does not exist. */
export async function visibleOffer(
  ctx: Context,
  id: string,
  isReceived: boolean | null = null,
): Promise<Offer> {
  const [offer] = isId(id) ? await offersById(ctx, [id]) : [];
  if (!offer || (isReceived !== null && offer.isReceived !== isReceived))
    throw new Failure('NOT_FOUND', ctx.t('offer.missing'));
  return offer;
}
