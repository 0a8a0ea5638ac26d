import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { showPlace } from '#schema/locations/showPlace.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { Application, ApplicationPayload } from '#server/modules/application/application.type.ts';
import {
  CreateApplicationTagInput,
  DeleteApplicationTagInput,
  DeleteApplicationViewInput,
  RateApplicationInput,
  RenameApplicationTagInput,
  SaveApplicationViewInput,
  TagApplicationInput,
} from './desk.inputs.ts';
import { otherApplicationIds, ratingsById, summariesById, summaryOf } from './desk.loaders.ts';
import {
  ApplicationExcerpt,
  ApplicationRating,
  ApplicationSummary,
  ApplicationTag,
  ApplicationTagPayload,
  ApplicationView,
  ApplicationViewsPayload,
  Colleague,
  ColleagueRating,
  CompanyTag,
} from './desk.type.ts';
import { excerptOf } from './excerpt.service.ts';
import { colleaguesOf } from './mention.service.ts';
import { OtherApplication } from './otherApplication.type.ts';
import { rateApplication } from './rating.service.ts';
import { changeTag, companyTags, createTag, deleteTag, renameTag } from './tag.service.ts';
import { applicationViews, deleteView, saveView } from './view.service.ts';

@Resolver(() => ApplicationSummary)
export class ApplicantPlaceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where the applicant lived, in the language of the request.',
  })
  place(@Root() { location }: ApplicationSummary, @Ctx() { locale }: Context): string | null {
    return location && showPlace(location, locale);
  }
}

/** What a company sees of the applications it received; for an applicant, all of it is empty. */
@Resolver(() => Application)
export class ReviewDeskResolver {
  @FieldResolver(() => ApplicationSummary, {
    nullable: true,
    description: 'What a list says about the applicant; null for the applicant.',
  })
  async summary(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    return isReceived ? summaryOf(await loaderOf(ctx, summariesById).load(id)) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether nobody at the company has opened it yet; false for the applicant.',
  })
  async isUnread(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    return isReceived && (await loaderOf(ctx, summariesById).load(id)).isUnread;
  }

  @FieldResolver(() => ApplicationRating, {
    nullable: true,
    description: "The average of the colleagues' ratings; null for the applicant.",
  })
  async rating(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    if (!isReceived) return null;
    const { averageHundredths, ratedBy, ownStars } = await loaderOf(ctx, summariesById).load(id);
    const average = averageHundredths === null ? null : averageHundredths / 100;
    return { average, count: ratedBy, own: ownStars };
  }

  @FieldResolver(() => [ColleagueRating], {
    description: "Each colleague's rating, the caller's own first; empty for the applicant.",
  })
  ratings(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    return isReceived ? loaderOf(ctx, ratingsById).load(id) : [];
  }

  @FieldResolver(() => [ApplicationTag], {
    description: "The company's tags on it; empty for the applicant.",
  })
  async tags(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    return isReceived ? (await loaderOf(ctx, summariesById).load(id)).tags : [];
  }

  @FieldResolver(() => [OtherApplication], {
    description:
      'Other applications to the company, probably by the same person; the newest first, at most 20; empty for the applicant.',
  })
  async otherApplications(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    if (!isReceived) return [];
    const others = await loaderOf(ctx, otherApplicationIds).load(id);
    const found = await loaderOf(ctx, visibleApplications).loadMany(others.map((one) => one.id));
    return others.flatMap(({ isSameAccount }, at) => {
      const application = found[at];
      const isThere = application && !(application instanceof Error);
      return isThere ? [{ application, isSameAccount }] : [];
    });
  }

  @FieldResolver(() => ApplicationExcerpt, {
    nullable: true,
    description:
      'The text around these words in the letter, the resume or the answers; null if the words do not appear in them, and for the applicant.',
  })
  excerpt(
    @Root() { id, isReceived }: Application,
    @Arg('search', () => String, optional('The words that were searched for.'))
    search: string | null,
    @Ctx() ctx: Context,
  ) {
    return isReceived && search ? excerptOf(ctx, id, search) : null;
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'comment')
  @Mutation(() => ApplicationPayload, {
    description:
      'Rates an application. Each colleague has one rating. The applicant never sees ratings.',
  })
  async rateApplication(
    @Arg('input', () => RateApplicationInput, { description: 'The application and its rating.' })
    input: RateApplicationInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await rateApplication(ctx, input));
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'comment')
  @Mutation(() => ApplicationPayload, { description: 'Puts a tag on an application.' })
  async tagApplication(
    @Arg('input', () => TagApplicationInput, { description: 'The application and the tag.' })
    input: TagApplicationInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await changeTag(ctx, input, 'add'));
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'comment')
  @Mutation(() => ApplicationPayload, { description: 'Takes a tag off an application.' })
  async untagApplication(
    @Arg('input', () => TagApplicationInput, { description: 'The application and the tag.' })
    input: TagApplicationInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await changeTag(ctx, input, 'remove'));
  }
}

