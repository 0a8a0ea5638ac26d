import { Field, Int, ObjectType } from 'type-graphql';
import { RequiresOrKey } from '#server/graphql/requires.ts';

@RequiresOrKey('JOBS_READ', 'employer')
@ObjectType({ description: 'How many people applied for past jobs with a title.' })
export class ExpectedApplicants {
  @Field(() => Boolean, {
    description:
      "Whether it is about the company's own jobs; otherwise about those of all companies.",
  })
  isOwn!: boolean;

  @Field(() => Int, { description: 'How many jobs were counted.' })
  jobs!: number;

  @Field(() => Int, { description: 'A quarter of the jobs had fewer applicants.' })
  low!: number;

  @Field(() => Int, { description: 'Half of the jobs had fewer applicants.' })
  median!: number;

  @Field(() => Int, { description: 'A quarter of the jobs had more applicants.' })
  high!: number;
}
