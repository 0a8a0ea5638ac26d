import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { publicJobsById } from './job.loaders.ts';
import { Job } from './job.type.ts';
import { RecordJobViewInput, RecordJobViewPayload } from './jobView.inputs.ts';
import { recordJobView } from './jobView.service.ts';

@Resolver(() => Job)
export class JobResolver {
  @Query(() => Job, {
    nullable: true,
    description: 'One job that is live, or was and has ended: ask its standing. Else null.',
  })
  job(@Arg('id', () => ID, { description: 'The id of the job.' }) id: string, @Ctx() ctx: Context) {
    return isId(id) ? loaderOf(ctx, publicJobsById).load(id) : null;
  }

  @Mutation(() => RecordJobViewPayload, {
    description: 'Says that somebody looks at a live job; counted once a visitor and day.',
  })
  recordJobView(
    @Arg('input', () => RecordJobViewInput, { description: 'What it needs.' })
    input: RecordJobViewInput,
    @Ctx() ctx: Context,
  ) {
    return recordJobView(ctx, input);
  }
}
