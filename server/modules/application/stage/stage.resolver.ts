import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import {
  Application,
  ApplicationEvent,
  ApplicationPayload,
} from '#server/modules/application/application.type.ts';
import { moveApplicationToStage } from '#server/modules/application/status/updateApplicationStatus.service.ts';
import { archiveStage, createStage, orderStages, updateStage } from './changeStages.service.ts';
import {
  ArchiveStageInput,
  CreateStageInput,
  MoveApplicationToStageInput,
  OrderStagesInput,
  UpdateStageInput,
} from './stage.inputs.ts';
import { applicantName, teamName } from './stageName.service.ts';
import { progressById, stagesOfCompany, typicalDaysByStage } from './stage.service.ts';
import { ApplicationProgress, Stage, StagesPayload } from './stage.type.ts';

@Resolver(() => Stage)
export class StageResolver {
  @FieldResolver(() => String, { description: 'The name for the team.' })
  name(@Root() stage: Stage, @Ctx() { locale }: Context) {
    return teamName(locale, stage);
  }

  @FieldResolver(() => String, { description: 'The name that applicants read.' })
  applicantName(@Root() stage: Stage, @Ctx() { locale }: Context) {
    return applicantName(locale, stage);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many days applications usually stay in it: the median of those that left it in the last 180 days, counted once a night; null with fewer than 10.',
  })
  typicalDays(@Root() { id }: Stage, @Ctx() ctx: Context) {
    return loaderOf(ctx, typicalDaysByStage).load(id);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'post')
  @Mutation(() => StagesPayload, {
    description: 'Adds a stage at the end of its status. A company has at most 12.',
  })
  async createStage(
    @Arg('input', () => CreateStageInput, { description: 'The new stage.' })
    input: CreateStageInput,
    @Ctx() ctx: Context,
  ) {
    await createStage(ctx, input);
    return payload(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'post')
  @Mutation(() => StagesPayload, { description: 'Renames a stage, or changes its emails.' })
  async updateStage(
    @Arg('input', () => UpdateStageInput, { description: 'The change.' })
    input: UpdateStageInput,
    @Ctx() ctx: Context,
  ) {
    await updateStage(ctx, input);
    return payload(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'post')
  @Mutation(() => StagesPayload, { description: 'Puts the stages in another order.' })
  async orderStages(
    @Arg('input', () => OrderStagesInput, { description: 'The new order.' })
    { ids }: OrderStagesInput,
    @Ctx() ctx: Context,
  ) {
    await orderStages(ctx, ids);
    return payload(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'post')
  @Mutation(() => StagesPayload, {
    description: 'Archives a stage. Applications in it continue in another one.',
  })
  async archiveStage(
    @Arg('input', () => ArchiveStageInput, { description: 'The stage to archive.' })
    input: ArchiveStageInput,
    @Ctx() ctx: Context,
  ) {
    await archiveStage(ctx, input);
    return payload(ctx);
  }
}

function payload({ viewer }: Context): StagesPayload {
  return { viewer: { id: viewer!.userId } };
}

@Resolver(() => Application)
export class ApplicationStageResolver {
  @FieldResolver(() => Stage, {
    nullable: true,
    description:
      "The stage it is in; null for the applicant, and in a status without stages of the company's own.",
  })
  stage(@Root() { stage }: Application) {
    return stage;
  }

  @FieldResolver(() => ApplicationProgress, {
    nullable: true,
    description: 'How far it has come, as the applicant may read it.',
  })
  progress(@Root() { id }: Application, @Ctx() ctx: Context) {
    return loaderOf(ctx, progressById).load(id);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'decide')
  @Mutation(() => ApplicationPayload, {
    description:
      'Moves an application to another stage. Its status follows the stage, as far as the status may change. The applicant is notified at once.',
  })
  async moveApplicationToStage(
    @Arg('input', () => MoveApplicationToStageInput, {
      description: 'The application and its new stage.',
    })
    input: MoveApplicationToStageInput,
    @Ctx() ctx: Context,
  ) {
    const { application } = await moveApplicationToStage(ctx, input);
    return { application, ...payload(ctx) };
  }
}

@Resolver(() => ApplicationEvent)
export class ApplicationEventResolver {
  @FieldResolver(() => String, optional("The stage, for a change of the company's own stages."))
  stageName(@Root() { ownStageName, stagePreset }: ApplicationEvent, @Ctx() { locale }: Context) {
    if (!ownStageName && !stagePreset) return null;
    return applicantName(locale, { ownApplicantName: ownStageName, preset: stagePreset });
  }
}

@Resolver(() => Viewer)
export class ViewerStagesResolver {
  @RequiresTeamMember('APPLICATIONS_READ', 'view')
  @FieldResolver(() => [Stage], {
    description: "The stages of the caller's company, in order; empty without a company.",
  })
  stages(@Ctx() ctx: Context) {
    return stagesOfCompany(ctx);
  }
}
