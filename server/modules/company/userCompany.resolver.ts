import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { Company } from './company.entity.ts';
import { companiesById } from './company.loaders.ts';

@Resolver(() => User)
export class UserCompanyResolver {
  @FieldResolver(() => Company, {
    nullable: true,
    description: 'The company an employer works for; null for everyone else.',
  })
  company(@Root() { companyId }: User, @Ctx() ctx: Context) {
    return companyId ? loaderOf(ctx, companiesById).load(companyId) : null;
  }
}
