import { Field, ID, Int, ObjectType } from 'type-graphql';
import { JobSuggestionKindEnum } from '#server/graphql/enums/search.ts';
import type { JobSuggestionKind } from '#schema/options/screens/search.ts';

@ObjectType({
  description: 'A value of a filter, with the number of jobs that choosing it would find.',
})
export class FacetValue {
  @Field(() => String, {
    description: 'The value to pass to the filter; for an option, its name in capitals.',
  })
  value!: string;

  @Field(() => String, { description: 'The display text; options are in English.' })
  label!: string;

  @Field(() => Int, {
    description: 'The number of jobs with this value, with all other filters kept.',
  })
  count!: number;

  @Field(() => Boolean, { description: 'Whether it is currently chosen.' })
  selected!: boolean;
}

const values = (what: string) => ({ description: `${what}, most frequent first.` });
const options = (what: string) => ({ description: `${what}, in a fixed order.` });

@ObjectType({ description: 'The values of a fact, as a filter shows them.' })
export class FactFacet {
  @Field(() => String, { description: 'The name of the filter, as in JobFilter.' })
  name!: string;

  @Field(() => [FacetValue], options('All of its values'))
  values!: FacetValue[];
}

@ObjectType({
  description:
    'For each filter, its values with counts of live jobs, as if this filter were not set.',
})
export class JobFacets {
  @Field(() => [FacetValue], options('All categories by slug'))
  category!: FacetValue[];

  @Field(() => [FacetValue], options('All job types'))
  type!: FacetValue[];

  @Field(() => [FacetValue], { description: 'A single value: "true".' })
  remote!: FacetValue[];

  @Field(() => [FacetValue], { description: 'Featured jobs. A single value: "true".' })
  featured!: FacetValue[];

  @Field(() => [FacetValue], { description: 'Urgent jobs. A single value: "true".' })
  hot!: FacetValue[];

  @Field(() => [FacetValue], options('All levels of experience'))
  experience!: FacetValue[];

  @Field(() => [FacetValue], options('All salary ranges (a job can be in two)'))
  salary!: FacetValue[];

  @Field(() => [FacetValue], options('The six industries of the filter (`it` …)'))
  industry!: FacetValue[];

  @Field(() => [FacetValue], values('States, by name'))
  state!: FacetValue[];

  @Field(() => [FacetValue], values('Districts, as "District, State"; the 100 most frequent'))
  district!: FacetValue[];

  @Field(() => [FacetValue], options('All times since posting (each includes the shorter ones)'))
  postedWithin!: FacetValue[];

  @Field(() => [FacetValue], values('Companies, by id; the 50 most frequent'))
  company!: FacetValue[];

  @Field(() => [FactFacet], { description: 'More facts about jobs that you can filter by.' })
  facts!: FactFacet[];

  @Field(() => Boolean, {
    description: 'False if there are so many jobs that the counts are estimates.',
  })
  areExact!: boolean;
}

@ObjectType({ description: 'A filter whose removal would let the search find jobs.' })
export class FilterToDrop {
  @Field(() => String, { description: 'The name of the filter, as in JobFilter.' })
  filter!: string;

  @Field(() => String, { description: 'Its current value.' })
  value!: string;

  @Field(() => Int, { description: 'The number of jobs without it.' })
  count!: number;
}

@ObjectType({ description: 'What to try instead.' })
export class SearchAdvice {
  @Field(() => String, {
    nullable: true,
    description: 'The corrected search words, if they were not found as typed.',
  })
  didYouMean!: string | null;

  @Field(() => [FilterToDrop], {
    description: 'If nothing was found: the filters to remove, the most effective first.',
  })
  without!: FilterToDrop[];
}

@ObjectType({ description: 'A completion for what the user is typing.' })
export class JobSuggestion {
  @Field(() => JobSuggestionKindEnum, { description: 'The kind of suggestion.' })
  kind!: JobSuggestionKind;

  @Field(() => String, { description: 'The text to show and to search for.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The filter that finds it better than search words do: `location` or `company`.',
  })
  filter!: string | null;

  @Field(() => ID, { nullable: true, description: 'The value to pass to that filter.' })
  value!: string | null;

  @Field(() => Int, { description: 'The number of live jobs; counted up to 1,000.' })
  count!: number;
}
