import { Field, ID, InputType } from 'type-graphql';
import type { ReportReason } from '#schema/options/reportReasons.ts';
import { reportJobSchema } from '#schema/validation/seekers/report.ts';
import { ReportReasonEnum } from '#server/graphql/enums/jobs.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(reportJobSchema)
@InputType({ description: 'A report about a job.' })
export class ReportJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => ReportReasonEnum, { description: 'What is wrong with the job.' })
  reason!: ReportReason;

  @Field(() => String, optional('More detail.'))
  detail?: string | null;
}
