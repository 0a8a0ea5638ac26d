import { Field, ID, InputType } from 'type-graphql';
import type { StageStatus } from '#schema/options/stages.ts';
import {
  archiveStageSchema,
  moveToStageSchema,
  newStageSchema,
  stageChangeSchema,
  stageOrderSchema,
} from '#schema/validation/employers/stage.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(newStageSchema)
@InputType({ description: 'A new stage.' })
export class CreateStageInput {
  @Field(() => String, { description: 'The name for the team.' })
  name!: string;

  @Field(() => String, { description: 'The name that applicants read.' })
  applicantName!: string;

  @Field(() => ApplicationStatusEnum, {
    description: 'The status of applications in this stage: `REVIEWED` or `SHORTLISTED`.',
  })
  status!: StageStatus;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether applicants also get an email when they reach it.',
  })
  emails!: boolean;
}

@Validated(stageChangeSchema)
@InputType({ description: 'A change to a stage. Fields that you leave out stay as they are.' })
export class UpdateStageInput {
  @Field(() => ID, { description: 'The id of the stage.' })
  id!: string;

  @Field(() => String, optional('The name for the team.'))
  name?: string | null;

  @Field(() => String, optional('The name that applicants read.'))
  applicantName?: string | null;

  @Field(() => Boolean, optional('Whether applicants also get an email when they reach it.'))
  emails?: boolean | null;
}

@Validated(stageOrderSchema)
@InputType({ description: 'The stages in their new order.' })
export class OrderStagesInput {
  @Field(() => [ID], {
    description:
      'The ids of all stages. Those of review always come before those of the shortlist.',
  })
  ids!: string[];
}

@Validated(archiveStageSchema)
@InputType({ description: 'The stage to archive.' })
export class ArchiveStageInput {
  @Field(() => ID, { description: 'The id of the stage.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The stage in which its applications continue, with the same status; required if there are any.',
  })
  moveToId?: string | null;
}

@Validated(moveToStageSchema)
@InputType({ description: 'An application and its new stage.' })
export class MoveApplicationToStageInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the stage.' })
  stageId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The stage you saw. If it has changed since, the request fails with a conflict.',
  })
  fromStageId?: string | null;
}
