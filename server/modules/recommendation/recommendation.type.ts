import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '#server/graphql/connection.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { MatchReason } from './reason.type.ts';

export const RecommendationBasis = {
  PROFILE: 'PROFILE',
  PLACE: 'PLACE',
  NEWEST: 'NEWEST',
} as const;
export type RecommendationBasis = keyof typeof RecommendationBasis;

registerEnumType(RecommendationBasis, {
  name: 'RecommendationBasis',
  description: 'What a list of recommended jobs was chosen by.',
  valuesConfig: {
    PROFILE: { description: 'The work or the skills in the profile, and all else it says.' },
    PLACE: { description: 'Only the place, because the profile names neither work nor skills.' },
    NEWEST: { description: 'Only the date, because the profile says nothing.' },
  },
});

@Requires('job_seeker')
@ObjectType({ description: 'A job that fits the caller, and why.' })
export class RecommendedJob {
  @Field(() => Job, { description: 'The job.' })
  job!: Job;

  @Field(() => [MatchReason], {
    description: 'Why it fits, and what does not fit.',
  })
  reasons!: MatchReason[];
}

@Requires('job_seeker')
@ObjectType({ description: 'A page of recommended jobs.' })
export class RecommendedJobConnection extends connectionOf(RecommendedJob, 'RecommendedJob') {
  @Field(() => RecommendationBasis, { description: 'What the jobs were chosen by.' })
  basis!: RecommendationBasis;

  @Field(() => [RecommendedJob], {
    description:
      'The same work further away, at most 10 jobs. Empty if enough jobs fit, or if the caller has said whether they would move.',
  })
  further!: RecommendedJob[];
}

@Requires('job_seeker')
@ObjectType({ description: 'How one job and the caller fit together.' })
export class JobFit {
  @Field(() => [MatchReason], { description: 'Why it fits, and what does not fit.' })
  reasons!: MatchReason[];
}
