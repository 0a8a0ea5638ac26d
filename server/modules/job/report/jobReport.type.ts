import { Field, ID, ObjectType } from 'type-graphql';
import type { ReportReason } from '#schema/options/reportReasons.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ReportReasonEnum } from '#server/graphql/enums/jobs.ts';
import { Requires } from '#server/graphql/requires.ts';

@Requires('admin')
@ObjectType({ description: "A user's report about a job. The reporter is not disclosed." })
export class JobReport {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => ReportReasonEnum, { description: 'What is wrong with the job.' })
  reason!: ReportReason;

  @Field(() => String, { description: 'More detail; often empty.' })
  detail!: string;

  @Field(() => DateTime, { description: 'When the report was made.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When an administrator resolved the report; null while it is open.',
  })
  resolvedAt!: Date | null;
}
