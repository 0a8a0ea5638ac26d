import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ExperienceType } from '#schema/options/experience.ts';
import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  ExperienceTypeEnum,
  NoticePeriodEnum,
  QualificationEnum,
} from '#server/graphql/enums/people.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import {
  FoundCertificate,
  FoundDegree,
  FoundJob,
  FoundLanguage,
  FoundLink,
  FoundProject,
} from './foundCareer.type.ts';

@RequiresLogin()
@ObjectType({ description: 'An uploaded resume whose text could be read.' })
export class ReadableResume {
  @Field(() => ID, { description: 'The id of the resume.' })
  id!: string;

  @Field(() => String, { description: 'The name of its file.' })
  name!: string;

  @Field(() => DateTime, { description: 'When it was uploaded.' })
  uploadedAt!: Date;
}

@RequiresLogin()
@ObjectType({
  description:
    'What a resume states with certainty, in the terms of the profile. Nothing is saved.',
})
export class ResumeFindings {
  @Field(() => String, optional('The email address, if there is exactly one.'))
  email?: string | null;

  @Field(() => String, optional('An Indian mobile number, ten digits.'))
  phone?: string | null;

  @Field(() => String, optional('The place of residence, "City, State".'))
  location?: string | null;

  @Field(() => ExperienceTypeEnum, optional('Fresher or experienced.'))
  experienceType?: ExperienceType | null;

  @Field(() => String, optional('The length of work experience.'))
  experience?: string | null;

  @Field(() => String, optional('The title of the current job.'))
  currentJobTitle?: string | null;

  @Field(() => String, optional('The company of the current job.'))
  currentCompany?: string | null;

  @Field(() => QualificationEnum, optional('The highest degree.'))
  education?: Qualification | null;

  @Field(() => String, optional('The field of the highest degree.'))
  specialization?: string | null;

  @Field(() => String, optional('Where the highest degree was taken.'))
  university?: string | null;

  @Field(() => Int, optional('The year of the highest degree.'))
  yearOfPassing?: number | null;

  @Field(() => [String], { description: 'Technical skills from the predefined list.' })
  technicalSkills!: readonly string[];

  @Field(() => [String], { description: 'Functional skills from the predefined list.' })
  functionalSkills!: readonly string[];

  @Field(() => [String], {
    description: 'Skills that its skills section lists and that are not in the predefined lists.',
  })
  otherSkills!: readonly string[];

  @Field(() => String, optional('The name of the person.'))
  name?: string | null;

  @Field(() => NoticePeriodEnum, {
    nullable: true,
    description: 'How soon the person can start, if it is one of the options.',
  })
  noticePeriod?: NoticePeriod | null;

  @Field(() => Float, optional('The current pay, in rupees a year.'))
  currentPay?: number | null;

  @Field(() => Float, optional('The expected pay, in rupees a year.'))
  expectedPay?: number | null;

  @Field(() => [FoundJob], { description: 'The jobs with a title, a company and dates.' })
  jobs!: readonly FoundJob[];

  @Field(() => [FoundDegree], { description: 'The degrees and schools.' })
  degrees!: readonly FoundDegree[];

  @Field(() => [FoundProject], { description: 'The projects.' })
  projects!: readonly FoundProject[];

  @Field(() => [FoundCertificate], { description: 'The certificates.' })
  certificates!: readonly FoundCertificate[];

  @Field(() => [FoundLanguage], { description: 'The languages whose level is stated.' })
  languages!: readonly FoundLanguage[];

  @Field(() => [FoundLink], { description: 'The links to pages about the person.' })
  links!: readonly FoundLink[];
}
