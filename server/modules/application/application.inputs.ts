import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { ApplicationSort } from '#schema/options/screens/applications.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { applicationFilterSchema } from '#schema/validation/employers/applicationFilter.ts';
import { answerSchema, type SentAnswer } from '#schema/validation/seekers/answers.ts';
import {
  applicationSchema,
  type ApplicationValues,
} from '#schema/validation/seekers/application.ts';
import { ApplicationSortEnum, ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';
import { ApplicantFilter } from './applicantFilter.type.ts';

@Validated(answerSchema)
@InputType({ description: 'An answer to a question of a job.' })
export class ApplicationAnswerInput implements SentAnswer {
  @Field(() => String, { description: 'The `key` of the question, or the question itself.' })
  question!: string;

  @Field(() => String, {
    defaultValue: '',
    description:
      '`yes` or `no`, one of the options, a number, a text, or the fileId or fileUrl that an upload returned. Empty for no answer.',
  })
  answer!: string;
}

@Validated(applicationSchema)
@InputType({
  description: 'An application. Fields that you leave out are taken from your account.',
})
export class ApplyToJobInput implements ApplicationValues {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'One of your own resumes: the fileId or the fileUrl that an upload returned.',
  })
  resume?: string | null;

  @Field(() => String, optional("The applicant's name."))
  name?: string | null;

  @Field(() => String, optional('The email address at which the employer can reach you.'))
  email?: string | null;

  @Field(() => String, optional('The phone number at which the employer can reach you.'))
  phone?: string | null;

  @Field(() => String, { defaultValue: '', description: 'The cover letter; may be empty.' })
  coverLetter!: string;

  @Field(() => String, optional('The expected pay, as free text.'))
  expectedSalary?: string | null;

  @Field(() => [ApplicationAnswerInput], {
    nullable: true,
    description: "Answers to the job's `questions`. Those that are required must be answered.",
  })
  answers?: ApplicationAnswerInput[] | null;
}

@Validated(applicationFilterSchema)
@ArgsType()
export class ApplicationFilterArgs {
  @Field(() => ID, optional('Only applications for this job.'))
  jobId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Only applications with these words in the job's title; for a seeker also in the company's name, for an employer also in the applicant's name or email address, or all of them in the letter, the resume and the answers.",
  })
  search?: string | null;

  @Field(() => String, optional('Sent on or after this day (YYYY-MM-DD).'))
  appliedFrom?: string | null;

  @Field(() => String, optional('Sent on or before this day (YYYY-MM-DD).'))
  appliedTo?: string | null;

  @Field(() => ApplicantFilter, {
    nullable: true,
    description: 'What an employer asks of applicants; ignored for a seeker.',
  })
  applicants?: ApplicantFilter | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only applications whose answers meet all must-haves of the employer. Ignored for a seeker.',
  })
  meetsMustHaves?: boolean | null;
}

@Validated(applicationFilterSchema)
@ArgsType()
export class ApplicationsArgs extends ApplicationFilterArgs {
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'Only applications with this status that were not withdrawn.',
  })
  status?: ApplicationStatus | null;

  @Field(() => [ApplicationStatusEnum], {
    nullable: true,
    description:
      'Only applications with one of these statuses that were not withdrawn. If you also pass `status`, both apply.',
  })
  statuses?: ApplicationStatus[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for withdrawn applications only, false for those that were not. Without it and without a status, the list has both.',
  })
  withdrawn?: boolean | null;
  @Field(() => ID, optional("Only applications in this stage of the caller's company."))
  stageId?: string | null;

  @Field(() => ApplicationSortEnum, {
    defaultValue: 'newest',
    description: 'The order of the list.',
  })
  sort!: ApplicationSort;
}
