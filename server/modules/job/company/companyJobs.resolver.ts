import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { PageArgs, connectionOf } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { Job } from '../job.type.ts';
import { openJobsOf, openJobsByCompany } from './companyJobs.service.ts';

const CompanyJobConnection = connectionOf(Job, 'CompanyJob');

@Resolver(() => Company)
export class CompanyJobsResolver {
  @FieldResolver(() => Int, { description: 'The number of live jobs this company has.' })
  openJobs(@Root() { id }: Company, @Ctx() ctx: Context) {
    return loaderOf(ctx, openJobsByCompany).load(id);
  }

  @FieldResolver(() => CompanyJobConnection, {
    description: 'The live jobs of this company, newest first.',
  })
  jobs(@Root() { id }: Company, @Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return openJobsOf(ctx, id, args);
  }
}
