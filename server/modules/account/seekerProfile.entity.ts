import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ExperienceType } from '#schema/options/experience.ts';
import type { Gender } from '#schema/options/genders.ts';
import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { WorkMode, WorkShift } from '#schema/options/workWishes.ts';
import { type Career as CareerLists, EMPTY_CAREER } from '#schema/profile/career.ts';
import {
  ExperienceTypeEnum,
  GenderEnum,
  NoticePeriodEnum,
  QualificationEnum,
  WorkModeEnum,
  WorkShiftEnum,
} from '#server/graphql/enums/people.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { Career } from './career.type.ts';
import { User } from './user.entity.ts';

// Spread at each use, because the ORM keeps and completes the object it is given.
const text = { type: 'text', nullable: true } as const;
const list = { type: 'text[]' } as const;

@RequiresLogin()
@ObjectType({ description: 'The profile of a job seeker.' })
@Entity({ tableName: 'seeker_profiles' })
export class SeekerProfile {
  [OptionalProps]?:
    | 'preferredLocations'
    | 'skills'
    | 'technicalSkills'
    | 'functionalSkills'
    | 'certifications'
    | 'career'
    | 'shifts'
    | 'workModes'
    | 'showAccommodations'
    | 'isOpenToWork';

  @OneToOne({ entity: () => User, primary: true, owner: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Field(() => String, optional('One line to show under the name.'))
  @Property({ ...text })
  headline?: string | null;

  @Field(() => String, optional('A few sentences about past work.'))
  @Property({ ...text })
  summary?: string | null;

  @Field(() => String, optional('Where the job seeker lives, as "City, State".'))
  @Property({ ...text })
  location?: string | null;

  @Field(() => String, optional('Date of birth, YYYY-MM-DD.'))
  @Property({ type: 'date', nullable: true })
  dateOfBirth?: string | null;

  @Field(() => GenderEnum, optional('The gender.'))
  @Property({ ...text })
  gender?: Gender | null;

  @Field(() => ExperienceTypeEnum, optional('Fresher or experienced.'))
  @Property({ ...text })
  experienceType?: ExperienceType | null;

  @Field(() => String, optional('The length of work experience, in words.'))
  @Property({ ...text })
  experience?: string | null;

  @Field(() => String, optional('The current employer.'))
  @Property({ ...text })
  currentCompany?: string | null;

  @Field(() => String, optional('The current job title.'))
  @Property({ ...text })
  currentJobTitle?: string | null;

  @Field(() => Float, {
    name: 'currentCTC',
    nullable: true,
    description: 'The current pay, in rupees a year.',
  })
  @Property({ type: 'integer', nullable: true })
  currentCtc?: number | null;

  @Field(() => Float, optional('The expected pay, in rupees a year.'))
  @Property({ type: 'integer', nullable: true })
  salaryExpectation?: number | null;

  @Field(() => [String], {
    description: 'Where the job seeker wants to work, each as "City, State".',
  })
  @Property({ ...list })
  preferredLocations: string[] = [];

  @Field(() => QualificationEnum, optional('The highest degree.'))
  @Property({ ...text })
  education?: Qualification | null;

  @Field(() => String, optional('The field of study.'))
  @Property({ ...text })
  specialization?: string | null;

  @Field(() => String, optional('The university or board.'))
  @Property({ ...text })
  university?: string | null;

  @Field(() => Int, optional('The year of the degree.'))
  @Property({ type: 'integer', nullable: true })
  yearOfPassing?: number | null;

  @Field(() => [String], { description: 'All skills and certifications together.' })
  @Property({ ...list })
  skills: string[] = [];

  @Field(() => [String], { description: 'Technical skills.' })
  @Property({ ...list })
  technicalSkills: string[] = [];

  @Field(() => [String], { description: 'Functional skills.' })
  @Property({ ...list })
  functionalSkills: string[] = [];

  @Field(() => [String], { description: 'Certificates held.' })
  @Property({ ...list })
  certifications: string[] = [];

  @Field(() => Boolean, optional('Whether the job seeker has a bike to ride to work.'))
  @Property({ type: 'boolean', nullable: true })
  hasBike?: boolean | null;

  @Field(() => Boolean, optional('Whether the job seeker has a driving licence.'))
  @Property({ type: 'boolean', nullable: true })
  hasDrivingLicense?: boolean | null;

  @Field(() => Career, {
    description: 'Past jobs, degrees, projects, certificates, languages and links, each as a list.',
  })
  @Property({ type: 'json' })
  career: CareerLists = { ...EMPTY_CAREER };
  /** The person's own figure; null if it follows from the jobs. */
  @Property({ type: 'integer', nullable: true }) experienceMonths?: number | null;

  @Field(() => NoticePeriodEnum, optional('How soon the job seeker can start.'))
  @Property({ ...text })
  noticePeriod?: NoticePeriod | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day at the present job, YYYY-MM-DD, if notice has been given.',
  })
  @Property({ type: 'date', nullable: true })
  noticeUntil?: string | null;

  @Field(() => Boolean, optional('Whether the job seeker would move to another place for a job.'))
  @Property({ type: 'boolean', nullable: true })
  willingToMove?: boolean | null;

  @Field(() => [WorkShiftEnum], { description: 'The shifts that the job seeker would work.' })
  @Property({ ...list })
  shifts: WorkShift[] = [];

  @Field(() => [WorkModeEnum], { description: 'Where the job seeker would do the work.' })
  @Property({ ...list })
  workModes: WorkMode[] = [];

  @Field(() => String, optional('What the job seeker needs at work because of a disability.'))
  @Property({ ...text })
  accommodations?: string | null;

  @Field(() => Boolean, {
    description: 'Whether employers who see the profile also see the accommodations.',
  })
  @Property({ type: 'boolean' })
  showAccommodations = false;

  @Field(() => Boolean, { description: 'Whether employers may find the profile.' })
  @Property({ type: 'boolean' })
  isOpenToWork = false;
  @Property({ type: 'timestamptz' }) updatedAt!: Date;
}
