import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { NeedsOpenCompany, NeedsTeamRight, Requires } from '#server/graphql/requires.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { ownProfile } from '#server/modules/company/companyProfile.service.ts';
import { CompanyProfile } from '#server/modules/company/companyProfile.type.ts';
import { confirmWorkEmail, workEmailOf } from './confirmWorkEmail.service.ts';
import { requestVerification } from './requestVerification.service.ts';
import { sendWorkEmailLink } from './sendWorkEmailLink.service.ts';
import {
  WorkEmailLinkInput,
  RequestVerificationInput,
  SendWorkEmailLinkInput,
} from './verification.inputs.ts';
import { verificationsByCompany, verifiedByCompany } from './verification.loaders.ts';
import { ConfirmedWorkEmailPayload, VerificationPayload } from './verification.payloads.ts';
import { CompanyVerification, VerifiedEmployer, WorkEmail } from './verification.type.ts';

@Resolver(() => CompanyProfile)
class OwnVerificationResolver {
  @Requires('employer')
  @NeedsTeamRight('manage')
  @FieldResolver(() => [CompanyVerification], {
    description: 'For each kind, the pending, the verified and the latest entry.',
  })
  verifications(@Root() { id }: CompanyProfile, @Ctx() ctx: Context) {
    return loaderOf(ctx, verificationsByCompany).load(id);
  }

  @Requires('employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => VerificationPayload, {
    description:
      "Sends a link to an address at the domain of the company's website. Opening it proves the domain.",
  })
  async sendWorkEmailLink(
    @Arg('input', () => SendWorkEmailLinkInput, { description: 'Where to send it.' })
    { email }: SendWorkEmailLinkInput,
    @Ctx() ctx: Context,
  ) {
    await sendWorkEmailLink(ctx, email);
    return { companyProfile: (await ownProfile(ctx))! };
  }

  @Requires('employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => VerificationPayload, {
    description:
      'Submits a GSTIN or CIN with its certificate for review. It replaces a pending one.',
  })
  async requestVerification(
    @Arg('input', () => RequestVerificationInput, {
      description: 'The number and its certificate.',
    })
    input: RequestVerificationInput,
    @Ctx() ctx: Context,
  ) {
    await requestVerification(ctx, input);
    return { companyProfile: (await ownProfile(ctx))! };
  }
}

@Resolver(() => Company)
class CompanyVerificationResolver {
  @FieldResolver(() => VerifiedEmployer, {
    nullable: true,
    description:
      'What has been verified about the company. A verified employer has proven at least one of three: its domain, its GSTIN or its CIN. Null if it has proven nothing, or is not approved.',
  })
  verification(@Root() { id, verification }: Company, @Ctx() ctx: Context) {
    return verification === undefined ? loaderOf(ctx, verifiedByCompany).load(id) : verification;
  }

  @Query(() => WorkEmail, {
    nullable: true,
    description:
      'What the link to a work email would prove; null if the link is invalid or has expired.',
  })
  workEmail(
    @Arg('input', () => WorkEmailLinkInput, { description: 'The link.' })
    { token }: WorkEmailLinkInput,
    @Ctx() ctx: Context,
  ) {
    return workEmailOf(ctx, token);
  }

  @Mutation(() => ConfirmedWorkEmailPayload, {
    description:
      'Proves the domain of a company with the link that was sent there. No login is needed: the mailbox is the proof.',
  })
  async confirmWorkEmail(
    @Arg('input', () => WorkEmailLinkInput, { description: 'The link.' })
    { token }: WorkEmailLinkInput,
    @Ctx() ctx: Context,
  ) {
    return { workEmail: await confirmWorkEmail(ctx, token) };
  }
}

export const VERIFICATION_RESOLVERS = [
  OwnVerificationResolver,
  CompanyVerificationResolver,
] as const;
