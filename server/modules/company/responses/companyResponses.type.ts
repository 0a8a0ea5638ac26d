import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'How a company answers the applications of the last 180 days that are at least a week old, counted once a night.',
})
export class CompanyResponses {
  @Field(() => Int, { description: 'The number of these applications; at least 10.' })
  applicants!: number;

  @Field(() => Int, {
    description: 'How many of them were reviewed, shortlisted, rejected or hired.',
  })
  answered!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of days within which half of all applicants have an answer; null if fewer than half were answered.',
  })
  typicalDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many applicants of the last year have said how they were treated; null with fewer than 10.',
  })
  ratings!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of them were treated well or very well; null with fewer than 10.',
  })
  treatedWell!: number | null;
}
