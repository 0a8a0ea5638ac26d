import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { anyJobsById } from '#server/modules/job/job.loaders.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { worksOn } from '#server/modules/team/jobRight.rules.ts';
import { TeamInvitation, TeamMember } from '#server/modules/team/team.type.ts';

const DESCRIPTION =
  'The jobs that a hiring manager or interviewer works on, without those that you do not work on; empty for other roles.';

@Resolver(() => TeamMember)
export class MemberJobsResolver {
  @FieldResolver(() => [Job], { description: DESCRIPTION })
  jobs(@Root() { jobIds }: TeamMember, @Ctx() ctx: Context) {
    return jobsOfTeam(ctx, jobIds);
  }
}

@Resolver(() => TeamInvitation)
export class InvitationJobsResolver {
  @FieldResolver(() => [Job], { description: DESCRIPTION })
  jobs(@Root() { jobIds }: TeamInvitation, @Ctx() ctx: Context) {
    return jobsOfTeam(ctx, jobIds);
  }
}

async function jobsOfTeam(ctx: Context, ids: readonly string[]) {
  const seen = ids.filter((id) => worksOn(ctx.viewer!.team, id));
  const jobs = await loaderOf(ctx, anyJobsById).loadMany(seen);
  return jobs.filter((job) => job !== null && !(job instanceof Error));
}
