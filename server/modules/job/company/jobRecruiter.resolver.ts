import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { recruitersByJob } from '#server/modules/company/contact/companyContact.loaders.ts';
import { Job } from '#server/modules/job/job.type.ts';

@Resolver(() => Job)
export class JobRecruiterResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the person who posted the job, if that person is visible.',
  })
  recruiter(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, recruitersByJob).load(id);
  }
}
