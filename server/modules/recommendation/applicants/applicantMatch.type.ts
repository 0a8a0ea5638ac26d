import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { MatchReason } from '#server/modules/recommendation/reason.type.ts';
import type { MatchLevel } from './applicant.rules.ts';

export const MatchLevelEnum = graphqlEnum<MatchLevel>(
  'MatchLevel',
  'How well an applicant fits a job, by the profile that was sent.',
  {
    strong: 'The work and most of the rest fit.',
    good: 'The work fits.',
    fair: 'Some of what the job asks for fits.',
    weak: 'Little of what the job asks for fits.',
  },
);

@RequiresTeamMember('APPLICATIONS_READ', 'view')
@ObjectType({ description: 'How an applicant fits the job, and why.' })
export class ApplicantMatch {
  @Field(() => MatchLevelEnum, { description: 'How well they fit.' })
  level!: MatchLevel;

  @Field(() => [String], {
    description: 'Skills of the applicant that the job asks for, by the names in the profile.',
  })
  matchedSkills!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'How far the job is from home, if it is near but in another district.',
  })
  kilometers!: number | null;

  @Field(() => Boolean, {
    description: 'Whether the job is neither where the applicant lives nor near it.',
  })
  isElsewhere!: boolean;

  @Field(() => [MatchReason], { description: 'Why they fit, and what does not fit.' })
  reasons!: MatchReason[];
}
