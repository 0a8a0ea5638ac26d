import { Field, ObjectType } from 'type-graphql';
import type { Grain } from '#schema/analytics/grains.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import {
  AnalyticsDimensionEnum,
  AnalyticsDimensionKindEnum,
  AnalyticsGrainEnum,
  AnalyticsMeasureEnum,
  AnalyticsUnitEnum,
} from './analyticsEnums.type.ts';
import type { DimensionKey } from './model/dimensions.ts';
import type { DimensionKind, Unit } from './model/kinds.ts';
import type { MeasureKey } from './model/measures.ts';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'Something that can be asked about.' })
export class AnalyticsSubject {
  @Field(() => String, { description: 'Its key.' })
  key!: string;

  @Field(() => String, { description: 'What people call it.' })
  name!: string;

  @Field(() => String, { description: 'Where it comes from, and by which moment it is counted.' })
  source!: string;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'Something that can be counted.' })
export class AnalyticsMeasureModel {
  @Field(() => AnalyticsMeasureEnum, { description: 'Its key.' })
  key!: MeasureKey;

  @Field(() => String, { description: 'What people call it.' })
  name!: string;

  @Field(() => String, { description: 'What it means, in plain words.' })
  description!: string;

  @Field(() => AnalyticsUnitEnum, { description: 'What its numbers are.' })
  unit!: Unit;

  @Field(() => String, { description: 'Where it comes from.' })
  source!: string;

  @Field(() => String, { description: 'The key of the subject it belongs to first.' })
  subject!: string;

  @Field(() => Boolean, { description: 'Whether its groups sum up to the whole.' })
  isAdditive!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it says something about people themselves: of fewer than five it is not told.',
  })
  isPersonal!: boolean;

  @Field(() => [AnalyticsDimensionEnum], { description: 'What it can be broken down by.' })
  dimensions!: DimensionKey[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One value a dimension may have.' })
export class AnalyticsChoice {
  @Field(() => String, { description: 'Its key.' })
  key!: string;

  @Field(() => String, { description: 'As people read it.' })
  label!: string;
}

/** What is suggested has a resolver of its own. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'Something answers are broken down by, and filtered.' })
export class AnalyticsDimensionModel {
  @Field(() => AnalyticsDimensionEnum, { description: 'Its key.' })
  key!: DimensionKey;

  @Field(() => String, { description: 'What people call it.' })
  name!: string;

  @Field(() => String, { description: 'What it means, in plain words.' })
  description!: string;

  @Field(() => String, { description: 'Where it comes from.' })
  source!: string;

  @Field(() => AnalyticsDimensionKindEnum, { description: 'What it holds.' })
  kind!: DimensionKind;

  @Field(() => [AnalyticsChoice], {
    nullable: true,
    description: 'All it may be, in their order; null where that is open.',
  })
  values!: AnalyticsChoice[] | null;

  @Field(() => Boolean, {
    description:
      'Whether it says something about people themselves: groups of fewer than five are not told.',
  })
  isPersonal!: boolean;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'All that can be asked.' })
export class AnalyticsModel {
  @Field(() => [AnalyticsSubject], { description: 'What can be asked about.' })
  subjects!: AnalyticsSubject[];

  @Field(() => [AnalyticsMeasureModel], { description: 'What can be counted.' })
  measures!: AnalyticsMeasureModel[];

  @Field(() => [AnalyticsDimensionModel], { description: 'What answers are broken down by.' })
  dimensions!: AnalyticsDimensionModel[];

  @Field(() => [AnalyticsGrainEnum], { description: 'The steps of time, the shortest first.' })
  grains!: Grain[];

  @Field(() => [String], {
    description: 'The time zones of the site; every other IANA name does as well.',
  })
  timeZones!: string[];
}
