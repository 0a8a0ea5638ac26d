import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { FACETS_WEIGHT } from '#schema/options/apiLimits.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import type { Context } from '#server/graphql/context.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { AnalyticsAnswer, AnalyticsExplanation } from './analytics.type.ts';
import { answer, explain } from './analytics.service.ts';
import { AnalyticsDimensionEnum } from './analyticsEnums.type.ts';
import { Analytics } from './analyticsRoot.type.ts';
import {
  AnalyticsDimensionModel,
  AnalyticsModel,
  AnalyticsNamedValue,
} from './analyticsModel.type.ts';
import { AnalyticsQueryInput } from './analyticsQuery.type.ts';
import type { DimensionKey } from './model/dimensions.ts';
import { modelFor } from './modelFor.service.ts';
import { namedValues } from './namedValues.service.ts';
import { suggestions } from './suggestions.service.ts';

const QUERY = { description: 'The question to answer.' };

@Resolver(() => Admin)
export class AdminAnalyticsResolver {
  @RequiresOrKey('ANALYTICS_READ', 'admin')
  @FieldResolver(() => Analytics, {
    description: 'Ask questions about the market and read the answers.',
  })
  async analytics(@Ctx() { services }: Context): Promise<Analytics> {
    const { timeZone } = await services.settings.current();
    return { timeZone };
  }
}

@Resolver(() => Analytics)
export class AnalyticsResolver {
  @FieldResolver(() => AnalyticsModel, {
    description: 'The subjects, measures and dimensions you can use in a question.',
  })
  model(@Ctx() ctx: Context) {
    return modelFor(ctx);
  }

  @Extensions({ weight: FACETS_WEIGHT })
  @FieldResolver(() => AnalyticsAnswer, {
    description: 'Answers a question. The database query is cancelled after five seconds.',
  })
  answer(
    @Arg('query', () => AnalyticsQueryInput, QUERY) query: AnalyticsQueryInput,
    @Ctx() ctx: Context,
  ) {
    return answer(ctx, query);
  }

  @FieldResolver(() => AnalyticsExplanation, {
    description: 'Shows the SQL statement and query plan for a question without running it.',
  })
  explain(
    @Arg('query', () => AnalyticsQueryInput, QUERY) query: AnalyticsQueryInput,
    @Ctx() ctx: Context,
  ) {
    return explain(ctx, query);
  }
}

@Resolver(() => AnalyticsDimensionModel)
export class AnalyticsDimensionModelResolver {
  @FieldResolver(() => [String], {
    description:
      'Existing values that match the search text, the most frequent first. Always empty for personal dimensions.',
  })
  suggestions(
    @Root() { key }: AnalyticsDimensionModel,
    @Arg('search', () => String, { nullable: true, description: 'The text typed so far.' })
    search: string | null,
    @Arg('first', () => Int, {
      defaultValue: 20,
      description: 'The maximum number of values to return, 1 to 50.',
    })
    first: number,
    @Ctx() ctx: Context,
  ) {
    return suggestions(ctx, key, search ?? '', first);
  }
}

@Resolver(() => AnalyticsModel)
export class AnalyticsModelResolver {
  @FieldResolver(() => [AnalyticsNamedValue], {
    description:
      'The companies, districts, categories and job titles with these names, in any spelling of upper and lower case. Values with a word that begins with a name follow.',
  })
  namedValues(
    @Arg('names', () => [String], { description: 'The names.' }) names: string[],
    @Ctx() ctx: Context,
  ) {
    return namedValues(ctx, names);
  }

  @FieldResolver(() => AnalyticsDimensionModel, {
    nullable: true,
    description: 'Return only the dimension with this key, for example to read its suggestions.',
  })
  dimension(
    @Root() { dimensions }: AnalyticsModel,
    @Arg('key', () => AnalyticsDimensionEnum, { description: 'The key of the dimension.' })
    key: DimensionKey,
  ): AnalyticsDimensionModel | null {
    return dimensions.find((one) => one.key === key) ?? null;
  }
}
