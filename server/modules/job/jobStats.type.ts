import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';

@ObjectType({ description: 'How a job is doing.' })
export class JobStats {
  @Field(() => Int, { description: 'How many have applied.' })
  applicants!: number;

  @Field(() => Int, { description: 'How often it was looked at, once a visitor and day.' })
  views!: number;

  @Field(() => DateTime, { description: 'When it was posted first.' })
  posted!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Until when one may apply.' })
  expires!: Date | null;

  @Field(() => Int, { description: 'How many applicants have been shortlisted so far.' })
  shortlisted!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many were interviewed; null, because nobody records it here.',
  })
  interviewed!: number | null;

  @Field(() => Int, { description: 'How many applicants were hired.' })
  hired!: number;
}