function payload({ viewer }: Context, application: Application) {
  return { application, viewer: { id: viewer!.userId } };
}

/** What colleagues share to review applications: tags, saved views, and each other. */
@Resolver(() => Viewer)
export class ReviewTeamResolver {
  @RequiresTeamMember('APPLICATIONS_READ', 'view')
  @FieldResolver(() => [CompanyTag], {
    description: "The tags of the caller's company, by name; empty without a company.",
  })
  applicationTags(@Ctx() ctx: Context) {
    return companyTags(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_READ', 'view')
  @FieldResolver(() => [Colleague], {
    description: 'Everyone in the company who works on applications; empty without a company.',
  })
  colleagues(@Ctx() ctx: Context) {
    return colleaguesOf(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_READ', 'view')
  @FieldResolver(() => [ApplicationView], {
    description: "The caller's saved views of the list of applications, then those of colleagues.",
  })
  applicationViews(@Ctx() ctx: Context) {
    return applicationViews(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'comment')
  @Mutation(() => ApplicationTagPayload, {
    description: 'Creates a tag for the company; at most 100.',
  })
  async createApplicationTag(
    @Arg('input', () => CreateApplicationTagInput, { description: 'The new tag.' })
    { name }: CreateApplicationTagInput,
    @Ctx() ctx: Context,
  ) {
    return tagPayload(ctx, await createTag(ctx, name));
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'candidates')
  @Mutation(() => ApplicationTagPayload, { description: 'Renames a tag of the company.' })
  async renameApplicationTag(
    @Arg('input', () => RenameApplicationTagInput, { description: 'The tag and its new name.' })
    input: RenameApplicationTagInput,
    @Ctx() ctx: Context,
  ) {
    return tagPayload(ctx, await renameTag(ctx, input));
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'candidates')
  @Mutation(() => ApplicationTagPayload, {
    description: 'Deletes a tag of the company, and takes it off every application.',
  })
  async deleteApplicationTag(
    @Arg('input', () => DeleteApplicationTagInput, { description: 'The tag to delete.' })
    { id }: DeleteApplicationTagInput,
    @Ctx() ctx: Context,
  ) {
    await deleteTag(ctx, id);
    return tagPayload(ctx, null);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'view')
  @Mutation(() => ApplicationViewsPayload, {
    description: 'Saves a view of the list of applications; at most 50 for each person.',
  })
  async saveApplicationView(
    @Arg('input', () => SaveApplicationViewInput, { description: 'The view to save.' })
    input: SaveApplicationViewInput,
    @Ctx() ctx: Context,
  ) {
    await saveView(ctx, input);
    return { viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'view')
  @Mutation(() => ApplicationViewsPayload, { description: 'Deletes one of your saved views.' })
  async deleteApplicationView(
    @Arg('input', () => DeleteApplicationViewInput, { description: 'The view to delete.' })
    { id }: DeleteApplicationViewInput,
    @Ctx() ctx: Context,
  ) {
    await deleteView(ctx, id);
    return { viewer: { id: ctx.viewer!.userId } };
  }
}

function tagPayload({ viewer }: Context, tag: ApplicationTag | null) {
  return { tag, viewer: { id: viewer!.userId } };
}
