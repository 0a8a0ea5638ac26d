import { Field, Float, InputType, Int } from 'type-graphql';
import type { ExperienceType } from '#schema/options/experience.ts';
import type { Gender } from '#schema/options/genders.ts';
import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { WorkMode, WorkShift } from '#schema/options/workWishes.ts';
import { completeOnboardingSchema, profileSchema } from '#schema/validation/seekers/profile.ts';
import {
  ExperienceTypeEnum,
  GenderEnum,
  NoticePeriodEnum,
  QualificationEnum,
  WorkModeEnum,
  WorkShiftEnum,
} from '#server/graphql/enums/people.ts';
import { LAST_DAY } from '#schema/validation/values/day.ts';
import { rulesPerDay, Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';
import { CareerInput } from './career.inputs.ts';

@Validated(rulesPerDay(profileSchema), profileSchema(LAST_DAY))
@InputType({
  description: 'The parts of the profile to change. Fields that you leave out keep their values.',
})
export class UpdateProfileInput {
  @Field(() => String, optional('The given name.'))
  firstName?: string;

  @Field(() => String, optional('The family name.'))
  lastName?: string;

  @Field(() => String, optional('The phone number: ten digits, starting with 6 to 9.'))
  phone?: string | null;

  @Field(() => String, optional('One line to show under the name.'))
  headline?: string | null;

  @Field(() => String, optional('A few sentences about past work.'))
  summary?: string | null;

  @Field(() => String, optional('Where the job seeker lives, as "City, State".'))
  location?: string | null;

  @Field(() => String, optional('Date of birth, YYYY-MM-DD, not in the future.'))
  dateOfBirth?: string | null;

  @Field(() => GenderEnum, optional('Male or female.'))
  gender?: Gender | null;

  @Field(() => ExperienceTypeEnum, optional('Fresher or experienced.'))
  experienceType?: ExperienceType | null;

  @Field(() => String, optional('The length of work experience, in words.'))
  experience?: string | null;

  @Field(() => String, optional('The current employer.'))
  currentCompany?: string | null;

  @Field(() => String, optional('The current job title.'))
  currentJobTitle?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The current pay. Below 1,000 it is in lakhs, otherwise in rupees a year.',
  })
  currentCTC?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The expected pay. Below 1,000 it is in lakhs, otherwise in rupees a year.',
  })
  salaryExpectation?: number | null;

  @Field(() => [String], optional('Where the job seeker wants to work, each as "City, State".'))
  preferredLocations?: string[];

  @Field(() => QualificationEnum, optional('The highest degree.'))
  education?: Qualification | null;

  @Field(() => String, optional('The field of study.'))
  specialization?: string | null;

  @Field(() => String, optional('The university or board.'))
  university?: string | null;

  @Field(() => Int, optional('The year of the degree, 1950 to 2030.'))
  yearOfPassing?: number | null;

  @Field(() => [String], optional('All skills together.'))
  skills?: string[];

  @Field(() => [String], optional('Technical skills.'))
  technicalSkills?: string[];

  @Field(() => [String], optional('Functional skills.'))
  functionalSkills?: string[];

  @Field(() => [String], optional('Certificates held.'))
  certifications?: string[];

  @Field(() => Boolean, optional('Whether the job seeker has a bike.'))
  hasBike?: boolean | null;

  @Field(() => Boolean, optional('Whether the job seeker has a driving licence.'))
  hasDrivingLicense?: boolean | null;

  @Field(
    () => CareerInput,
    optional(
      'Past jobs, degrees, projects, certificates, languages and links. A list that is sent replaces the stored one.',
    ),
  )
  career?: CareerInput;

  @Field(() => Int, {
    nullable: true,
    description:
      'The months of work experience, if the dates of the jobs are not enough; null counts the jobs again.',
  })
  experienceMonths?: number | null;

  @Field(() => NoticePeriodEnum, {
    nullable: true,
    description: 'How soon the job seeker can start. SERVING needs noticeUntil.',
  })
  noticePeriod?: NoticePeriod | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day at the present job, YYYY-MM-DD, if notice has been given.',
  })
  noticeUntil?: string | null;

  @Field(() => Boolean, optional('Whether the job seeker would move to another place for a job.'))
  willingToMove?: boolean | null;

  @Field(() => [WorkShiftEnum], optional('The shifts that the job seeker would work.'))
  shifts?: WorkShift[];

  @Field(() => [WorkModeEnum], optional('Where the job seeker would do the work.'))
  workModes?: WorkMode[];

  @Field(() => String, optional('What the job seeker needs at work because of a disability.'))
  accommodations?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether employers who see the profile also see the accommodations.',
  })
  showAccommodations?: boolean;

  @Field(() => Boolean, optional('Whether employers may find the profile.'))
  isOpenToWork?: boolean;

  @Field(() => Boolean, optional('Whether the onboarding dialog is complete.'))
  onboardingComplete?: boolean;
}

@Validated(completeOnboardingSchema)
@InputType({ description: 'Whether the onboarding dialog is complete.' })
export class CompleteOnboardingInput {
  @Field(() => Boolean, { description: 'Pass true once the user has finished the dialog.' })
  onboardingComplete!: boolean;
}
