import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { optional } from '#server/graphql/optional.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { Category } from '../category/category.type.ts';
import { categoriesById } from '../category/category.service.ts';
import { offersByCompany } from './companyOffer.loaders.ts';
import { CompanyOffer, CompanyPay } from './companyOffer.type.ts';

@Resolver(() => Company)
export class CompanyOfferResolver {
  @FieldResolver(() => CompanyOffer, {
    description: 'What the live jobs of this company offer: pay and benefits.',
  })
  offer(@Root() { id }: Company, @Ctx() ctx: Context) {
    return loaderOf(ctx, offersByCompany).load(id);
  }
}

@Resolver(() => CompanyPay)
export class CompanyPayResolver {
  @FieldResolver(() => Category, optional('The category; null for jobs without one.'))
  category(@Root() { categoryId }: CompanyPay, @Ctx() ctx: Context) {
    return categoryId ? loaderOf(ctx, categoriesById).load(categoryId) : null;
  }
}
