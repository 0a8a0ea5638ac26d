import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@Requires('job_seeker')
@ObjectType({
  description:
    'The one question after the end of an application: how the applicant was treated. Only the applicant sees the answer.',
})
export class Treatment {
  @Field(() => Int, optional('The answer, from 1 (very badly) to 5 (very well); null without one.'))
  rating!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the applicant added. Only the administrators read it, without a name.',
  })
  comment!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it can be answered or changed: for 30 days after the first answer.',
  })
  isChangeable!: boolean;
}

@RequiresOrKey('APPLICATIONS_READ', 'employer')
@ObjectType({
  description:
    'How applicants of the last year say the company treated them, in total. Answers are counted in groups of five, so that nobody can tell who said what.',
})
export class TreatmentFigures {
  @Field(() => Int, { description: 'The number of answers counted; at least 5.' })
  ratings!: number;

  @Field(() => Int, { description: 'How many of them are 4 or 5: treated well or very well.' })
  treatedWell!: number;

  @Field(() => Float, { description: 'Their average, from 1 to 5.' })
  average!: number;
}

@Requires('admin')
@ObjectType({ description: 'What an applicant wrote about a company, without a name.' })
export class TreatmentComment {
  @Field(() => Int, { description: 'The answer, from 1 (very badly) to 5 (very well).' })
  rating!: number;

  @Field(() => String, { description: 'The text.' })
  comment!: string;

  @Field(() => DateTime, { description: 'When it was written.' })
  ratedAt!: Date;
}
