import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { JobAction, OwnJobsShown, OwnJobsSort } from '#schema/options/screens/ownJobs.ts';
import { createJobSchema, updateJobInputSchema } from '#schema/validation/employers/job.ts';
import { LAST_DAY } from '#schema/validation/values/day.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums/jobs.ts';
import { JobActionEnum, OwnJobsShownEnum, OwnJobsSortEnum } from '#server/graphql/enums/posting.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';
import { JobFactFields } from '#server/modules/job/jobFacts.type.ts';
import { JobQuestionInput } from '#server/modules/job/question/jobQuestion.inputs.ts';

@JobFactFields()
@InputType({
  description: 'The content of a job. Which fields are required depends on the mutation.',
})
class JobFields {
  @Field(() => String, optional("The job's title."))
  title?: string;

  @Field(() => String, optional('The job description, in light Markdown.'))
  description?: string;

  @Field(() => String, optional('The requirements, one sentence per line.'))
  requirements?: string;

  @Field(() => String, optional('The responsibilities, one sentence per line.'))
  responsibilities?: string;

  @Field(() => String, optional('The benefits, one sentence per line.'))
  benefits?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The place of work as "City, State"; old and alternative names are recognized.',
  })
  location?: string;

  @Field(() => JobTypeEnum, optional('The type of employment.'))
  type?: JobType;

  @Field(() => String, optional('The category: its stored value, slug or title.'))
  category?: string;

  @Field(() => String, optional('The industry: its stored value or its label.'))
  industry?: string;

  @Field(() => String, optional('The pay as free text, for example 5 - 10 LPA.'))
  salary?: string;

  @Field(() => Int, optional('The minimum years of experience; 0 means Fresher.'))
  experience?: number;

  @Field(() => ExperienceLevelEnum, {
    nullable: true,
    description: 'The level of experience required; derived from the years if left out.',
  })
  experienceLevel?: ExperienceLevel | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last moment at which candidates can apply, as ISO 8601: a day, which counts until its end, or a date and time.',
  })
  applicationDeadline?: string | null;

  @Field(() => Boolean, optional('Whether the work can be done remotely.'))
  isRemote?: boolean;

  @Field(() => Boolean, optional('Whether to feature the job.'))
  isFeatured?: boolean | null;

  @Field(() => Boolean, optional('The same as isFeatured.'))
  featured?: boolean | null;

  @Field(() => Boolean, optional('Whether the job is urgent.'))
  isHot?: boolean | null;

  @Field(() => Boolean, optional('The same as isHot.'))
  hot?: boolean | null;

  @Field(() => Boolean, optional('The same as isHot.'))
  isUrgent?: boolean | null;

  @Field(() => [JobQuestionInput], {
    nullable: true,
    description: 'The questions that applicants answer, at most 10. They replace those of the job.',
  })
  questions?: JobQuestionInput[] | null;
}

/**
 * A day ends last in the westernmost of the site's time zones. The service checks again in the
 * site's own time zone.
 */
@Validated(
  ({ services }) => createJobSchema({ today: services.clock.now(), timeZone: 'America/New_York' }),
  createJobSchema(LAST_DAY),
)
@InputType({
  description:
    'The content of a new job. Required: title, description, requirements, location, type, category, industry, experience.',
})
export class CreateJobInput extends JobFields {}

@Validated(updateJobInputSchema)
@InputType({
  description: 'The job to change and its new values. Fields that you leave out keep their values.',
})
export class UpdateJobInput extends JobFields {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;
}

@InputType({ description: "One of your company's jobs." })
export class JobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;
}

@InputType({ description: "Some of your company's jobs, and what to do with them." })
export class ChangeJobsInput {
  @Field(() => [ID], { description: 'The ids of the jobs, 1 to 100.' })
  ids!: string[];

  @Field(() => JobActionEnum, { description: 'The action to apply.' })
  action!: JobAction;
}

@ArgsType()
export class OwnJobsArgs extends PageArgs {
  @Field(() => String, optional('Only jobs with these words in their title or location.'))
  search?: string | null;

  @Field(() => OwnJobsShownEnum, { defaultValue: 'all', description: 'The jobs to list.' })
  show!: OwnJobsShown;

  @Field(() => OwnJobsSortEnum, { defaultValue: 'date', description: 'The order of the list.' })
  sort!: OwnJobsSort;
}
