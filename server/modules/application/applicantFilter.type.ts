import { Field, ID, InputType, Int } from 'type-graphql';
import type { AvailableWithin } from '#schema/options/noticePeriods.ts';
import { applicantFilterSchema } from '#schema/validation/employers/applicationFilter.ts';
import { AvailableWithinEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(applicantFilterSchema)
@InputType({
  description:
    "What an employer asks of applicants, by the profile they sent and the company's own tags and ratings. What an applicant did not say does not match.",
})
export class ApplicantFilter {
  @Field(() => Int, optional('The minimum years of experience.'))
  experienceFrom?: number | null;

  @Field(() => Int, optional('The maximum years of experience.'))
  experienceTo?: number | null;

  @Field(() => AvailableWithinEnum, optional('How soon the applicant can start.'))
  availableWithin?: AvailableWithin | null;

  @Field(() => Int, optional('The maximum expected pay in rupees per year.'))
  payTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the applicant lives: "District, State", a district, a state, an old or short name.',
  })
  place?: string | null;

  @Field(() => [ID], optional('Ids of tags, of which one is enough.'))
  tagIds?: string[] | null;

  @Field(() => Int, optional('The minimum average rating, 1 to 5.'))
  ratingFrom?: number | null;

  @Field(() => Boolean, optional('Whether a resume was sent.'))
  hasResume?: boolean | null;
}
