import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import {
  NeedsOpenCompany,
  NeedsTeamRight,
  Requires,
  RequiresLogin,
  RequiresOrKey,
  RequiresTeamMember,
} from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { isId } from '#server/lib/ids.ts';
import { visibleApplications } from '#server/modules/application/application.loaders.ts';
import { Application } from '#server/modules/application/application.type.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
import {
  BookInterviewInput,
  CancelInterviewInput,
  ChangeInterviewersInput,
  DeclineInterviewInput,
  FreeInterviewTimesArgs,
  InterviewsArgs,
  MoveInterviewInput,
  OfferInterviewTimesInput,
  ProposeInterviewInput,
  RecordInterviewInput,
  SaveTimeZoneInput,
} from './interview.inputs.ts';
import { interviewsByApplication, interviewsById } from './interview.loaders.ts';
import { listInterviewers, listInterviews } from './interview.service.ts';
import {
  Interview,
  Interviewer,
  InterviewInvitation,
  InterviewInvitationPayload,
  InterviewPayload,
  InterviewTime,
} from './interview.type.ts';
import {
  canCancel,
  canChangeInterviewers,
  canMove,
  canOfferTimes,
  canRecord,
  isUndecided,
} from './interview.rules.ts';
import {
  cancelInterview,
  moveInterview,
  recordInterview,
} from './schedule/changeInterview.service.ts';
import { changeInterviewers } from './schedule/changeInterviewers.service.ts';
import { listFreeTimes } from './schedule/freeTimes.service.ts';
import { bookInterview, declineInterview, findInvitation } from './schedule/invitation.service.ts';
import { invitationPath } from './schedule/invitationLink.service.ts';
import { offerInterviewTimes, proposeInterview } from './schedule/proposeInterview.service.ts';
import { saveTimeZone, timeZoneOf } from './timeZone.service.ts';

