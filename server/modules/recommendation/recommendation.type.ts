import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '#server/graphql/connection.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { MatchReason } from './reason.type.ts';
import type { Grade } from './recommendation.rules.ts';

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
    PROFILE: { description: 'The work or the skills in the profile, and everything else in it.' },
    PLACE: { description: 'Only the place, because the profile names neither work nor skills.' },
    NEWEST: { description: 'Only the date, because the profile says nothing.' },
  },
});

export const RecommendationGradeEnum = graphqlEnum<Grade>(
  'RecommendationGrade',
  'How well a recommended job fits.',
  {
    fits: 'The work, the place, the pay and the experience fit.',
    close:
      'Something differs: the place, the kind of work, the pay or the experience. The reasons say what.',
  },
);

@Requires('job_seeker')
@ObjectType({ description: 'A job that fits the caller or is close to it, and why.' })
export class RecommendedJob {
  @Field(() => Job, { description: 'The job.' })
  job!: Job;

  @Field(() => RecommendationGradeEnum, {
    nullable: true,
    description: 'How well it fits; null if the profile names neither work nor skills.',
  })
  grade!: Grade | null;

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

  @Field(() => Int, {
    description:
      'How many of the jobs fit in every respect. They come first; if they are fewer than 10, jobs that are close follow.',
  })
  fittingCount!: number;

  @Field(() => Int, {
    description: 'How many more jobs fit in every respect but were already applied to; up to 40.',
  })
  appliedCount!: number;
}

@Requires('job_seeker')
@ObjectType({ description: 'How one job and the caller fit together.' })
export class JobFit {
  @Field(() => RecommendationGradeEnum, {
    nullable: true,
    description: 'How well it fits; null if it would not be recommended.',
  })
  grade!: Grade | null;

  @Field(() => [MatchReason], { description: 'Why it fits, and what does not fit.' })
  reasons!: MatchReason[];
}
