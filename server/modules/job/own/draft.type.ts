import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums/jobs.ts';
import { Requires, RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { JobFactFields } from '#server/modules/job/jobFacts.type.ts';
import { JobQuestion } from '#server/modules/job/question/jobQuestion.type.ts';

/** The fields of a draft, both as it is sent and as it is read. */
@ObjectType()
@InputType()
export abstract class JobDraftFields {
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
}

@RequiresLogin()
@JobFactFields()
@ObjectType({ description: 'The values entered so far in the form for a new job.' })
export class JobDraftValues extends JobDraftFields {
  @Field(() => [JobQuestion], optional('The questions that applicants answer.'))
  questions?: JobQuestion[] | null;
}

@Requires('employer')
@ObjectType({ description: 'A job that is not posted yet. Each user has at most one.' })
export class JobDraft {
  @Field(() => ID, { description: 'The id of the user who owns the draft.' })
  id!: string;

  @Field(() => JobDraftValues, { description: 'The values entered so far.' })
  values!: JobDraftValues;

  @Field(() => DateTime, { description: 'When the draft was saved.' })
  savedAt!: Date | string;
}

@Requires('employer')
@ObjectType({ description: 'The draft after the change.' })
export class DraftPayload {
  @Field(() => JobDraft, optional('The draft; null if there is none.'))
  draft!: JobDraft | null;

  @Field(() => JobDraft, optional('The previous draft. Save it to restore it.'))
  replaced!: JobDraft | null;

  @Field(() => Viewer, { description: 'The caller, with the current draft.' })
  viewer!: Viewer;
}
