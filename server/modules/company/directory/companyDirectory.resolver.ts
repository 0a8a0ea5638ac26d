import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { countCompanyIndustries, listCompanies } from './companyDirectory.service.ts';
import { CompaniesArgs, CompanyConnection, CompanyIndustryCount } from './companyDirectory.type.ts';

@Resolver(() => CompanyConnection)
export class CompanyDirectoryResolver {
  @Query(() => CompanyConnection, { description: 'The approved companies, sorted by name.' })
  companies(@Args(() => CompaniesArgs) args: CompaniesArgs, @Ctx() ctx: Context) {
    return listCompanies(ctx, args);
  }

  @Query(() => [CompanyIndustryCount], {
    description: 'The industries that have approved companies, with their number of companies.',
  })
  companyIndustries(@Ctx() ctx: Context) {
    return countCompanyIndustries(ctx);
  }
}
