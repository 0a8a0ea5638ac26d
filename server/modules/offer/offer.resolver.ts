import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { DOCUMENT_WEIGHT } from '#schema/options/apiLimits.ts';
import type { OfferStatus } from '#schema/options/offers.ts';
import { ROLES } from '#schema/options/roles.ts';
import { OfferStatusEnum } from '#server/graphql/enums/offers.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import {
  NeedsOpenCompany,
  NeedsTeamRight,
  Requires,
  RequiresOrKey,
  RequiresTeamMember,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { Application } from '#server/modules/application/application.type.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
import { offerDocument, offerPreview } from './letter/offerLetter.service.ts';
import {
  AcceptOfferInput,
  DeclineOfferInput,
  SendOfferInput,
  WithdrawOfferInput,
} from './offer.inputs.ts';
import { lastOfferStatuses, offersByApplication } from './offer.loaders.ts';
import { acceptsOffers, isOpen } from './offer.rules.ts';
import { Offer, OfferPayload } from './offer.type.ts';
import { acceptOffer, declineOffer } from './send/answerOffer.service.ts';
import { sendOffer } from './send/sendOffer.service.ts';
import { withdrawOffer } from './send/withdrawOffer.service.ts';

@Resolver(() => Offer)
export class OfferResolver {
  @FieldResolver(() => Application, { description: 'The application that it is for.' })
  application(@Root() { applicationId }: Offer, @Ctx() ctx: Context) {
    return loaderOf(ctx, visibleApplications).load(applicationId);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can withdraw or replace it now; false for the applicant.',
  })
  canWithdraw(@Root() offer: Offer, @Ctx() { services, viewer }: Context) {
    const mayOffer = hasJobRight(viewer?.team ?? null, 'offer', offer.jobId);
    return offer.isReceived && mayOffer && isOpen(offer, services.clock.now());
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'offer')
  @Mutation(() => OfferPayload, {
    description:
      'Sends an offer to a shortlisted applicant, who gets an email with a link. What was sent cannot be changed; it can be withdrawn or replaced.',
  })
  async sendOffer(
    @Arg('input', () => SendOfferInput, { description: 'The offer to send or to preview.' })
    input: SendOfferInput,
    @Ctx() ctx: Context,
  ) {
    return { offer: await sendOffer(ctx, input) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'offer')
  @Mutation(() => OfferPayload, {
    description: 'Withdraws an offer that has not been answered. The applicant gets an email.',
  })
  async withdrawOffer(
    @Arg('input', () => WithdrawOfferInput, { description: 'The offer and the reason.' })
    input: WithdrawOfferInput,
    @Ctx() ctx: Context,
  ) {
    return { offer: await withdrawOffer(ctx, input) };
  }

  @Requires('job_seeker')
  @Mutation(() => OfferPayload, {
    description:
      'Accepts an offer for its applicant. The application becomes hired, and the company is notified.',
  })
  async acceptOffer(
    @Arg('input', () => AcceptOfferInput, { description: 'The offer and the name.' })
    input: AcceptOfferInput,
    @Ctx() ctx: Context,
  ) {
    return { offer: await acceptOffer(ctx, input) };
  }

  @Requires('job_seeker')
  @Mutation(() => OfferPayload, {
    description: 'Declines an offer for its applicant. The company is notified.',
  })
  async declineOffer(
    @Arg('input', () => DeclineOfferInput, { description: 'The offer and the reason.' })
    input: DeclineOfferInput,
    @Ctx() ctx: Context,
  ) {
    return { offer: await declineOffer(ctx, input) };
  }
}

@Resolver(() => Application)
export class ApplicationOffersResolver {
  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can send an offer now; false for the applicant.',
  })
  canSendOffer(@Root() application: Application, @Ctx() { viewer }: Context) {
    const { isReceived, jobId, status, withdrawal } = application;
    const isOffered = acceptsOffers({ status, isWithdrawn: Boolean(withdrawal) });
    return isReceived && isOffered && hasJobRight(viewer?.team ?? null, 'offer', jobId);
  }

  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => [Offer], {
    description: 'The offers, newest first; empty for members of the company who do not decide.',
  })
  offers(@Root() { id }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, offersByApplication).load(id);
  }

  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => OfferStatusEnum, {
    nullable: true,
    description:
      'The status of the newest offer; null if there is none, and for members of the company who do not decide.',
  })
  lastOfferStatus(@Root() { id }: Application, @Ctx() ctx: Context): Promise<OfferStatus | null> {
    return loaderOf(ctx, lastOfferStatuses).load(id);
  }
}

@Resolver(() => Viewer)
export class ViewerOffersResolver {
  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('decide')
  @FieldResolver(() => [Offer], {
    description:
      'The offers for an application, newest first; empty for one that the caller cannot see.',
  })
  async offers(
    @Arg('applicationId', () => ID, { description: 'The id of the application.' })
    applicationId: string,
    @Ctx() ctx: Context,
  ) {
    const id = applicationId.toLowerCase();
    return isId(id) ? loaderOf(ctx, offersByApplication).load(id) : [];
  }

  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('decide')
  @Extensions({ weight: DOCUMENT_WEIGHT })
  @FieldResolver(() => String, {
    description:
      'The letter of an offer: a PDF, in Base64. It stays as it was sent; an acceptance adds the name and the time.',
  })
  offerDocument(
    @Arg('id', () => ID, { description: 'The id of the offer.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return offerDocument(ctx, id);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'offer')
  @Extensions({ weight: DOCUMENT_WEIGHT })
  @FieldResolver(() => String, {
    description: 'The letter that the applicant would get: a PDF, in Base64. Nothing is sent.',
  })
  offerPreview(
    @Arg('input', () => SendOfferInput, { description: 'The offer to send or to preview.' })
    input: SendOfferInput,
    @Ctx() ctx: Context,
  ) {
    return offerPreview(ctx, input);
  }
}
