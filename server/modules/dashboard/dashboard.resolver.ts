import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { dashboardOf } from './dashboard.service.ts';
import { Dashboard } from './dashboard.type.ts';

@Resolver(() => Viewer)
export class DashboardResolver {
  @FieldResolver(() => Dashboard, {
    nullable: true,
    description: "The figures and the activity on the caller's dashboard; null for administrators.",
  })
  dashboard(@Ctx() ctx: Context) {
    return ctx.viewer && dashboardOf(ctx, ctx.viewer);
  }
}
