import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import { selectsAny } from '#server/graphql/selectedFields.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import {
  NeedsOpenCompany,
  NeedsTeamRight,
  Requires,
  RequiresOrKey,
  RequiresTeamMember,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { ResumeFile } from '#server/modules/file/file.type.ts';
import { isId } from '#server/lib/ids.ts';
import { linkTo } from '#server/modules/file/fileLink.service.ts';
import { anyJobsById } from '#server/modules/job/job.loaders.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { AnswersFit, ApplicationAnswer } from '#server/modules/screening/answer.type.ts';
import type { KeptAnswer } from '#server/modules/screening/answers.sql.ts';
import { answersByApplication } from '#server/modules/screening/answers.service.ts';
import { ApplicationFilterArgs, ApplicationsArgs, ApplyToJobInput } from './application.inputs.ts';
import {
  ownApplicationsByJob,
  sentProfilesById,
  visibleApplications,
} from './application.loaders.ts';
import { SentProfile } from './sentProfile.type.ts';
import { countApplications, listApplications, placeOfApplication } from './application.service.ts';
import {
  Applicant,
  Application,
  ApplicationConnection,
  ApplicationCounts,
  ApplicationPayload,
  ApplicationPlace,
} from './application.type.ts';
import { applyToJob } from './applyToJob.service.ts';

@Resolver(() => Application)
export class ApplicationResolver {
  @Requires('job_seeker')
  @Mutation(() => ApplicationPayload, {
    description:
      'Applies for a live job. You can apply once per job, and need a confirmed email address.',
  })
  async applyToJob(
    @Arg('input', () => ApplyToJobInput, { description: 'The application to send.' })
    input: ApplyToJobInput,
    @Ctx() ctx: Context,
  ) {
    return { application: await applyToJob(ctx, input), viewer: { id: ctx.viewer!.userId } };
  }

  @FieldResolver(() => Job, { description: 'The job, even if it has closed since.' })
  job(@Root() { jobId }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, anyJobsById).load(jobId);
  }

  @FieldResolver(() => Applicant, { description: 'The applicant.' })
  applicant(@Root() application: Application) {
    return applicantOf(application);
  }

  @FieldResolver(() => String, optional('The file name of the resume that was sent.'))
  resumeName(@Root() { sentResume }: Application) {
    return sentResume?.name ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'A link that displays the resume in the page, valid for five minutes; null if it is not a PDF. Viewing does not count as a download.',
  })
  resumeShownUrl(@Root() { id, sentResume }: Application, @Ctx() { services, viewer }: Context) {
    if (sentResume?.mediaType !== 'application/pdf') return null;
    return linkTo(services, sentResume.id, { by: viewer!.userId, application: id, shown: true });
  }

  @FieldResolver(() => SentProfile, {
    nullable: true,
    description:
      'The profile as it was when the application was sent; null if there was none, and for older applications.',
  })
  profile(@Root() { id }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, sentProfilesById).load(id);
  }

  @FieldResolver(() => [ApplicationAnswer], {
    description: 'The questions of the job as they were asked, with the answers.',
  })
  async answers(@Root() application: Application, @Ctx() ctx: Context) {
    const answers = await loaderOf(ctx, answersByApplication).load(application.id);
    return answers.map((one) => answerOf(one, application, ctx));
  }

  @FieldResolver(() => AnswersFit, {
    nullable: true,
    description:
      'How the answers fit; null if no question expects a certain answer, and for the applicant.',
  })
  answersFit(@Root() application: Application): AnswersFit | null {
    const { isReceived, answersAsked, answersFitting, mustsMissed } = application;
    if (!isReceived || answersAsked === 0) return null;
    return { asked: answersAsked, fitting: answersFitting, missedMust: mustsMissed };
  }

  @FieldResolver(() => ResumeFile, optional('The resume that was sent.'))
  resume(@Root() { id, sentResume }: Application, @Ctx() { services, viewer }: Context) {
    if (!sentResume) return null;
    const url = linkTo(services, sentResume.id, { by: viewer!.userId, application: id });
    return { ...sentResume, url };
  }
}

/** Adds links for this reader. Whether an answer fits is only for the company. */
function answerOf(
  { question, answer, file, fits }: KeptAnswer,
  { id, isReceived }: Application,
  { services, viewer }: Context,
): ApplicationAnswer {
  const { text, kind, wanted, minimum, weight } = question;
  const link = file && linkTo(services, file.id, { by: viewer!.userId, application: id });
  return {
    question: text,
    kind,
    answer: file?.name ?? answer,
    file: file && { ...file, url: link! },
    wanted,
    minimum,
    weight,
    fits: isReceived ? fits : null,
  };
}

/** The last word is taken as the family name, as most forms in India have it. */
function applicantOf({ name, email }: Application): Applicant {
  const [, firstName = name, lastName = ''] = /^(.*\S)\s+(\S+)$/.exec(name.trim()) ?? [];
  return { firstName, lastName, email };
}

@Resolver(() => Job)
export class JobApplicationResolver {
  @FieldResolver(() => Application, {
    nullable: true,
    description:
      "The caller's own application for this job; null for a guest, or if the caller has not applied.",
  })
  myApplication(@Root() { id }: Job, @Ctx() ctx: Context) {
    return ctx.viewer ? loaderOf(ctx, ownApplicationsByJob).load(id) : null;
  }
}

@Resolver(() => Viewer)
export class ViewerApplicationsResolver {
  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('view')
  @FieldResolver(() => ApplicationConnection, {
    description: "A seeker's own applications, or those an employer's company has received.",
  })
  applications(
    @Args(() => PageArgs) page: PageArgs,
    @Args(() => ApplicationsArgs) args: ApplicationsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listApplications(ctx, page, args, selectsAny(info, ['totalCount', 'totalCountIsExact']));
  }

  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('view')
  @FieldResolver(() => Application, {
    nullable: true,
    description:
      "One application that the caller sent or the caller's company received; null for any other.",
  })
  application(
    @Arg('id', () => ID, { description: 'The id of the application.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return isId(id) ? loaderOf(ctx, visibleApplications).load(id.toLowerCase()) : null;
  }

  @RequiresTeamMember('APPLICATIONS_READ', 'view')
  @FieldResolver(() => ApplicationPlace, {
    nullable: true,
    description:
      'The position of an application in the list of those received, even if it no longer matches the filter itself; null if the company did not receive it.',
  })
  applicationPlace(
    @Arg('id', () => ID, { description: 'The id of the application.' }) id: string,
    @Args(() => ApplicationsArgs) args: ApplicationsArgs,
    @Ctx() ctx: Context,
  ) {
    return placeOfApplication(ctx, id, args);
  }

  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsTeamRight('view')
  @FieldResolver(() => ApplicationCounts, {
    description: 'The number of applications by status.',
  })
  applicationCounts(
    @Args(() => ApplicationFilterArgs) args: ApplicationFilterArgs,
    @Ctx() ctx: Context,
  ) {
    return countApplications(ctx, args);
  }
}
