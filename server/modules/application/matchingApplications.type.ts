import { Field, ID, InputType } from 'type-graphql';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { ApplicantFilter } from './applicantFilter.type.ts';

/** Applications chosen by a filter, as in the list. */
@InputType()
export abstract class MatchingApplications {
  @Field(() => ID, { nullable: true, description: 'Only applications for this job.' })
  jobId?: string | null;

  @Field(() => [ApplicationStatusEnum], {
    nullable: true,
    description: 'Only applications with one of these statuses.',
  })
  statuses?: ApplicationStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'Only applications in this stage.' })
  stageId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only applications with these words.' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on or after this day (YYYY-MM-DD).' })
  appliedFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on or before this day (YYYY-MM-DD).' })
  appliedTo?: string | null;

  @Field(() => ApplicantFilter, {
    nullable: true,
    description: 'What is asked of applicants, as in the list.',
  })
  applicants?: ApplicantFilter | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only applications whose answers meet all must-haves.',
  })
  meetsMustHaves?: boolean | null;

  @Field(() => DateTime, {
    description:
      'Sent by this time: the `countedAt` of the counts you saw. Applications that arrived since are left out.',
  })
  until!: Date;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'The ids of applications to leave out, at most 500.',
  })
  except!: string[];
}
