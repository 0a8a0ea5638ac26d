import { Field, Float, ID, InputType, Int } from 'type-graphql';
import type { ActiveWithin } from '#schema/options/screens/candidates.ts';
import {
  candidateFilterSchema,
  contactCandidateSchema,
} from '#schema/validation/employers/candidate.ts';
import { ActiveWithinEnum } from '#server/graphql/enums/candidates.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(candidateFilterSchema)
@InputType({ description: 'Who is wanted; what is left out is not asked for.' })
export class CandidateFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words of headline, job title, summary, education, company, skills and places. Names are not looked through.',
  })
  search?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Skills to be held, all of them; 10 at most.',
  })
  skills?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Years of experience at least.' })
  experienceFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'Years of experience at most.' })
  experienceTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      '"District, State", a district, a state, an old or short name: where they live or would work.',
  })
  location?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Expected pay at least, rupees a year; only those who name one.',
  })
  salaryFrom?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Expected pay at most, rupees a year; only those who name one.',
  })
  salaryTo?: number | null;

  @Field(() => ActiveWithinEnum, { nullable: true, description: 'How lately they were here.' })
  activeWithin?: ActiveWithin | null;
}

@Validated(contactCandidateSchema)
@InputType({ description: 'Whom to write to, about which job, and what.' })
export class ContactCandidateInput {
  @Field(() => ID, { description: 'The id of the candidate.' })
  candidateId!: string;

  @Field(() => ID, { description: "The id of a live job of the caller's company." })
  jobId!: string;

  @Field(() => String, { description: 'The letter, up to 1,000 characters.' })
  message!: string;
}
