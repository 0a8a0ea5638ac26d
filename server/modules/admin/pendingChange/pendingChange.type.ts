import { Field, ID, ObjectType } from 'type-graphql';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RiskSignEnum } from '#server/graphql/enums/moderation.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { JobQuestion } from '#server/modules/job/question/jobQuestion.type.ts';

const SCOPES = ['JOBS_READ', 'JOBS_WRITE'] as const;

@RequiresOrKey(SCOPES, 'employer', 'admin')
@ObjectType({ description: 'One field of a proposed change, with its current and its new value.' })
export class ChangedField {
  @Field(() => String, {
    description:
      'The field. Of a job: `title`, `salary`, `location`, `isRemote`, `workMode`, `description`, `requirements`, `responsibilities`, `benefits`, `experienceLevel`, `experience`, `questions`. Of a company: `name`, `website`, `logo`, `phone`, `email`, `address`, `city`, `state`, `country`, `description`.',
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The public value now. `true` or `false` for a switch, a path for a logo.',
  })
  before!: string | null;

  @Field(() => String, optional('The value once the change is approved.'))
  after!: string | null;
}

@RequiresOrKey(SCOPES, 'employer', 'admin')
@ObjectType({
  description:
    'A proposed change to an approved or suspended job or company, waiting for an administrator. Until it is decided, the approved version stays in place.',
})
export class PendingChange {
  @Field(() => ID, {
    description: 'The id of the change. It stays the same when the change is edited.',
  })
  id!: string;

  @Field(() => DateTime, { description: 'When it was last edited.' })
  proposedAt!: Date;

  @Field(() => [RiskSignEnum], { description: 'The risk signs the change would add.' })
  riskSigns!: RiskSign[];

  @Field(() => [ChangedField], { description: 'The fields that would change.' })
  fields!: ChangedField[];

  @Field(() => [JobQuestion], {
    nullable: true,
    description: 'The new questions of the job; null if they would not change.',
  })
  questions!: JobQuestion[] | null;
}
