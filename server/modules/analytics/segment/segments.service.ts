import DataLoader from 'dataloader';
import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import { segmentDefinitionSchema, segmentIdsIn } from '#schema/analytics/segments.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { SEGMENTS_TO_ASK } from './segments.sql.ts';
import type { Segment, ValidSegment } from './validSegment.ts';
import { validateSegment } from './validateSegment.service.ts';

/** An email and the check of an alert have no viewer. Their questions were checked when they were saved. */
export type SegmentContext = Pick<Context, 'services'> & Partial<Pick<Context, 'viewer'>>;

type Loader = DataLoader<string, Segment | null>;

/** The segments of all questions of a request or an email are read in one statement. */
const LOADERS = new WeakMap<SegmentContext, Loader>();

/** The segments that a filter names, by their ids in lower case. Those that the reader may not see are missing. */
export async function validSegmentsIn(
  ctx: SegmentContext & Pick<Context, 't' | 'locale'>,
  filter: AnalyticsFilter | null | undefined,
): Promise<ReadonlyMap<string, ValidSegment>> {
  const found = await segmentsIn(ctx, filter);
  if (found.length === 0) return new Map();
  const { timeZone } = await ctx.services.settings.current();
  return new Map(found.map((segment) => [segment.id, validateSegment(segment, ctx, timeZone)]));
}

export async function segmentsIn(
  ctx: SegmentContext,
  filter: AnalyticsFilter | null | undefined,
): Promise<Segment[]> {
  const ids = segmentIdsIn(filter).filter(isId);
  if (ids.length === 0) return [];
  const found = await loaderFor(ctx).loadMany(ids);
  return found.flatMap((segment) => {
    if (segment instanceof Error) throw segment;
    return segment ?? [];
  });
}

function loaderFor(ctx: SegmentContext): Loader {
  const known = LOADERS.get(ctx);
  if (known) return known;
  const loader: Loader = new DataLoader((ids) => read(ctx, ids));
  LOADERS.set(ctx, loader);
  return loader;
}

/** Call it after a segment was changed, so that segments are read again. */
export const forgetSegments = (ctx: SegmentContext): void => void LOADERS.delete(ctx);

async function read({ services, viewer }: SegmentContext, ids: readonly string[]) {
  const userId = viewer === undefined ? null : viewer?.userId;
  if (userId === undefined) return ids.map(() => null);
  const rows = await services.database.read(SEGMENTS_TO_ASK, [ids, userId]);
  const byId = new Map(
    rows.flatMap(({ definition: stored, ...row }) => {
      const definition = segmentDefinitionSchema.safeParse(stored);
      return definition.success ? [[row.id, { ...row, definition: definition.data }]] : [];
    }),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
