import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { segmentDefinitionSchema, type SegmentDefinition } from '#schema/analytics/segments.ts';
import type { SegmentNoun } from '#schema/options/segments.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { answer, requireValidQuery } from '#server/modules/analytics/analytics.service.ts';
import { SEGMENT_MEASURES } from '#server/modules/analytics/segment/segmentSubjects.service.ts';
import { validateSegment } from '#server/modules/analytics/segment/validateSegment.service.ts';
import { segmentInWords, speechFor } from '../inWords/question.service.ts';
import { SEGMENT_BY_ID, SEGMENT_USES, SEGMENTS } from './segment.sql.ts';
import type { AnalyticsSegment, AnalyticsSegmentTrial } from './segment.type.ts';

export function listSegments({ services, viewer }: Context): Promise<AnalyticsSegment[]> {
  return services.database.read(SEGMENTS, [viewer!.userId]);
}

/** Null if it does not exist or is private to another user. */
export async function readSegment(
  { services, viewer }: Context,
  id: string,
): Promise<AnalyticsSegment | null> {
  if (!isId(id)) return null;
  const [segment] = await services.database.read(SEGMENT_BY_ID, [viewer!.userId, id]);
  return segment ?? null;
}

export async function requireSegment(ctx: Context, id: string): Promise<AnalyticsSegment> {
  const segment = await readSegment(ctx, id);
  if (!segment) throw missingSegment(ctx);
  return segment;
}

export function missingSegment({ t }: Pick<Context, 't'>): Failure {
  return new Failure('NOT_FOUND', t('analytics.segment.missing'));
}

/** What uses the segments, by their ids. */
export async function usesBySegment({ services, viewer }: Context, ids: readonly string[]) {
  const uses = await services.database.read(SEGMENT_USES, [ids, viewer!.userId]);
  return ids.map((id) => uses.filter(({ segmentId }) => segmentId === id));
}

/** Null if it was stored in a form that can no longer be read. */
export function definitionOf({
  stored,
}: Pick<AnalyticsSegment, 'stored'>): SegmentDefinition | null {
  const read = segmentDefinitionSchema.safeParse(stored);
  return read.success ? read.data : null;
}

/** Why it can no longer be evaluated; null if it can. The model may have changed since it was saved. */
export async function problemOf(ctx: Context, segment: AnalyticsSegment): Promise<string | null> {
  const definition = definitionOf(segment);
  if (!definition) return ctx.t('analytics.segment.unreadable');
  try {
    await requireValidSegment(ctx, { ...segment, definition });
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

export async function conditionsInWords(
  ctx: Context,
  definition: SegmentDefinition,
): Promise<string> {
  return segmentInWords(definition, await speechFor(ctx, definition));
}

export interface SegmentDraft {
  name: string;
  noun: SegmentNoun;
  definition: SegmentDefinition;
}

/** Rejects a segment that could not be evaluated, down to the last value, without querying the database. */
export async function requireValidSegment(ctx: Context, draft: SegmentDraft): Promise<void> {
  const { query, drafts } = await questionOf(ctx, draft);
  await requireValidQuery(ctx, query, drafts);
}

/** How many things a segment would contain, counted like every question, so that a small number of people is not revealed. */
export async function trySegment(
  ctx: Context,
  draft: SegmentDraft,
): Promise<AnalyticsSegmentTrial> {
  const { query, drafts } = await questionOf(ctx, draft);
  const { rows, leftOut } = await answer(ctx, query, { drafts });
  const size = rows[0]?.values[0] ?? null;
  return {
    size: leftOut > 0 && size === 0 ? null : size,
    conditions: await conditionsInWords(ctx, draft.definition),
  };
}

export async function validSegmentOf(
  ctx: Context,
  { id, name, noun, definition }: SegmentDraft & { id: string },
) {
  const { timeZone } = await ctx.services.settings.current();
  return validateSegment({ id, name, noun, definition }, ctx, timeZone);
}

async function questionOf(ctx: Context, draft: SegmentDraft) {
  const id = newId(ctx.services.clock.now().getTime());
  const segment = await validSegmentOf(ctx, { ...draft, id });
  const measures = [SEGMENT_MEASURES[draft.noun]];
  const query: AnalyticsQuery = { measures, filter: { segment: id } };
  return { query, drafts: new Map([[id, segment]]) };
}
