import { Field, Float, InputType, Int } from 'type-graphql';
import type { ExperienceType } from '#schema/options/experience.ts';
import type { Gender } from '#schema/options/genders.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import { completeOnboardingSchema, profileSchema } from '#schema/validation/seekers/profile.ts';
import type { Context } from '#server/graphql/context.ts';
import { ExperienceTypeEnum, GenderEnum, QualificationEnum } from '#server/graphql/enums/people.ts';
import { LAST_DAY } from '#schema/validation/values/day.ts';
import { Validated } from '#server/graphql/validated.ts';

const today = ({ services }: Context) => services.clock.now();

@Validated((ctx) => profileSchema({ today: today(ctx) }), profileSchema(LAST_DAY))
@InputType({ description: 'What to change in the profile; what is left out stays as it is.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'The given name.' })
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'The family name.' })
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'Ten digits, beginning with 6 to 9.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'One line under the name.' })
  headline?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A few sentences about the work done so far.',
  })
  summary?: string | null;

  @Field(() => String, { nullable: true, description: 'Where one lives, "City, State".' })
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Date of birth, YYYY-MM-DD, not in the future.',
  })
  dateOfBirth?: string | null;

  @Field(() => GenderEnum, { nullable: true, description: 'Male or female.' })
  gender?: Gender | null;

  @Field(() => ExperienceTypeEnum, { nullable: true, description: 'Fresher or experienced.' })
  experienceType?: ExperienceType | null;

  @Field(() => String, { nullable: true, description: 'How long one has worked, in words.' })
  experience?: string | null;

  @Field(() => String, { nullable: true, description: 'The employer of today.' })
  currentCompany?: string | null;

  @Field(() => String, { nullable: true, description: 'The job title of today.' })
  currentJobTitle?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The pay of today: below 1,000 it is lakhs, otherwise rupees a year.',
  })
  currentCTC?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The pay hoped for: below 1,000 it is lakhs, otherwise rupees a year.',
  })
  salaryExpectation?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Where one would work, "City, State" each.',
  })
  preferredLocations?: string[];

  @Field(() => QualificationEnum, { nullable: true, description: 'The highest degree.' })
  education?: Qualification | null;

  @Field(() => String, { nullable: true, description: 'The field of study.' })
  specialization?: string | null;

  @Field(() => String, { nullable: true, description: 'The university or board.' })
  university?: string | null;

  @Field(() => Int, { nullable: true, description: 'The year of the degree, 1950 to 2030.' })
  yearOfPassing?: number | null;

  @Field(() => [String], { nullable: true, description: 'All skills together.' })
  skills?: string[];

  @Field(() => [String], { nullable: true, description: 'Technical skills.' })
  technicalSkills?: string[];

  @Field(() => [String], { nullable: true, description: 'Functional skills.' })
  functionalSkills?: string[];

  @Field(() => [String], { nullable: true, description: 'Certificates held.' })
  certifications?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether there is a bike.' })
  hasBike?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether there is a driving licence.' })
  hasDrivingLicense?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether employers may find one.' })
  isOpenToWork?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the onboarding dialog is done with.',
  })
  onboardingComplete?: boolean;
}

@Validated(completeOnboardingSchema)
@InputType({ description: 'Whether the onboarding dialog is done with.' })
export class CompleteOnboardingInput {
  @Field(() => Boolean, { description: 'True, as a rule.' })
  onboardingComplete!: boolean;
}
