import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { AvailableWithin } from '#schema/options/noticePeriods.ts';
import type { ActiveWithin } from '#schema/options/screens/candidates.ts';
import {
  candidateFilterSchema,
  contactCandidateSchema,
} from '#schema/validation/employers/candidate.ts';
import { ActiveWithinEnum } from '#server/graphql/enums/candidates.ts';
import { AvailableWithinEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(candidateFilterSchema)
@InputType({
  description:
    'The candidates you are looking for. A filter that you leave out does not restrict the result.',
})
export class CandidateFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words to find in headline, jobs, companies, summary, education, projects, languages, skills and places. Names are not searched.',
  })
  search?: string | null;

  @Field(() => [String], optional('Skills that the candidate must have, all of them.'))
  skills?: string[] | null;

  @Field(() => Int, optional('The minimum years of experience.'))
  experienceFrom?: number | null;

  @Field(() => Int, optional('The maximum years of experience.'))
  experienceTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the candidate lives or wants to work: "District, State", a district, a state, an old or short name.',
  })
  location?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The minimum expected pay in rupees per year. Finds only candidates who state one.',
  })
  salaryFrom?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The maximum expected pay in rupees per year. Finds only candidates who state one.',
  })
  salaryTo?: number | null;

  @Field(() => ActiveWithinEnum, optional('How recently the candidate was active.'))
  activeWithin?: ActiveWithin | null;

  @Field(() => AvailableWithinEnum, {
    nullable: true,
    description:
      'How soon the candidate can start. Finds only candidates who state a notice period.',
  })
  availableWithin?: AvailableWithin | null;
}

@Validated(contactCandidateSchema)
@InputType({ description: 'A message to a candidate about a job.' })
export class ContactCandidateInput {
  @Field(() => ID, { description: 'The id of the candidate.' })
  candidateId!: string;

  @Field(() => ID, { description: 'The id of a live job of your company.' })
  jobId!: string;

  @Field(() => String, { description: 'The message.' })
  message!: string;
}
