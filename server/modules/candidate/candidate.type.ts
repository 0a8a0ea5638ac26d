import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ExperienceType } from '#schema/options/experience.ts';
import type { NoticePeriod } from '#schema/options/noticePeriods.ts';
import type { Qualification } from '#schema/options/qualifications.ts';
import type { CandidateActivity, CandidateFilterName } from '#schema/options/screens/candidates.ts';
import type { WorkMode, WorkShift } from '#schema/options/workWishes.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import {
  CandidateActivityEnum,
  CandidateFilterNameEnum,
} from '#server/graphql/enums/candidates.ts';
import {
  ExperienceTypeEnum,
  NoticePeriodEnum,
  QualificationEnum,
  WorkModeEnum,
  WorkShiftEnum,
} from '#server/graphql/enums/people.ts';
import { Node } from '#server/graphql/node.ts';
import { NeedsTeamRight, Requires } from '#server/graphql/requires.ts';
import { Career } from '#server/modules/account/career.type.ts';
import type { CandidateFilter } from './candidate.inputs.ts';

const text = (description: string) => ({ nullable: true, description });

@Requires('employer')
@NeedsTeamRight('candidates')
@ObjectType({
  implements: Node,
  description:
    'A job seeker who is open to work and visible, as employers of an approved company see them.',
})
export class Candidate extends Node {
  @Field(() => String, { description: 'The first and last name; may be empty.' })
  name!: string;

  @Field(() => String, text('One line to show under the name.'))
  headline?: string | null;

  @Field(() => String, text('A few sentences about past work.'))
  summary?: string | null;

  @Field(() => String, text('The current job title.'))
  currentJobTitle?: string | null;

  @Field(() => String, text('The current employer.'))
  currentCompany?: string | null;

  @Field(() => ExperienceTypeEnum, text('Fresher or experienced.'))
  experienceType?: ExperienceType | null;

  @Field(() => String, text('The length of work experience, in words.'))
  experience?: string | null;

  @Field(() => String, text('Where this person lives, "City, State".'))
  location?: string | null;

  @Field(() => [String], { description: 'The places where this person would work.' })
  preferredLocations!: string[];

  @Field(() => [String], { description: 'All skills and certifications.' })
  skills!: string[];

  @Field(() => QualificationEnum, text('The highest degree.'))
  education?: Qualification | null;

  @Field(() => String, text('The field of study.'))
  specialization?: string | null;

  @Field(() => String, text('The university or board.'))
  university?: string | null;

  @Field(() => Int, text('The year of the degree.'))
  yearOfPassing?: number | null;

  @Field(() => Float, text('The expected pay, in rupees a year.'))
  salaryExpectation?: number | null;

  @Field(() => Career, {
    description: 'Jobs, degrees, languages and the rest. No links unless contact info is shown.',
  })
  career!: Career;

  @Field(() => Int, {
    description:
      'The months of work experience: as this person says, or else counted from the jobs.',
  })
  experienceMonths!: number;

  @Field(() => NoticePeriodEnum, text('How soon this person can start.'))
  noticePeriod?: NoticePeriod | null;

  @Field(() => String, text('The last day at the present job, if notice has been given.'))
  noticeUntil?: string | null;

  @Field(() => Boolean, text('Whether this person would move for a job.'))
  willingToMove?: boolean | null;

  @Field(() => [WorkShiftEnum], { description: 'The shifts that this person would work.' })
  shifts!: WorkShift[];

  @Field(() => [WorkModeEnum], { description: 'Where this person would do the work.' })
  workModes!: WorkMode[];

  @Field(() => String, {
    nullable: true,
    description:
      'What this person needs at work because of a disability; null unless they show it.',
  })
  accommodations?: string | null;

  @Field(() => Boolean, text('Whether this person has a bike.'))
  hasBike?: boolean | null;

  @Field(() => Boolean, text('Whether this person has a driving licence.'))
  hasDrivingLicense?: boolean | null;

  @Field(() => String, text('The email address; null unless this person shows contact info.'))
  email?: string | null;

  @Field(() => String, text('The phone number; null unless this person shows contact info.'))
  phone?: string | null;

  @Field(() => Boolean, { description: 'Whether employers may write to this person.' })
  mayBeContacted!: boolean;

  @Field(() => CandidateActivityEnum, { description: 'How recently this person was active.' })
  lastActive!: CandidateActivity;

  @Field(() => [ID], {
    description: 'The ids of the jobs your company has written to this person about.',
  })
  contactedJobIds!: string[];
}

@Requires('employer')
@ObjectType({ description: 'How many candidates there would be without one filter.' })
export class CandidateAdvice {
  @Field(() => CandidateFilterNameEnum, { description: 'The name of the filter.' })
  filter!: CandidateFilterName;

  @Field(() => Int, {
    description: 'The number of candidates without it; 1,000 means 1,000 or more.',
  })
  count!: number;
}

@Requires('employer')
@ObjectType({ description: 'A page of candidates.' })
export class CandidateConnection extends connectionOf(Candidate, 'Candidate') {
  /** The filter of this list, from which the advice is computed if nothing was found. */
  filter!: CandidateFilter;
}

@Requires('employer')
@ObjectType({ description: 'The result of writing to a candidate.' })
export class ContactCandidatePayload {
  @Field(() => Candidate, {
    description: 'The candidate, whose `contactedJobIds` now include the job.',
  })
  candidate!: Candidate;

  @Field(() => Int, { description: 'How many more people you may write to today.' })
  contactsLeft!: number;
}
