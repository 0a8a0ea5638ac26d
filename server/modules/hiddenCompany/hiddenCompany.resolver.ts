import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { HideCompanyInput, UnhideCompanyInput } from './hiddenCompany.inputs.ts';
import { hiddenCompanies, hideCompany, unhideCompany } from './hiddenCompany.service.ts';
import { HiddenCompanyPayload } from './hiddenCompany.type.ts';

@Resolver(() => Viewer)
export class HiddenCompanyResolver {
  @FieldResolver(() => [Company], {
    description:
      'Companies whose jobs the caller does not want to see in lists and alerts, the most recently hidden first.',
  })
  hiddenCompanies(@Ctx() ctx: Context) {
    return hiddenCompanies(ctx);
  }

  @RequiresLogin()
  @Mutation(() => HiddenCompanyPayload, {
    description:
      'Hides the jobs of a company from lists and alerts, except where you filter by the company itself.',
  })
  async hideCompany(
    @Arg('input', () => HideCompanyInput, { description: 'The company whose jobs to hide.' })
    { companyId }: HideCompanyInput,
    @Ctx() ctx: Context,
  ) {
    await hideCompany(ctx, companyId);
    return { viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresLogin()
  @Mutation(() => HiddenCompanyPayload, { description: 'Shows the jobs of a company again.' })
  async unhideCompany(
    @Arg('input', () => UnhideCompanyInput, {
      description: 'The company whose jobs to show again.',
    })
    { companyId }: UnhideCompanyInput,
    @Ctx() ctx: Context,
  ) {
    await unhideCompany(ctx, companyId);
    return { viewer: { id: ctx.viewer!.userId } };
  }
}
