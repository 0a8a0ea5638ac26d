import { Field, Int, ObjectType } from 'type-graphql';
import type { ExperienceType } from '#schema/options/experience.ts';
import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import { ROLES } from '#schema/options/roles.ts';
import type { WorkMode, WorkShift } from '#schema/options/workWishes.ts';
import {
  ExperienceTypeEnum,
  NoticePeriodEnum,
  WorkModeEnum,
  WorkShiftEnum,
} from '#server/graphql/enums/people.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Career } from '#server/modules/account/career.type.ts';

const text = (description: string) => ({ nullable: true, description });

@RequiresOrKey('APPLICATIONS_READ', ...ROLES)
@NeedsOpenCompany()
@ObjectType({ description: "The applicant's profile, as it was when the application was sent." })
export class SentProfile {
  @Field(() => String, text('One line under the name.'))
  headline!: string | null;

  @Field(() => String, text('A few sentences about past work.'))
  summary!: string | null;

  @Field(() => String, text('Where the applicant lived, "City, State".'))
  location!: string | null;

  @Field(() => [String], { description: 'All skills and certifications.' })
  skills!: string[];

  @Field(() => ExperienceTypeEnum, text('Fresher or experienced.'))
  experienceType!: ExperienceType | null;

  @Field(() => String, text('The length of work experience, in words.'))
  experience!: string | null;

  @Field(() => Int, {
    description:
      'The months of work experience at that time: as the applicant said, or else counted from the jobs.',
  })
  experienceMonths!: number;

  @Field(() => Career, { description: 'Jobs, degrees, languages and the rest.' })
  career!: Career;

  @Field(() => NoticePeriodEnum, text('How soon the applicant can start.'))
  noticePeriod!: NoticePeriod | null;

  @Field(() => String, text('The last day at the present job, if notice has been given.'))
  noticeUntil!: string | null;

  @Field(() => Boolean, text('Whether the applicant would move for a job.'))
  willingToMove!: boolean | null;

  @Field(() => [WorkShiftEnum], { description: 'The shifts that the applicant would work.' })
  shifts!: WorkShift[];

  @Field(() => [WorkModeEnum], { description: 'Where the applicant would do the work.' })
  workModes!: WorkMode[];

  @Field(() => String, {
    nullable: true,
    description:
      'What the applicant needs at work because of a disability; null unless they showed it.',
  })
  accommodations!: string | null;
}
