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

const optional = (description: string) => ({ nullable: true, description });

@InputType({
  description: 'What a job says; whether a field is needed is for the mutation to say.',
})
class JobFields {
  @Field(() => String, optional("The job's title."))
  title?: string;

  @Field(() => String, optional('What the work is, in light Markdown.'))
  description?: string;

  @Field(() => String, optional('What one should bring, a sentence a line.'))
  requirements?: string;

  @Field(() => String, optional('What there is to do, a sentence a line.'))
  responsibilities?: string;

  @Field(() => String, optional('What one gets, a sentence a line.'))
  benefits?: string;

  @Field(() => String, optional('Where the work is: "City, State", in any of its names.'))
  location?: string;

  @Field(() => JobTypeEnum, optional('How the job is held.'))
  type?: JobType;

  @Field(() => String, optional('One of the eight categories: its stored value, slug or title.'))
  category?: string;

  @Field(() => String, optional('The industry: its stored value or its label.'))
  industry?: string;

  @Field(() => String, optional('The pay, as free text: 5 - 10 LPA.'))
  salary?: string;

  @Field(() => Int, optional('The least years of experience; 0 means Fresher.'))
  experience?: number;

  @Field(
    () => ExperienceLevelEnum,
    optional('How experienced one should be; left out, the years say it.'),
  )
  experienceLevel?: ExperienceLevel | null;

  @Field(
    () => String,
    optional('Until when one may apply: a day, which counts to its end, or a moment, as ISO 8601.'),
  )
  applicationDeadline?: string | null;

  @Field(() => Boolean, optional('Whether it can be done from anywhere.'))
  isRemote?: boolean;

  @Field(() => Boolean, optional('Whether to put it first.'))
  isFeatured?: boolean | null;

  @Field(() => Boolean, optional('The same as isFeatured.'))
  featured?: boolean | null;

  @Field(() => Boolean, optional('Whether it is urgent.'))
  isHot?: boolean | null;

  @Field(() => Boolean, optional('The same as isHot.'))
  hot?: boolean | null;

  @Field(() => Boolean, optional('The same as isHot.'))
  isUrgent?: boolean | null;
}

/** In the westernmost of the site's zones a day is over last: the service asks again, by the site's own. */
@Validated(
  ({ services }) => createJobSchema({ today: services.clock.now(), timeZone: 'America/New_York' }),
  createJobSchema(LAST_DAY),
)
@InputType({
  description:
    'A new job. Needed: title, description, requirements, location, type, category, industry, experience.',
})
export class CreateJobInput extends JobFields {}

@Validated(updateJobInputSchema)
@InputType({ description: 'Which job, and what becomes of it; what is left out stays.' })
export class UpdateJobInput extends JobFields {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;
}

@InputType({ description: "Which of the company's jobs." })
export class JobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;
}

@InputType({ description: "Which of the company's jobs, and what to do to them." })
export class ChangeJobsInput {
  @Field(() => [ID], { description: 'The ids of the jobs, 1 to 100.' })
  ids!: string[];

  @Field(() => JobActionEnum, { description: 'What to do.' })
  action!: JobAction;
}

@ArgsType()
export class OwnJobsArgs extends PageArgs {
  @Field(() => String, optional('Only those with these words in their title or place.'))
  search?: string | null;

  @Field(() => OwnJobsShownEnum, { defaultValue: 'all', description: 'Which of them.' })
  show!: OwnJobsShown;

  @Field(() => OwnJobsSortEnum, { defaultValue: 'date', description: 'In which order.' })
  sort!: OwnJobsSort;
}
