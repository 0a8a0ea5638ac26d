import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { showOffice } from '#schema/locations/showPlace.ts';
import { COMPANY_SIZE_FACTS } from '#schema/options/companySizes.ts';
import { INDUSTRY_FACTS, type Industry } from '#schema/options/industries.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { optional } from '#server/graphql/optional.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { logoLink } from '#server/modules/file/fileLink.service.ts';
import { Membership } from '#server/modules/team/team.type.ts';
import { Company } from './company.entity.ts';
import { descriptionsByCompany, companiesById } from './company.loaders.ts';
import { companyBySlug } from './company.service.ts';

@Resolver(() => Company)
export class CompanyResolver {
  @Query(() => Company, optional('An approved company; null if there is none with this slug.'))
  company(
    @Arg('slug', () => String, { description: "The last part of its page's address." })
    slug: string,
    @Ctx() ctx: Context,
  ) {
    return companyBySlug(ctx, slug);
  }

  @FieldResolver(() => String, { description: 'What the company does; may be empty.' })
  description(@Root() company: Company, @Ctx() ctx: Context) {
    return company.description ?? loaderOf(ctx, descriptionsByCompany).load(company.id);
  }

  @FieldResolver(() => String, {
    description:
      'The city and the state of the office for people, in the language of the request; may be empty.',
  })
  place(@Root() company: Company, @Ctx() ctx: Context): string {
    return showOffice(company, ctx.locale);
  }

  @FieldResolver(() => String, optional('The address of the logo, if there is one.'))
  logoUrl(@Root() { logoFileId }: Company) {
    return logoFileId ? logoLink(logoFileId) : null;
  }

  @FieldResolver(() => String, optional('The number of employees as employers write it: 11-50.'))
  sizeBand(@Root() { size }: Company) {
    return size ? COMPANY_SIZE_FACTS[size].band : null;
  }

  @FieldResolver(() => String, { description: 'The display name of the industry: Real Estate.' })
  industryName(@Root() { industry }: Company) {
    return INDUSTRY_FACTS[industry as Industry]?.label ?? industry;
  }
}

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

@Resolver(() => Membership)
export class MembershipCompanyResolver {
  @FieldResolver(() => Company, { description: 'The company.' })
  company(@Root() { companyId }: Membership, @Ctx() ctx: Context) {
    return loaderOf(ctx, companiesById).load(companyId);
  }
}
