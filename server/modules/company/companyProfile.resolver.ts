import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { CompanyValues, UpdateCompanyValues } from '#schema/validation/employers/company.ts';
import { ROLES } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { NeedsTeamRight, Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { CompanyInput, SetCompanyLogoInput, UpdateCompanyInput } from './company.inputs.ts';
import {
  createCompany,
  ownProfile,
  setCompanyLogo,
  updateCompany,
} from './companyProfile.service.ts';
import { CompanyPayload, CompanyProfile } from './companyProfile.type.ts';

@Resolver(() => Viewer)
export class CompanyProfileResolver {
  @RequiresOrKey(['JOBS_READ', 'APPLICATIONS_READ'], ...ROLES)
  @FieldResolver(() => CompanyProfile, {
    nullable: true,
    description: "The caller's company; null if the caller has none yet or is not an employer.",
  })
  companyProfile(@Ctx() ctx: Context) {
    return ctx.viewer?.role === 'employer' ? ownProfile(ctx) : null;
  }

  @Requires('employer')
  @Mutation(() => CompanyPayload, {
    description:
      'Creates the caller’s company. It waits for approval, unless the site approves automatically.',
  })
  async createCompany(
    @Arg('input', () => CompanyInput, { description: 'The company to create.' })
    input: CompanyInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await createCompany(ctx, input as CompanyValues));
  }

  @Requires('employer')
  @NeedsTeamRight('manage')
  @Mutation(() => CompanyPayload, {
    description: 'Changes the caller’s company. A rejected company waits for approval again.',
  })
  async updateCompany(
    @Arg('input', () => UpdateCompanyInput, { description: 'The details to change.' })
    input: UpdateCompanyInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await updateCompany(ctx, input as UpdateCompanyValues));
  }

  @Requires('employer')
  @NeedsTeamRight('manage')
  @Mutation(() => CompanyPayload, {
    description: 'Sets or removes the logo of the caller’s company.',
  })
  async setCompanyLogo(
    @Arg('input', () => SetCompanyLogoInput, {
      description: 'The uploaded logo; null removes the current one.',
    })
    { fileId }: SetCompanyLogoInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await setCompanyLogo(ctx, fileId));
  }
}

function saved({ viewer }: Context, companyProfile: CompanyProfile): CompanyPayload {
  return { companyProfile, viewer: { id: viewer!.userId } };
}
