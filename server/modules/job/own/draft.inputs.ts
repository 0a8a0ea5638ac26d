import { Field, InputType, Int } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { jobDraftSchema } from '#schema/validation/employers/jobDraft.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums/jobs.ts';
import { Validated } from '#server/graphql/validated.ts';

const typed = (description: string) => ({ nullable: true, description });

@Validated(jobDraftSchema)
@InputType({ description: 'What has been typed so far; it takes the place of what was saved.' })
export class JobDraftInput {
  @Field(() => String, typed("The job's title."))
  title?: string | null;

  @Field(() => String, typed('What the work is.'))
  description?: string | null;

  @Field(() => String, typed('What one should bring.'))
  requirements?: string | null;

  @Field(() => String, typed('What there is to do.'))
  responsibilities?: string | null;

  @Field(() => String, typed('What one gets.'))
  benefits?: string | null;

  @Field(() => String, typed('Where the work is.'))
  location?: string | null;

  @Field(() => JobTypeEnum, typed('How the job is held.'))
  type?: JobType | null;

  @Field(() => String, typed('The category.'))
  category?: string | null;

  @Field(() => String, typed('The industry.'))
  industry?: string | null;

  @Field(() => String, typed('The pay.'))
  salary?: string | null;

  @Field(() => Int, typed('The least years of experience.'))
  experience?: number | null;

  @Field(() => ExperienceLevelEnum, typed('How experienced one should be.'))
  experienceLevel?: ExperienceLevel | null;

  @Field(() => String, typed('Until when one may apply, a day.'))
  applicationDeadline?: string | null;

  @Field(() => Boolean, typed('Whether it can be done from anywhere.'))
  isRemote?: boolean | null;

  @Field(() => Boolean, typed('Whether to put it first.'))
  isFeatured?: boolean | null;

  @Field(() => Boolean, typed('Whether it is urgent.'))
  isUrgent?: boolean | null;
}