@Resolver(() => Interview)
export class InterviewResolver {
  @FieldResolver(() => Application, { description: 'The application that it is about.' })
  application(@Root() { applicationId }: Interview, @Ctx() ctx: Context) {
    return loaderOf(ctx, visibleApplications).load(applicationId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many minutes the interviewers keep free afterwards; null for the applicant.',
  })
  bufferMinutes(@Root() { isReceived, buffer }: Interview) {
    return isReceived ? buffer : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The page on which the applicant books, moves or cancels it, as a path on the site; null for the company.',
  })
  invitationPath(@Root() interview: Interview, @Ctx() { services }: Context) {
    return interview.isReceived ? null : invitationPath(services, interview);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can offer other times now; false for the applicant.',
  })
  canOfferTimes(@Root() interview: Interview, @Ctx() ctx: Context) {
    return plans(ctx, interview) && canOfferTimes(interview);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can move it now; false for the applicant.',
  })
  canMove(@Root() interview: Interview, @Ctx() ctx: Context) {
    return plans(ctx, interview) && canMove(interview, ctx.services.clock.now());
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can cancel it now; false for the applicant, who has a link.',
  })
  canCancel(@Root() interview: Interview, @Ctx() ctx: Context) {
    return plans(ctx, interview) && canCancel(interview, ctx.services.clock.now());
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can choose other interviewers now; false for the applicant.',
  })
  canChangeInterviewers(@Root() interview: Interview, @Ctx() ctx: Context) {
    return plans(ctx, interview) && canChangeInterviewers(interview, ctx.services.clock.now());
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can record now that it took place; false for the applicant.',
  })
  canRecordHeld(@Root() interview: Interview, @Ctx() ctx: Context) {
    return plans(ctx, interview) && canRecord(interview, 'held', ctx.services.clock.now());
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the caller can record now that the applicant did not come; false for the applicant.',
  })
  canRecordMissed(@Root() interview: Interview, @Ctx() ctx: Context) {
    return plans(ctx, interview) && canRecord(interview, 'missed', ctx.services.clock.now());
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'schedule')
  @Mutation(() => InterviewPayload, {
    description: 'Offers an applicant times for an interview. They get an email with a link.',
  })
  async proposeInterview(
    @Arg('input', () => ProposeInterviewInput, { description: 'The interview and its times.' })
    input: ProposeInterviewInput,
    @Ctx() ctx: Context,
  ) {
    return { interview: await proposeInterview(ctx, input) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'schedule')
  @Mutation(() => InterviewPayload, {
    description: 'Offers other times for an interview that has not been booked.',
  })
  async offerInterviewTimes(
    @Arg('input', () => OfferInterviewTimesInput, { description: 'The interview and its times.' })
    input: OfferInterviewTimesInput,
    @Ctx() ctx: Context,
  ) {
    return { interview: await offerInterviewTimes(ctx, input) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'schedule')
  @Mutation(() => InterviewPayload, {
    description: 'Moves a booked interview. Everyone gets an email that updates their calendar.',
  })
  async moveInterview(
    @Arg('input', () => MoveInterviewInput, { description: 'The interview and its new time.' })
    input: MoveInterviewInput,
    @Ctx() ctx: Context,
  ) {
    return { interview: await moveInterview(ctx, input) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'schedule')
  @Mutation(() => InterviewPayload, {
    description:
      'Chooses the interviewers of an interview that has not begun. If it is booked, everyone added or removed gets an email that updates their calendar.',
  })
  async changeInterviewers(
    @Arg('input', () => ChangeInterviewersInput, { description: 'The interview and its people.' })
    input: ChangeInterviewersInput,
    @Ctx() ctx: Context,
  ) {
    return { interview: await changeInterviewers(ctx, input) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'schedule')
  @Mutation(() => InterviewPayload, {
    description: 'Cancels an interview that has not begun. Everyone concerned gets an email.',
  })
  async cancelInterview(
    @Arg('input', () => CancelInterviewInput, { description: 'The interview and the reason.' })
    input: CancelInterviewInput,
    @Ctx() ctx: Context,
  ) {
    return { interview: await cancelInterview(ctx, input) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'schedule')
  @Mutation(() => InterviewPayload, {
    description:
      'Records whether an interview took place. An appointment that is over counts as held until someone says otherwise.',
  })
  async recordInterview(
    @Arg('input', () => RecordInterviewInput, { description: 'The interview and its outcome.' })
    input: RecordInterviewInput,
    @Ctx() ctx: Context,
  ) {
    return { interview: await recordInterview(ctx, input) };
  }
}

/** The caller's company offers it, and the caller's role in the team includes planning. */
function plans({ viewer }: Context, { isReceived, jobId }: Interview): boolean {
  return isReceived && hasJobRight(viewer?.team ?? null, 'schedule', jobId);
}

@Resolver(() => Application)
export class ApplicationInterviewsResolver {
  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => Boolean, {
    description: 'Whether the caller can offer an interview now; false for the applicant.',
  })
  canProposeInterview(@Root() application: Application, @Ctx() { viewer }: Context) {
    const { isReceived, jobId, status, withdrawal } = application;
    const isOpen = isUndecided(status) && !withdrawal;
    return isReceived && isOpen && hasJobRight(viewer?.team ?? null, 'schedule', jobId);
  }

  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => [Interview], { description: 'The interviews, newest first.' })
  interviews(@Root() { id }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, interviewsByApplication).load(id);
  }
}

@Resolver(() => Viewer)
export class ViewerInterviewsResolver {
  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('view')
  @FieldResolver(() => [Interview], {
    description:
      "The interviews with a booked time, the next one first: a seeker's own, or those of an employer's company. At most 200. With `applicationId`, all of one application.",
  })
  interviews(@Args(() => InterviewsArgs) args: InterviewsArgs, @Ctx() ctx: Context) {
    return listInterviews(ctx, args);
  }

  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @NeedsTeamRight('view')
  @FieldResolver(() => Interview, {
    nullable: true,
    description:
      "One interview of the caller or the caller's company, booked or not; null for any other.",
  })
  interview(
    @Arg('id', () => ID, { description: 'The id of the interview.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return isId(id) ? loaderOf(ctx, interviewsById).load(id.toLowerCase()) : null;
  }

  @RequiresTeamMember('APPLICATIONS_READ', 'view')
  @FieldResolver(() => [Interviewer], {
    description: "The people of the caller's company who can be interviewers for a job.",
  })
  interviewers(
    @Arg('jobId', () => ID, { description: 'The id of the job.' }) jobId: string,
    @Ctx() ctx: Context,
  ) {
    return listInterviewers(ctx, jobId);
  }

  @RequiresTeamMember('APPLICATIONS_READ', 'schedule')
  @FieldResolver(() => [InterviewTime], {
    description:
      'The times in some hours of some days at which all of these interviewers are free. At most 300.',
  })
  freeInterviewTimes(
    @Args(() => FreeInterviewTimesArgs) args: FreeInterviewTimesArgs,
    @Ctx() ctx: Context,
  ) {
    return listFreeTimes(ctx, args);
  }

  @RequiresLogin()
  @FieldResolver(() => String, {
    description: 'The time zone in which the caller reads the times of interviews.',
  })
  timeZone(@Ctx() ctx: Context) {
    return timeZoneOf(ctx);
  }

  @Requires('job_seeker', 'employer')
  @Mutation(() => Viewer, {
    description: 'Changes the time zone in which the caller reads the times of interviews.',
  })
  async saveTimeZone(
    @Arg('input', () => SaveTimeZoneInput, { description: 'The time zone.' })
    { timeZone }: SaveTimeZoneInput,
    @Ctx() ctx: Context,
  ) {
    await saveTimeZone(ctx, timeZone);
    return { id: ctx.viewer!.userId };
  }
}

/** For anyone with the applicant's link: booking requires no login. */
@Resolver()
export class InterviewInvitationResolver {
  @Query(() => InterviewInvitation, {
    nullable: true,
    description:
      "The interview that an applicant's link is about; null for an invalid link, or once the interview is over. Reading it changes nothing.",
  })
  interviewInvitation(
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
    @Ctx() ctx: Context,
  ) {
    return findInvitation(ctx, token);
  }

  @Mutation(() => InterviewInvitationPayload, {
    description: 'Books one of the offered times, or moves the interview there.',
  })
  async bookInterview(
    @Arg('input', () => BookInterviewInput, { description: 'The link and the time.' })
    input: BookInterviewInput,
    @Ctx() ctx: Context,
  ) {
    return { invitation: await bookInterview(ctx, input) };
  }

  @Mutation(() => InterviewInvitationPayload, {
    description:
      'Cancels the interview for the applicant, or declines all offered times. Another time can still be chosen.',
  })
  async declineInterview(
    @Arg('input', () => DeclineInterviewInput, { description: 'The link and the reason.' })
    input: DeclineInterviewInput,
    @Ctx() ctx: Context,
  ) {
    return { invitation: await declineInterview(ctx, input) };
  }
}
