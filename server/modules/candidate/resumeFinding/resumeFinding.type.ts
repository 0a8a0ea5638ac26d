import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ExperienceType } from '#schema/options/experience.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ExperienceTypeEnum, QualificationEnum } from '#server/graphql/enums/people.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

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
  @Field(() => String, {
    nullable: true,
    description: 'The email address, if there is exactly one.',
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'An Indian mobile number, ten digits.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The place of residence, "City, State".' })
  location?: string | null;

  @Field(() => ExperienceTypeEnum, { nullable: true, description: 'Fresher or experienced.' })
  experienceType?: ExperienceType | null;

  @Field(() => String, { nullable: true, description: 'The length of work experience.' })
  experience?: string | null;

  @Field(() => String, { nullable: true, description: 'The title of the current job.' })
  currentJobTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'The company of the current job.' })
  currentCompany?: string | null;

  @Field(() => QualificationEnum, { nullable: true, description: 'The highest degree.' })
  education?: Qualification | null;

  @Field(() => String, { nullable: true, description: 'The field of the highest degree.' })
  specialization?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the highest degree was taken.' })
  university?: string | null;

  @Field(() => Int, { nullable: true, description: 'The year of the highest degree.' })
  yearOfPassing?: number | null;

  @Field(() => [String], { description: 'Technical skills from the predefined list.' })
  technicalSkills!: readonly string[];

  @Field(() => [String], { description: 'Functional skills from the predefined list.' })
  functionalSkills!: readonly string[];
}
