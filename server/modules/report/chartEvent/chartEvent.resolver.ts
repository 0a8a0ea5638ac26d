import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Analytics } from '#server/modules/analytics/analyticsRoot.type.ts';
import { DeleteChartEventInput, NoteChartEventInput } from './chartEvent.inputs.ts';
import { ChartEventPayload, DeletedChartEventPayload } from './chartEvent.payloads.ts';
import { deleteChartEvent, listChartEvents, noteChartEvent } from './chartEvent.service.ts';
import { ChartEvent } from './chartEvent.type.ts';

@Resolver(() => Analytics)
export class ChartEventsResolver {
  @FieldResolver(() => [ChartEvent], {
    description:
      'Releases and campaigns that administrators added, and the last 200 bulk uploads and changes of settings, the newest first.',
  })
  chartEvents(
    @Arg('from', () => DateTime, { nullable: true, description: 'The start of the period.' })
    from: Date | null,
    @Arg('to', () => DateTime, { nullable: true, description: 'The end of the period, exclusive.' })
    to: Date | null,
    @Ctx() ctx: Context,
  ) {
    return listChartEvents(ctx, { from, to });
  }
}

@Resolver()
export class ChartEventMutationResolver {
  @Requires('admin')
  @Mutation(() => ChartEventPayload, {
    description: 'Adds an event to the time axis of charts, for all administrators.',
  })
  async noteChartEvent(
    @Arg('input', () => NoteChartEventInput, { description: 'The event to note.' })
    input: NoteChartEventInput,
    @Ctx() ctx: Context,
  ) {
    return { event: await noteChartEvent(ctx, input) };
  }

  @Requires('admin')
  @Mutation(() => DeletedChartEventPayload, {
    description: 'Deletes an event that an administrator added.',
  })
  async deleteChartEvent(
    @Arg('input', () => DeleteChartEventInput, { description: 'The event to delete.' })
    { id }: DeleteChartEventInput,
    @Ctx() ctx: Context,
  ) {
    await deleteChartEvent(ctx, id);
    return { deletedEventId: id };
  }
}
