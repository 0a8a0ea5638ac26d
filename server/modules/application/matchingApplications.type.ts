import { Field, ID, InputType } from 'type-graphql';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { optional } from '#server/graphql/optional.ts';
import { ApplicantFilter } from './applicantFilter.type.ts';

/** Applications chosen by a filter, as in the list. */
@InputType()
export abstract class MatchingApplications {
  @Field(() => ID, optional('Only applications for this job.'))
  jobId?: string | null;

  @Field(() => [ApplicationStatusEnum], optional('Only applications with one of these statuses.'))
  statuses?: ApplicationStatus[] | null;

  @Field(() => ID, optional('Only applications in this stage.'))
  stageId?: string | null;

  @Field(() => String, optional('Only applications with these words.'))
  search?: string | null;

  @Field(() => String, optional('Sent on or after this day (YYYY-MM-DD).'))
  appliedFrom?: string | null;

  @Field(() => String, optional('Sent on or before this day (YYYY-MM-DD).'))
  appliedTo?: string | null;

  @Field(() => ApplicantFilter, {
    nullable: true,
    description:
      'What applicants must have, such as skills or a place; the same filter as in the list.',
  })
  applicants?: ApplicantFilter | null;

  @Field(() => Boolean, optional('Only applications whose answers meet all must-haves.'))
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
