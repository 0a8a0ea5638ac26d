import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfValue } from '#schema/analytics/graphqlForm.ts';
import { FACETS_WEIGHT } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import {
  AnalyticsConditionValue,
  AnalyticsFilterValue,
  AnalyticsRangeValue,
} from '#server/modules/analytics/analyticsQuery.type.ts';
import { Analytics } from '#server/modules/analytics/analyticsRoot.type.ts';
import { SEGMENT_MEASURES } from '#server/modules/analytics/segment/segmentSubjects.service.ts';
import { mayChangeThis } from '../lockReport.service.ts';
import { deleteSegment, saveSegment } from './changeSegment.service.ts';
import { DeleteSegmentInput, SaveSegmentInput } from './segment.inputs.ts';
import { AnalyticsSegmentPayload, DeletedSegmentPayload } from './segment.payloads.ts';
import {
  conditionsInWords,
  definitionOf,
  listSegments,
  problemOf,
  readSegment,
  requireSegment,
  trySegment,
  usesBySegment,
} from './segment.service.ts';
import { AnalyticsSegment, AnalyticsSegmentTrial, AnalyticsSegmentUse } from './segment.type.ts';

@Resolver(() => Analytics)
export class AnalyticsSegmentsResolver {
  @FieldResolver(() => [AnalyticsSegment], {
    description: 'Your segments and those that others share, by name.',
  })
  segments(@Ctx() ctx: Context) {
    return listSegments(ctx);
  }

  @FieldResolver(() => AnalyticsSegment, {
    nullable: true,
    description: 'One segment; null if it does not exist or is private to another user.',
  })
  segment(
    @Arg('id', () => ID, { description: 'The id of the segment.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return readSegment(ctx, id);
  }

  @Extensions({ weight: FACETS_WEIGHT })
  @FieldResolver(() => AnalyticsSegmentTrial, {
    description: 'What a segment would contain now. Saves nothing.',
  })
  trySegment(
    @Arg('input', () => SaveSegmentInput, { description: 'The segment to try.' })
    input: SaveSegmentInput,
    @Ctx() ctx: Context,
  ) {
    return trySegment(ctx, valuesOf(input));
  }
}

@Resolver(() => AnalyticsSegment)
export class AnalyticsSegmentResolver {
  @FieldResolver(() => Boolean, { description: 'Whether you created it.' })
  isOwn(@Root() { ownerId }: AnalyticsSegment, @Ctx() { viewer }: Context) {
    return ownerId === viewer!.userId;
  }

  @FieldResolver(() => Boolean, { description: 'Whether you may change, share and delete it.' })
  mayChange(@Root() segment: AnalyticsSegment, @Ctx() ctx: Context) {
    return mayChangeThis(ctx, segment);
  }

  @FieldResolver(() => AnalyticsFilterValue, {
    nullable: true,
    description: 'Conditions on what they are.',
  })
  filter(@Root() segment: AnalyticsSegment) {
    return definitionOf(segment)?.filter ?? null;
  }

  @FieldResolver(() => [AnalyticsConditionValue], {
    description: 'Conditions on what is counted for each of them.',
  })
  having(@Root() segment: AnalyticsSegment) {
    return definitionOf(segment)?.having ?? [];
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether one of the conditions in `having` is enough; otherwise all must be met.',
  })
  havingAny(@Root() segment: AnalyticsSegment) {
    return definitionOf(segment)?.havingAny ?? false;
  }

  @FieldResolver(() => AnalyticsRangeValue, {
    nullable: true,
    description: 'The period in which `having` counts; null means all time.',
  })
  range(@Root() segment: AnalyticsSegment) {
    return definitionOf(segment)?.range ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The conditions as URL parameters, as in the addresses of questions; null if they can no longer be read.',
  })
  address(@Root() segment: AnalyticsSegment) {
    const definition = definitionOf(segment);
    const measures = [SEGMENT_MEASURES[segment.noun]];
    return definition && addressOfQuery({ ...definition, measures }).toString();
  }

  @FieldResolver(() => String, { description: 'The conditions in words.' })
  conditions(@Root() segment: AnalyticsSegment, @Ctx() ctx: Context) {
    const definition = definitionOf(segment);
    return definition ? conditionsInWords(ctx, definition) : '';
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A message that says why it can no longer be evaluated; null if it can.',
  })
  problem(@Root() segment: AnalyticsSegment, @Ctx() ctx: Context) {
    return problemOf(ctx, segment);
  }

  @FieldResolver(() => [AnalyticsSegmentUse], {
    description: 'The reports, dashboards and alerts that use it.',
  })
  uses(@Root() { id }: AnalyticsSegment, @Ctx() ctx: Context) {
    return loaderOf(ctx, usesBySegment).load(id);
  }
}

@Resolver()
export class SegmentMutationResolver {
  @Requires('admin')
  @Mutation(() => AnalyticsSegmentPayload, {
    description: 'Saves conditions as a segment, or changes one of yours.',
  })
  async saveSegment(
    @Arg('input', () => SaveSegmentInput, { description: 'The segment to save.' })
    input: SaveSegmentInput,
    @Ctx() ctx: Context,
  ) {
    return { segment: await requireSegment(ctx, await saveSegment(ctx, valuesOf(input))) };
  }

  @Requires('admin')
  @Mutation(() => DeletedSegmentPayload, {
    description:
      'Deletes a segment. One that a report, a dashboard or an alert uses is deleted only if another takes its place.',
  })
  async deleteSegment(
    @Arg('input', () => DeleteSegmentInput, { description: 'The segment to delete.' })
    { id, replaceWith }: DeleteSegmentInput,
    @Ctx() ctx: Context,
  ) {
    await deleteSegment(ctx, id, replaceWith ?? null);
    return { deletedSegmentId: id };
  }
}

function valuesOf({ filter, having, havingAny, range, ...rest }: SaveSegmentInput) {
  const query = queryOfValue({ measures: [], filter, having, havingAny, range });
  const { measures: _measures, ...definition } = query;
  return { ...rest, definition };
}
