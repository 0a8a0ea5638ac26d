import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { SalaryRange } from '#schema/options/salaryRanges.ts';
import type { JobSort, PostedWithin } from '#schema/options/screens/search.ts';
import { FILTER_FACTS, type FactFilter } from '#schema/fields/jobFacts.ts';
import { jobFilterSchema } from '#schema/validation/search.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums/jobs.ts';
import { FactListFields, JobFactFields } from '#server/modules/job/jobFacts.type.ts';
import { Validated } from '#server/graphql/validated.ts';
import { JobSortEnum, PostedWithinEnum, SalaryRangeEnum } from '#server/graphql/enums/search.ts';
import { optional } from '#server/graphql/optional.ts';

/** `JobFactFields` adds the fields; this adds their types. */
const WithFacts = Object as unknown as new () => FactFilter;

/**
 * Some filters took one value before they took several, so they have two names. `filterLists` merges the two, and no
 * other code knows of them.
 */
@JobFactFields(FILTER_FACTS)
@FactListFields()
@Validated(jobFilterSchema)
@InputType({
  description:
    'The jobs you are looking for. A filter that you leave out does not restrict the result; several values of one filter find the jobs that have any of them.',
})
export class JobFilter extends WithFacts {
  @Field(() => String, optional('Words in any spelling: titles, skills, companies, places.'))
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: '"District, State", a district, a state, an old or short name, or any town.',
  })
  location?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Jobs up to this many kilometers from `location`, if that is a place we know the position of: 1 to 500.',
  })
  withinKm?: number | null;

  @Field(() => String, optional('A category: its id, slug or title.'))
  category?: string | null;

  @Field(() => [String], optional('Any of these categories: ids, slugs or titles.'))
  categories?: string[] | null;

  @Field(() => JobTypeEnum, optional('The type of employment.'))
  type?: JobType | null;

  @Field(() => [JobTypeEnum], optional('Any of these types of employment.'))
  types?: JobType[] | null;

  @Field(
    () => Boolean,
    optional(
      'If true, only remote jobs, or those of `workModes`. False does not restrict the result.',
    ),
  )
  remote?: boolean | null;

  @Field(() => ExperienceLevelEnum, optional('The level of experience required.'))
  experience?: ExperienceLevel | null;

  @Field(() => [ExperienceLevelEnum], optional('Any of these levels of experience.'))
  experienceLevels?: ExperienceLevel[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Your years of experience: finds jobs that ask for at most as many, or for none. 0 to 60.',
  })
  experienceYears?: number | null;

  @Field(() => SalaryRangeEnum, {
    nullable: true,
    description: 'A range of yearly pay. Finds jobs whose pay is certain and overlaps it.',
  })
  salary?: SalaryRange | null;

  @Field(() => [SalaryRangeEnum], optional('Any of these ranges of yearly pay.'))
  salaryRanges?: SalaryRange[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The lowest yearly pay in rupees. Finds jobs whose pay is certain and reaches it.',
  })
  payFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The highest yearly pay in rupees. Finds jobs whose pay is certain and starts below it.',
  })
  payTo?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'One of the six industries of the filter (such as `it`, `non-it`), or a stored industry.',
  })
  industry?: string | null;

  @Field(() => [String], optional('Any of these industries.'))
  industries?: string[] | null;

  @Field(() => String, optional('A state, by any of its names.'))
  state?: string | null;

  @Field(() => [String], optional('Any of these states.'))
  states?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'A district as "District, State", or by a name that is unambiguous.',
  })
  district?: string | null;

  @Field(() => [String], optional('Any of these districts.'))
  districts?: string[] | null;

  @Field(() => PostedWithinEnum, optional('How recently the job was posted.'))
  postedWithin?: PostedWithin | null;

  @Field(() => ID, optional('The id of a company.'))
  company?: string | null;

  @Field(() => [ID], optional('The ids of companies: jobs of any of them.'))
  companies?: string[] | null;

  @Field(() => Boolean, optional('If true, only jobs of verified employers.'))
  verified?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, only jobs of employers who answer half of all applicants within a week; known from 10 applications on.',
  })
  quickResponders?: boolean | null;

  @Field(() => Boolean, optional('If true, only featured jobs.'))
  featured?: boolean | null;

  @Field(() => Boolean, optional('If true, only urgent jobs.'))
  hot?: boolean | null;
}

@ArgsType()
export class JobsArgs extends PageArgs {
  @Field(() => JobFilter, optional('Filters for the jobs; all live jobs if you leave it out.'))
  filter?: JobFilter | null;

  @Field(() => JobSortEnum, {
    defaultValue: 'relevance' satisfies JobSort,
    description:
      'The order of the list. Without search words, the most relevant jobs are the newest; those that name the city you look in come first.',
  })
  sort!: JobSort;
}
