import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import type { Context } from '#server/graphql/context.ts';
import { NeedsOpenCompany, RequiresOrKey, RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Interview, InterviewPayload } from '#server/modules/interview/interview.type.ts';
import { SaveInterviewCriteriaInput, SendScorecardInput } from './scorecard.inputs.ts';
import {
  feedbackOn,
  interviewCriteria,
  saveInterviewCriteria,
  sendScorecard,
} from './scorecard.service.ts';
import { InterviewCriterion, InterviewFeedback } from './scorecard.type.ts';

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: 'The result of changing what interviewers rate.' })
export class InterviewCriteriaPayload {
  @Field(() => [InterviewCriterion], { description: 'The criteria after the change.' })
  criteria!: InterviewCriterion[];
}

@Resolver(() => Interview)
export class ScorecardResolver {
  @RequiresOrKey('APPLICATIONS_READ', ...ROLES)
  @NeedsOpenCompany()
  @FieldResolver(() => InterviewFeedback, {
    nullable: true,
    description: "The interviewers' feedback; null for the applicant.",
  })
  feedback(@Root() interview: Interview, @Ctx() ctx: Context) {
    return feedbackOn(ctx, interview);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'score')
  @Mutation(() => InterviewPayload, {
    description: 'Sends your feedback as an interviewer. It cannot be changed.',
  })
  async sendScorecard(
    @Arg('input', () => SendScorecardInput, { description: 'The feedback.' })
    input: SendScorecardInput,
    @Ctx() ctx: Context,
  ) {
    return { interview: await sendScorecard(ctx, input) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'schedule')
  @Mutation(() => InterviewCriteriaPayload, {
    description: 'Changes what interviewers rate in the interviews for a job.',
  })
  async saveInterviewCriteria(
    @Arg('input', () => SaveInterviewCriteriaInput, { description: 'The job and its criteria.' })
    input: SaveInterviewCriteriaInput,
    @Ctx() ctx: Context,
  ) {
    return { criteria: await saveInterviewCriteria(ctx, input) };
  }
}

@Resolver(() => Viewer)
export class ViewerCriteriaResolver {
  @RequiresTeamMember('APPLICATIONS_READ', 'view')
  @FieldResolver(() => [InterviewCriterion], {
    nullable: true,
    description:
      "What interviewers rate in the interviews for a job of the caller's company; null for any other job.",
  })
  interviewCriteria(
    @Arg('jobId', () => ID, { description: 'The id of the job.' }) jobId: string,
    @Ctx() ctx: Context,
  ) {
    return interviewCriteria(ctx, jobId);
  }
}
