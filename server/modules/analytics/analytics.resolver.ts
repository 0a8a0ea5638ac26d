import { Arg, Ctx, Extensions, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { FACETS_WEIGHT } from '#schema/options/apiLimits.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import type { Context } from '#server/graphql/context.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { AnalyticsAnswer, AnalyticsExplanation } from './analytics.type.ts';
import { answer, explain } from './analytics.service.ts';
import { Analytics } from './analyticsDoor.type.ts';
import { AnalyticsDimensionModel, AnalyticsModel } from './analyticsModel.type.ts';
import { AnalyticsQueryInput } from './analyticsQuery.type.ts';
import { modelFor } from './modelFor.service.ts';
import { suggestions } from './suggestions.service.ts';

const QUERY = { description: 'The question.' };

@Resolver(() => Admin)
export class AdminAnalyticsResolver {
  @RequiresOrKey('ANALYTICS_READ', 'admin')
  @FieldResolver(() => Analytics, { description: 'Questions about the market, and their answers.' })
  async analytics(@Ctx() { services }: Context): Promise<Analytics> {
    const { timeZone } = await services.settings.current();
    return { timeZone };
  }
}

@Resolver(() => Analytics)
export class AnalyticsResolver {
  @FieldResolver(() => AnalyticsModel, { description: 'All that can be asked.' })
  model(@Ctx() ctx: Context) {
    return modelFor(ctx);
  }

  @Extensions({ weight: FACETS_WEIGHT })
  @FieldResolver(() => AnalyticsAnswer, {
    description:
      'The answer to a question, in one statement of the database that ends within five seconds.',
  })
  answer(
    @Arg('query', () => AnalyticsQueryInput, QUERY) query: AnalyticsQueryInput,
    @Ctx() ctx: Context,
  ) {
    return answer(ctx, query);
  }

  @FieldResolver(() => AnalyticsExplanation, {
    description: 'How the question would be asked of the database.',
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
      'Values it has that fit what is typed, the most frequent first; never of what is personal.',
  })
  suggestions(
    @Root() { key }: AnalyticsDimensionModel,
    @Arg('search', () => String, { nullable: true, description: 'What is typed so far.' })
    search: string | null,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many, 1 to 50.' })
    first: number,
    @Ctx() ctx: Context,
  ) {
    return suggestions(ctx, key, search ?? '', first);
  }
}
