import { Field, ID, InputType } from 'type-graphql';
import type { ReportReason } from '#schema/options/reportReasons.ts';
import { reportJobSchema } from '#schema/validation/seekers/report.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ReportReasonEnum } from '#server/graphql/enums/jobs.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(reportJobSchema)
@InputType({ description: 'What is wrong with a job.' })
export class ReportJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => ReportReasonEnum, { description: 'What is wrong with it.' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'In more words, up to 500 characters.' })
  detail?: string | null;
}

@InputType({ description: 'Which job, and what of its reports has been seen.' })
export class ResolveJobReportsInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the newest came that the caller has seen; later ones wait on.',
  })
  until?: Date | null;
}
