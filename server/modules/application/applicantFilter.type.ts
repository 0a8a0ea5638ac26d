import { Field, ID, InputType, Int } from 'type-graphql';
import type { AvailableWithin } from '#schema/options/noticePeriods.ts';
import { applicantFilterSchema } from '#schema/validation/employers/applicationFilter.ts';
import { AvailableWithinEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(applicantFilterSchema)
@InputType({
  description:
    "What an employer asks of applicants, by the profile they sent and the company's own tags and ratings. What an applicant did not say does not match.",
})
export class ApplicantFilter {
  @Field(() => Int, { nullable: true, description: 'The minimum years of experience.' })
  experienceFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'The maximum years of experience.' })
  experienceTo?: number | null;

  @Field(() => AvailableWithinEnum, {
    nullable: true,
    description: 'How soon the applicant can start.',
  })
  availableWithin?: AvailableWithin | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum expected pay in rupees per year.',
  })
  payTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the applicant lives: "District, State", a district, a state, an old or short name.',
  })
  place?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Ids of tags, of which one is enough.' })
  tagIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'The minimum average rating, 1 to 5.' })
  ratingFrom?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a resume was sent.' })
  hasResume?: boolean | null;
}
