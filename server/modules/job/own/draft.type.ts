import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums/jobs.ts';
import { Requires, RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

const typed = (description: string) => ({ nullable: true, description });

@RequiresLogin()
@ObjectType({ description: 'What has been typed into the form of a new job.' })
export class JobDraftValues {
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

  @Field(() => String, typed('Until when one may apply.'))
  applicationDeadline?: string | null;

  @Field(() => Boolean, typed('Whether it can be done from anywhere.'))
  isRemote?: boolean | null;

  @Field(() => Boolean, typed('Whether to put it first.'))
  isFeatured?: boolean | null;

  @Field(() => Boolean, typed('Whether it is urgent.'))
  isUrgent?: boolean | null;
}

@Requires('employer')
@ObjectType({ description: 'A job that is not posted yet; each person has one.' })
export class JobDraft {
  @Field(() => ID, { description: 'The id of whose it is.' })
  id!: string;

  @Field(() => JobDraftValues, { description: 'What has been typed so far.' })
  values!: JobDraftValues;

  @Field(() => DateTime, { description: 'When it was saved.' })
  savedAt!: Date;
}

@Requires('employer')
@ObjectType({ description: 'The draft as it is now.' })
export class DraftPayload {
  @Field(() => JobDraft, { nullable: true, description: 'The draft; null when there is none.' })
  draft!: JobDraft | null;

  @Field(() => JobDraft, {
    nullable: true,
    description: 'What was there before; save it to bring it back.',
  })
  replaced!: JobDraft | null;

  @Field(() => Viewer, { description: 'The caller, with the draft as it is now.' })
  viewer!: Viewer;
}
