import { Field, ObjectType } from 'type-graphql';
import type { Grain } from '#schema/analytics/grains.ts';
import type { SegmentNoun } from '#schema/options/segments.ts';
import { AnalyticsSegmentNounEnum } from '#server/graphql/enums/segments.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import {
  AnalyticsBetterWhenEnum,
  AnalyticsComparabilityEnum,
  AnalyticsDimensionEnum,
  AnalyticsDimensionKindEnum,
  AnalyticsGrainEnum,
  AnalyticsMeasureEnum,
  AnalyticsUnitEnum,
} from './analyticsEnums.type.ts';
import type { BetterWhen } from './model/betterWhen.ts';
import type { DimensionKey } from './model/dimensions.ts';
import type { DimensionKind, Unit } from './model/kinds.ts';
import type { MeasureKey } from './model/measures.ts';
import type { Comparability } from './model/past.ts';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A subject you can ask about, such as jobs or applications.' })
export class AnalyticsSubject {
  @Field(() => String, { description: 'The key.' })
  key!: string;

  @Field(() => String, { description: 'The display name.' })
  name!: string;

  @Field(() => String, {
    description: 'The table its data comes from, and the timestamp that places a row in time.',
  })
  source!: string;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A measure: something that can be counted.' })
export class AnalyticsMeasureModel {
  @Field(() => AnalyticsMeasureEnum, { description: 'The key.' })
  key!: MeasureKey;

  @Field(() => String, { description: 'The display name.' })
  name!: string;

  @Field(() => String, { description: 'What the measure means.' })
  description!: string;

  @Field(() => AnalyticsUnitEnum, { description: 'The unit of its numbers.' })
  unit!: Unit;

  @Field(() => AnalyticsComparabilityEnum, {
    description: 'How it is compared with an earlier period.',
  })
  comparability!: Comparability;

  @Field(() => String, { description: 'The table the numbers come from.' })
  source!: string;

  @Field(() => String, { description: 'The key of its main subject.' })
  subject!: string;

  @Field(() => Boolean, { description: 'Whether the values of its groups add up to the total.' })
  isAdditive!: boolean;

  @Field(() => AnalyticsBetterWhenEnum, {
    nullable: true,
    description: 'Which direction of change is good news; null if neither is.',
  })
  betterWhen!: BetterWhen | null;

  @Field(() => Boolean, {
    description: 'Whether it is the number of things at a moment, which does not add up over time.',
  })
  isStock!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The key of the subject, if it can be a step of a funnel; all steps of a funnel have the same.',
  })
  stepOf!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it describes people. Values based on fewer than five people are hidden.',
  })
  isPersonal!: boolean;

  @Field(() => [AnalyticsDimensionEnum], {
    description: 'The dimensions it can be broken down by.',
  })
  dimensions!: DimensionKey[];

  @Field(() => [AnalyticsSegmentNounEnum], {
    description: 'What the segments that can filter it contain.',
  })
  segmentNouns!: SegmentNoun[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A possible value of a dimension.' })
export class AnalyticsChoice {
  @Field(() => String, { description: 'The key.' })
  key!: string;

  @Field(() => String, { description: 'The display label.' })
  label!: string;
}

/** A field resolver returns the suggestions. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A dimension: something you can break answers down by and filter on.' })
export class AnalyticsDimensionModel {
  @Field(() => AnalyticsDimensionEnum, { description: 'The key.' })
  key!: DimensionKey;

  @Field(() => String, { description: 'The display name.' })
  name!: string;

  @Field(() => String, { description: 'What the dimension means.' })
  description!: string;

  @Field(() => String, { description: 'The table its values come from.' })
  source!: string;

  @Field(() => AnalyticsDimensionKindEnum, { description: 'The kind of values it has.' })
  kind!: DimensionKind;

  @Field(() => [AnalyticsChoice], {
    nullable: true,
    description: 'All possible values in display order; null if the list is open.',
  })
  values!: AnalyticsChoice[] | null;

  @Field(() => Boolean, {
    description: 'Whether it describes people. Groups of fewer than five people are hidden.',
  })
  isPersonal!: boolean;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A value of a dimension, found by its name.' })
export class AnalyticsNamedValue {
  @Field(() => String, { description: 'The name it was found by, in lower case.' })
  name!: string;

  @Field(() => AnalyticsDimensionEnum, { description: 'The dimension it is a value of.' })
  dimension!: DimensionKey;

  @Field(() => String, { description: 'The value, as filters take it.' })
  value!: string;

  @Field(() => Boolean, {
    description: 'Whether this is its whole name; otherwise one of its words begins with the name.',
  })
  isExact!: boolean;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The subjects, measures and dimensions you can use in a question.' })
export class AnalyticsModel {
  @Field(() => [AnalyticsSubject], { description: 'The subjects.' })
  subjects!: AnalyticsSubject[];

  @Field(() => [AnalyticsMeasureModel], { description: 'The measures.' })
  measures!: AnalyticsMeasureModel[];

  @Field(() => [AnalyticsDimensionModel], { description: 'The dimensions.' })
  dimensions!: AnalyticsDimensionModel[];

  @Field(() => [AnalyticsGrainEnum], { description: 'The steps of time, the shortest first.' })
  grains!: Grain[];

  @Field(() => [String], {
    description: 'The time zones the site offers. Any other IANA name works too.',
  })
  timeZones!: string[];
}
