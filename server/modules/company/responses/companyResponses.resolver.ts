import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Company } from '../company.entity.ts';
import { responsesByCompany } from './companyResponses.loaders.ts';
import { CompanyResponses } from './companyResponses.type.ts';

@Resolver(() => Company)
export class CompanyResponsesResolver {
  @FieldResolver(() => CompanyResponses, {
    nullable: true,
    description: 'How the company answers its applicants; null with fewer than 10 of them.',
  })
  responses(@Root() { id, responses }: Company, @Ctx() ctx: Context) {
    return responses === undefined ? loaderOf(ctx, responsesByCompany).load(id) : responses;
  }
}
