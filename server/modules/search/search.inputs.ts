import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { SalaryRange } from '#schema/options/salaryRanges.ts';
import type { JobSort, PostedWithin } from '#schema/options/screens/search.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums/jobs.ts';
import { JobSortEnum, PostedWithinEnum, SalaryRangeEnum } from '#server/graphql/enums/search.ts';

/** Single-valued on purpose: the count beside a value is what choosing that value yields. */
@InputType({ description: 'Which jobs are wanted; what is left out is not asked for.' })
export class JobFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words, as people type them: titles, skills, companies, places, in any spelling.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '"District, State", a district, a state, an old or short name, or any town.',
  })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'A category: its id, slug or title.' })
  category?: string | null;

  @Field(() => JobTypeEnum, { nullable: true, description: 'How the job is held.' })
  type?: JobType | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those that can be done from anywhere. False asks for nothing.',
  })
  remote?: boolean | null;

  @Field(() => ExperienceLevelEnum, {
    nullable: true,
    description: 'How experienced one should be.',
  })
  experience?: ExperienceLevel | null;

  @Field(() => SalaryRangeEnum, {
    nullable: true,
    description: 'Yearly pay that overlaps this range; only jobs whose pay is certain.',
  })
  salary?: SalaryRange | null;

  @Field(() => String, {
    nullable: true,
    description: 'One of the six industries of the filter (`it`, `non-it` …), or a stored one.',
  })
  industry?: string | null;

  @Field(() => String, { nullable: true, description: 'A state, in any of its names.' })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A district as "District, State", or by a name that can only mean one.',
  })
  district?: string | null;

  @Field(() => PostedWithinEnum, { nullable: true, description: 'How fresh it should be.' })
  postedWithin?: PostedWithin | null;

  @Field(() => ID, { nullable: true, description: 'The id of a company.' })
  company?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only featured ones.' })
  featured?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only urgent ones.' })
  hot?: boolean | null;
}

@ArgsType()
export class JobsArgs extends PageArgs {
  @Field(() => JobFilter, { nullable: true, description: 'Which jobs; all live ones without it.' })
  filter?: JobFilter | null;

  @Field(() => JobSortEnum, {
    defaultValue: 'relevance' satisfies JobSort,
    description: 'In which order; without words the most relevant are the newest.',
  })
  sort!: JobSort;
}
