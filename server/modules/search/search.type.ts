import { Field, ID, Int, ObjectType } from 'type-graphql';
import { JobSuggestionKindEnum } from '#server/graphql/enums/search.ts';
import type { JobSuggestionKind } from '#schema/options/screens/search.ts';

@ObjectType({ description: 'One value of a filter, and what choosing it would bring.' })
export class FacetValue {
  @Field(() => String, {
    description: 'What to give to the filter; of an option, its name in capitals.',
  })
  value!: string;

  @Field(() => String, { description: 'As people read it, in English where it is an option.' })
  label!: string;

  @Field(() => Int, {
    description: 'How many jobs there are with this value, every other filter kept.',
  })
  count!: number;

  @Field(() => Boolean, { description: 'Whether it is chosen now.' })
  selected!: boolean;
}

const values = (what: string) => ({ description: `${what}; the most frequent first.` });
const options = (what: string) => ({ description: `${what}; all of them, in their order.` });

@ObjectType({
  description: 'For each filter its values with live counts, as if this one filter were not set.',
})
export class JobFacets {
  @Field(() => [FacetValue], options('Categories, by slug'))
  category!: FacetValue[];

  @Field(() => [FacetValue], options('Types'))
  type!: FacetValue[];

  @Field(() => [FacetValue], { description: 'One value: "true".' })
  remote!: FacetValue[];

  @Field(() => [FacetValue], options('Levels of experience'))
  experience!: FacetValue[];

  @Field(() => [FacetValue], options('Salary ranges; a job may be in two'))
  salary!: FacetValue[];

  @Field(() => [FacetValue], options('The six industries of the filter, `it` …'))
  industry!: FacetValue[];

  @Field(() => [FacetValue], values('States, by name'))
  state!: FacetValue[];

  @Field(() => [FacetValue], values('Districts, as "District, State"; the 100 most frequent'))
  district!: FacetValue[];

  @Field(() => [FacetValue], options('Freshness; each holds those before it'))
  postedWithin!: FacetValue[];

  @Field(() => [FacetValue], values('Companies, by id; the 50 most frequent'))
  company!: FacetValue[];

  @Field(() => Boolean, {
    description: 'False where there are so many jobs that the counts are estimated.',
  })
  areExact!: boolean;
}

@ObjectType({ description: 'A filter that stands in the way.' })
export class FilterToDrop {
  @Field(() => String, { description: 'The name of the filter, as in JobFilter.' })
  filter!: string;

  @Field(() => String, { description: 'What it is set to.' })
  value!: string;

  @Field(() => Int, { description: 'How many jobs there are without it.' })
  count!: number;
}

@ObjectType({ description: 'What to try instead.' })
export class SearchAdvice {
  @Field(() => String, {
    nullable: true,
    description: 'The words as they were understood, where they were not found as typed.',
  })
  didYouMean!: string | null;

  @Field(() => [FilterToDrop], {
    description: 'Where nothing was found: what to remove, what brings most first.',
  })
  without!: FilterToDrop[];
}

@ObjectType({ description: 'What somebody who types may mean.' })
export class JobSuggestion {
  @Field(() => JobSuggestionKindEnum, { description: 'What it is.' })
  kind!: JobSuggestionKind;

  @Field(() => String, { description: 'The text to show, and to search for.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The filter that finds it better than words do: `location` or `company`.',
  })
  filter!: string | null;

  @Field(() => ID, { nullable: true, description: 'What to give to that filter.' })
  value!: string | null;

  @Field(() => Int, { description: 'How many live jobs there are; at most 1,000 are counted.' })
  count!: number;
}
