import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { optional } from '#server/graphql/optional.ts';

@ObjectType({ description: 'Figures on how a job is performing.' })
export class JobStats {
  @Field(() => Int, { description: 'The number of applications received, withdrawn ones too.' })
  applicants!: number;

  @Field(() => Int, { description: 'The number of views; each visitor counts once a day.' })
  views!: number;

  @Field(() => DateTime, { description: 'When the job was first posted.' })
  posted!: Date;

  @Field(() => DateTime, optional('The last moment at which candidates can apply.'))
  expires!: Date | null;

  @Field(() => Int, {
    description: 'Applications that have ever been shortlisted, whatever their status now.',
  })
  shortlisted!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many applicants have been interviewed: those with an interview that took place.',
  })
  interviewed!: number | null;

  @Field(() => Int, { description: 'Applications in status hired.' })
  hired!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Within how many days the company usually answers an application; null if it has had too few, or seldom answers.',
  })
  answerDays!: number | null;
}
