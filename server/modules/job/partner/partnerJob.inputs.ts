import { Field, InputType, Int } from 'type-graphql';
import {
  deletePartnerJobsSchema,
  partnerJobSchema,
  putJobsSchema,
} from '#schema/validation/employers/partnerJob.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';
import { SentJobFacts } from '#server/modules/job/jobFacts.type.ts';

const EXTERNAL_ID = {
  description:
    'Your own id for the job, 1 to 100 characters. It identifies exactly one of your jobs. Any white space in it counts as one space.',
};

/** Options are plain text here, so that an unknown value refuses only its own row. */
@Validated(partnerJobSchema)
@SentJobFacts()
@InputType({
  description:
    'The full content of a job. Required: externalId, title, description, requirements, location, type, category, industry, experience. Other fields that you leave out are emptied.',
})
export class PartnerJobInput {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;

  @Field(() => String, optional("The job's title."))
  title?: string | null;

  @Field(() => String, optional('The job description, in light Markdown.'))
  description?: string | null;

  @Field(() => String, optional('The requirements, one sentence per line.'))
  requirements?: string | null;

  @Field(() => String, optional('The responsibilities, one sentence per line.'))
  responsibilities?: string | null;

  @Field(() => String, optional('The benefits, one sentence per line.'))
  benefits?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The place of work as "City, State"; old and alternative names are recognized.',
  })
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The type of employment: a JobType, in any of its known spellings.',
  })
  type?: string | null;

  @Field(() => String, optional('The category: its stored value, slug or title.'))
  category?: string | null;

  @Field(() => String, optional('The industry: its stored value or its label.'))
  industry?: string | null;

  @Field(() => String, optional('The pay as free text, for example 5 - 10 LPA.'))
  salary?: string | null;

  @Field(() => Int, optional('The minimum years of experience; 0 means Fresher.'))
  experience?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The level of experience required, an ExperienceLevel; derived from the years if left out.',
  })
  experienceLevel?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last moment at which candidates can apply, as ISO 8601: a day, which counts until its end, or a date and time.',
  })
  applicationDeadline?: string | null;

  @Field(() => Boolean, optional('Whether the work can be done remotely.'))
  isRemote?: boolean | null;

  @Field(() => Boolean, optional('Whether to feature the job; unchanged if left out.'))
  isFeatured?: boolean | null;

  @Field(() => Boolean, optional('Whether the job is urgent; unchanged if left out.'))
  isHot?: boolean | null;
}

@Validated(putJobsSchema)
@InputType({ description: 'The jobs to create or update.' })
export class PutJobsInput {
  @Field(() => [PartnerJobInput], { description: 'The jobs, 1 to 100.' })
  jobs!: PartnerJobInput[];
}

@InputType({ description: "One of your company's jobs." })
export class PartnerJobIdInput {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;
}

@Validated(deletePartnerJobsSchema)
@InputType({ description: "Some of your company's jobs." })
export class DeletePartnerJobsInput {
  @Field(() => [String], { description: 'Your own ids for the jobs, 1 to 100.' })
  externalIds!: string[];
}
