import { Field, ID, InputType } from 'type-graphql';
import type { ReportReason } from '#schema/options/reportReasons.ts';
import { reportJobSchema } from '#schema/validation/seekers/report.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ReportReasonEnum } from '#server/graphql/enums/jobs.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(reportJobSchema)
@InputType({ description: 'A report about a job.' })
export class ReportJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => ReportReasonEnum, { description: 'What is wrong with the job.' })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: 'More detail, up to 500 characters.' })
  detail?: string | null;
}

@InputType({ description: 'The job whose reports to resolve.' })
export class ResolveJobReportsInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time of the newest report you have seen; later ones stay open.',
  })
  until?: Date | null;
}
