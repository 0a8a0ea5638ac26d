import { Field, InputType, Int } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { jobDraftSchema } from '#schema/validation/employers/jobDraft.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums/jobs.ts';
import { Validated } from '#server/graphql/validated.ts';
import { JobFactFields } from '#server/modules/job/jobFacts.type.ts';
import { JobQuestionInput } from '#server/modules/job/question/jobQuestion.inputs.ts';

const optional = (description: string) => ({ nullable: true, description });

@Validated(jobDraftSchema)
@JobFactFields()
@InputType({ description: 'The content of the draft so far. It replaces the saved draft.' })
export class JobDraftInput {
  @Field(() => String, optional("The job's title."))
  title?: string | null;

  @Field(() => String, optional('The job description.'))
  description?: string | null;

  @Field(() => String, optional('The requirements.'))
  requirements?: string | null;

  @Field(() => String, optional('The responsibilities.'))
  responsibilities?: string | null;

  @Field(() => String, optional('The benefits.'))
  benefits?: string | null;

  @Field(() => String, optional('The place of work.'))
  location?: string | null;

  @Field(() => JobTypeEnum, optional('The type of employment.'))
  type?: JobType | null;

  @Field(() => String, optional('The category.'))
  category?: string | null;

  @Field(() => String, optional('The industry.'))
  industry?: string | null;

  @Field(() => String, optional('The pay.'))
  salary?: string | null;

  @Field(() => Int, optional('The minimum years of experience.'))
  experience?: number | null;

  @Field(() => ExperienceLevelEnum, optional('The level of experience required.'))
  experienceLevel?: ExperienceLevel | null;

  @Field(() => String, optional('The last day on which candidates can apply.'))
  applicationDeadline?: string | null;

  @Field(() => Boolean, optional('Whether the work can be done remotely.'))
  isRemote?: boolean | null;

  @Field(() => Boolean, optional('Whether to feature the job.'))
  isFeatured?: boolean | null;

  @Field(() => Boolean, optional('Whether the job is urgent.'))
  isUrgent?: boolean | null;

  @Field(() => [JobQuestionInput], optional('The questions that applicants answer.'))
  questions?: JobQuestionInput[] | null;
}
