import { Field, ID, Int, ObjectType } from 'type-graphql';
import { JobSuggestionKindEnum } from '#server/graphql/enums/search.ts';
import { optional } from '#server/graphql/optional.ts';
import type { JobSuggestionKind } from '#schema/options/screens/search.ts';

@ObjectType({
  description: 'A value of a filter, with the number of jobs in the list after choosing it.',
})
export class FacetValue {
  @Field(() => String, {
    description: 'The value to pass to the filter; for an option, its name in capitals.',
  })
  value!: string;

  @Field(() => String, { description: 'The display text; options are in English.' })
  label!: string;

  @Field(() => Int, {
    description:
      'The number of jobs in the list after choosing this value, with all other filters kept. It is added to the values already chosen in its filter; in `postedWithin` and `experienceYears`, which take one value, it replaces it.',
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

@ObjectType({ description: 'A band of yearly pay, with the number of jobs that pay in it.' })
export class PayBand {
  @Field(() => Int, { description: 'Where the band begins, in rupees; pass it as `payFrom`.' })
  from!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Where it ends, to pass as `payTo`; null for the last band, which has no end.',
  })
  to!: number | null;

  @Field(() => Int, {
    description:
      'The number of jobs in the list after choosing just this band, with all other filters kept. A job whose pay reaches over several bands counts in each.',
  })
  count!: number;

  @Field(() => Boolean, { description: 'Whether it lies within the pay currently chosen.' })
  selected!: boolean;
}

@ObjectType({
  description: 'For each filter, its values with the number of live jobs that choosing them finds.',
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

  @Field(() => [FacetValue], {
    description: 'Jobs of verified employers. A single value: "true".',
  })
  verified!: FacetValue[];

  @Field(() => [FacetValue], {
    description: 'Jobs of employers who answer quickly. A single value: "true".',
  })
  quickResponders!: FacetValue[];

  @Field(() => [FacetValue], options('All levels of experience'))
  experience!: FacetValue[];

  @Field(() => [FacetValue], options('Years of experience that people have, in whole numbers'))
  experienceYears!: FacetValue[];

  @Field(() => [FacetValue], options('All salary ranges (a job can be in two)'))
  salary!: FacetValue[];

  @Field(() => [PayBand], { description: 'How many jobs pay how much, from low to high.' })
  pay!: PayBand[];

  @Field(() => [FacetValue], options('The six industries of the filter (such as `it`)'))
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
    description:
      'Whether `withinKm` has an effect: true if the filter has a `location` whose position is known.',
  })
  hasDistance!: boolean;

  @Field(() => Boolean, {
    description: 'False if there are so many jobs that the counts are estimates.',
  })
  areExact!: boolean;
}

@ObjectType({ description: 'A filter whose removal would let the search find jobs.' })
export class FilterToDrop {
  @Field(() => String, { description: 'The name of the filter, as in JobFilter.' })
  filter!: string;

  @Field(() => String, { description: 'Its current value, or all of them separated by commas.' })
  value!: string;

  @Field(() => Int, { description: 'The number of jobs without it.' })
  count!: number;
}

@ObjectType({ description: 'What to try instead.' })
export class SearchAdvice {
  @Field(() => String, optional('The corrected search words, if they were not found as typed.'))
  didYouMean!: string | null;

  @Field(() => [FilterToDrop], {
    description: 'If nothing was found: the filters to remove, the most effective first.',
  })
  without!: FilterToDrop[];

  @Field(() => [String], {
    description:
      'All the search words, if the jobs shown match only some of them because few jobs or none have them all.',
  })
  wanted!: readonly string[];

  @Field(() => [String], {
    description:
      'The words in `wanted` that the shown jobs do not have; empty if this differs from job to job.',
  })
  leftOut!: readonly string[];

  @Field(() => Boolean, {
    description: 'True if a few jobs have all of `wanted`, false if no job does.',
  })
  fewHaveAll!: boolean;
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

  @Field(() => ID, optional('The value to pass to that filter.'))
  value!: string | null;

  @Field(() => Int, { description: 'The number of live jobs; counted up to 1,000.' })
  count!: number;
}

@ObjectType({ description: 'A part of the search words that was read as a filter.' })
export class ReadPhrase {
  @Field(() => String, { description: 'The name of the filter, as in JobFilter.' })
  filter!: string;

  @Field(() => String, { description: 'Its value; an option is written as in GraphQL.' })
  value!: string;

  @Field(() => String, { description: 'The words that were read as this filter.' })
  text!: string;
}

@ObjectType({ description: 'What a sentence was read as.' })
export class SentenceReading {
  @Field(() => String, { description: 'The words that are still searched for.' })
  words!: string;

  @Field(() => [ReadPhrase], {
    description:
      'The filters in the sentence. To leave one out, pass the others as filters and `words` as `search`.',
  })
  filters!: ReadPhrase[];

  @Field(() => [ReadPhrase], {
    description:
      'Conditions of the sentence that hardly any job meets together with the others. They do not filter, but jobs that meet them come first.',
  })
  leftOut!: ReadPhrase[];
}
