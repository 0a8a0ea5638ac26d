import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { goneJob } from './goneJob.service.ts';
import { GoneJob } from './goneJob.type.ts';

@Resolver(() => GoneJob)
export class GoneJobResolver {
  @Query(() => GoneJob, {
    nullable: true,
    description: 'What remains of a job that its employer has deleted; null for any other id.',
  })
  goneJob(
    @Arg('id', () => ID, { description: 'The id of the job.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return goneJob(ctx, id);
  }
}
