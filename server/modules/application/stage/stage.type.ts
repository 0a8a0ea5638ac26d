import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import type { StagePreset, StageStatus } from '#schema/options/stages.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApplicationStatusEnum, StagePresetEnum } from '#server/graphql/enums/applications.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

/** The sources of the names of a stage: the names that the company gave it, or the words of a preset. */
export interface StageNames {
  preset: StagePreset | null;
  ownName: string | null;
  ownApplicantName: string | null;
}

@RequiresOrKey(['APPLICATIONS_READ', 'APPLICATIONS_WRITE'], 'employer')
@NeedsOpenCompany()
@ObjectType({ description: "A stage of the company's own between review and hire." })
export class Stage implements StageNames {
  @Field(() => StagePresetEnum, {
    nullable: true,
    description:
      'The stage of the original set that it comes from; null for one that the company added.',
  })
  preset!: StagePreset | null;

  ownName!: string | null;
  ownApplicantName!: string | null;

  @Field(() => ID, { description: 'The id of the stage.' })
  id!: string;

  @Field(() => ApplicationStatusEnum, {
    description: 'The status of applications in this stage: `REVIEWED` or `SHORTLISTED`.',
  })
  status!: StageStatus;

  @Field(() => Boolean, {
    description:
      'Whether applicants also get an email when they reach it; the notification on the site is always sent.',
  })
  emails!: boolean;
}

@RequiresOrKey('APPLICATIONS_WRITE', 'employer')
@ObjectType({ description: "The result of changing the company's stages." })
export class StagesPayload {
  @Field(() => Viewer, { description: 'The caller, with the stages after the change.' })
  viewer!: Viewer;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'A stage as the applicant reads it.' })
export class ProgressStage {
  @Field(() => ID, { description: 'The id of the stage.' })
  id!: string;

  @Field(() => String, { description: 'The name of the stage for applicants.' })
  name!: string;

  @Field(() => ApplicationStatusEnum, { description: 'The status that belongs to the stage.' })
  status!: StageStatus;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many days applications usually stay in it: the median of those that left it in the last 180 days; null with fewer than 10.',
  })
  typicalDays!: number | null;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: 'The progress of an application, as shown to the applicant.' })
export class ApplicationProgress {
  @Field(() => [ProgressStage], { description: 'The stages of the company, in order.' })
  stages!: ProgressStage[];

  @Field(() => ProgressStage, {
    nullable: true,
    description: 'The stage it is in; null before the review and after the decision.',
  })
  current!: ProgressStage | null;

  @Field(() => DateTime, { description: 'Since when it has its current status or stage.' })
  since!: Date;
}

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: "The number of applications in a stage of the company's own." })
export class StageCount {
  @Field(() => ID, { description: 'The id of the stage.' })
  stageId!: string;

  @Field(() => Int, { description: 'The applications in it.' })
  total!: number;
}
