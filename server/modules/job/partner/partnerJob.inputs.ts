import { Field, InputType, Int } from 'type-graphql';
import {
  deletePartnerJobsSchema,
  partnerJobSchema,
  putJobsSchema,
} from '#schema/validation/employers/partnerJob.ts';
import { Validated } from '#server/graphql/validated.ts';

const optional = (description: string) => ({ nullable: true, description });
const EXTERNAL_ID = {
  description: 'Your own number for it, 1 to 100 characters; it leads to this job and no other.',
};

/** Options are texts here: a row with an unknown one is refused by itself, and the others are not. */
@Validated(partnerJobSchema)
@InputType({
  description:
    'All that a job says. Needed: externalId, title, description, requirements, location, type, category, industry, experience; what else is left out is empty.',
})
export class PartnerJobInput {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;

  @Field(() => String, optional("The job's title."))
  title?: string | null;

  @Field(() => String, optional('What the work is, in light Markdown.'))
  description?: string | null;

  @Field(() => String, optional('What one should bring, a sentence a line.'))
  requirements?: string | null;

  @Field(() => String, optional('What there is to do, a sentence a line.'))
  responsibilities?: string | null;

  @Field(() => String, optional('What one gets, a sentence a line.'))
  benefits?: string | null;

  @Field(() => String, optional('Where the work is: "City, State", in any of its names.'))
  location?: string | null;

  @Field(() => String, optional('How the job is held: a JobType in any spelling.'))
  type?: string | null;

  @Field(() => String, optional('One of the eight categories: its stored value, slug or title.'))
  category?: string | null;

  @Field(() => String, optional('The industry: its stored value or its label.'))
  industry?: string | null;

  @Field(() => String, optional('The pay, as free text: 5 - 10 LPA.'))
  salary?: string | null;

  @Field(() => Int, optional('The least years of experience; 0 means Fresher.'))
  experience?: number | null;

  @Field(
    () => String,
    optional('How experienced one should be: an ExperienceLevel; left out, the years say it.'),
  )
  experienceLevel?: string | null;

  @Field(
    () => String,
    optional('Until when one may apply: a day, which counts to its end, or a moment, as ISO 8601.'),
  )
  applicationDeadline?: string | null;

  @Field(() => Boolean, optional('Whether it can be done from anywhere.'))
  isRemote?: boolean | null;

  @Field(() => Boolean, optional('Whether to put it first; left out, that stays as it is.'))
  isFeatured?: boolean | null;

  @Field(() => Boolean, optional('Whether it is urgent; left out, that stays as it is.'))
  isHot?: boolean | null;
}

@Validated(putJobsSchema)
@InputType({ description: 'Several jobs, each for itself.' })
export class PutJobsInput {
  @Field(() => [PartnerJobInput], { description: 'The jobs, 1 to 100.' })
  jobs!: PartnerJobInput[];
}

@InputType({ description: "Which of the company's jobs." })
export class PartnerJobIdInput {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;
}

@Validated(deletePartnerJobsSchema)
@InputType({ description: "Which of the company's jobs." })
export class DeletePartnerJobsInput {
  @Field(() => [String], { description: 'Your own numbers for them, 1 to 100.' })
  externalIds!: string[];
}
