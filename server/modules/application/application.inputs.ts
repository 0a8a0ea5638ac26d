import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { ApplicationSort } from '#schema/options/screens/applications.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { applicationFilterSchema } from '#schema/validation/employers/applicationFilter.ts';
import {
  applicationSchema,
  type ApplicationValues,
} from '#schema/validation/seekers/application.ts';
import { ApplicationSortEnum, ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(applicationSchema)
@InputType({ description: 'An application; what is left out is taken from the account.' })
export class ApplyToJobInput implements ApplicationValues {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => String, {
    nullable: true,
    description: "One's own resume: the fileId that an upload has answered, or its fileUrl.",
  })
  resume?: string | null;

  @Field(() => String, { nullable: true, description: "The applicant's name." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the employer may write to.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the employer may call.' })
  phone?: string | null;

  @Field(() => String, { defaultValue: '', description: 'Why this job; may be empty.' })
  coverLetter!: string;

  @Field(() => String, { nullable: true, description: "The pay hoped for, in one's own words." })
  expectedSalary?: string | null;
}

@Validated(applicationFilterSchema)
@ArgsType()
export class ApplicationFilterArgs {
  @Field(() => ID, { nullable: true, description: 'Only those for this job.' })
  jobId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only those with these words in the job's title, or besides: for a seeker in the company's name, for an employer in the applicant's name or e-mail.",
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on this day (YYYY-MM-DD) or later.' })
  appliedFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent on this day (YYYY-MM-DD) or before.' })
  appliedTo?: string | null;
}

@Validated(applicationFilterSchema)
@ArgsType()
export class ApplicationsArgs extends ApplicationFilterArgs {
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'Only those with this status.',
  })
  status?: ApplicationStatus | null;

  @Field(() => [ApplicationStatusEnum], {
    nullable: true,
    description: 'Only those with one of these; together with `status` both hold.',
  })
  statuses?: ApplicationStatus[] | null;

  @Field(() => ApplicationSortEnum, { defaultValue: 'newest', description: 'In which order.' })
  sort!: ApplicationSort;
}
