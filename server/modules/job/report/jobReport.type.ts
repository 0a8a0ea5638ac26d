import { Field, ID, ObjectType } from 'type-graphql';
import type { ReportReason } from '#schema/options/reportReasons.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ReportReasonEnum } from '#server/graphql/enums/jobs.ts';
import { Requires } from '#server/graphql/requires.ts';

@Requires('admin')
@ObjectType({ description: 'What somebody has said of a job; who it was is not told.' })
export class JobReport {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => ReportReasonEnum, { description: 'What is wrong with the job.' })
  reason!: ReportReason;

  @Field(() => String, { description: 'In more words; often empty.' })
  detail!: string;

  @Field(() => DateTime, { description: 'When it was said.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When an administrator was done with it; null while it waits.',
  })
  resolvedAt!: Date | null;
}
