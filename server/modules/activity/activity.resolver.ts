import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { ActivityArgs } from './activity.inputs.ts';
import { ActivityCheck, ActivityConnection } from './activityEntry.type.ts';
import { checkActivityLog } from './checkActivityLog.service.ts';
import { listActivity } from './activityList.service.ts';

@Resolver(() => Admin)
export class ActivityResolver {
  @FieldResolver(() => ActivityConnection, { description: 'The activity log, newest entry first.' })
  activity(@Args(() => ActivityArgs) args: ActivityArgs, @Ctx() ctx: Context) {
    return listActivity(ctx, args);
  }

  @FieldResolver(() => ActivityCheck, {
    description: 'Reads the whole log and reports whether it has been tampered with.',
  })
  activityCheck(@Ctx() { services }: Context) {
    return checkActivityLog(services);
  }
}
