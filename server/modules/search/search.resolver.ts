import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Info,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { FACETS_WEIGHT, SEARCH_WEIGHT, SUGGESTIONS_WEIGHT } from '#schema/options/apiLimits.ts';
import { PAGE_NUMBER_MAX } from '#schema/options/limits.ts';
import { selectsAny } from '#server/graphql/selectedFields.ts';
import type { Context } from '#server/graphql/context.ts';
import { partsOfList } from '#server/modules/job/selectedParts.sql.ts';
import { JobConnection } from '#server/modules/job/job.type.ts';
import { advise } from './advice.service.ts';
import { facetsOf } from './facets.service.ts';
import { JobsArgs } from './search.inputs.ts';
import { listJobs, type ListedJobs } from './search.service.ts';
import { repeatsIn } from './repeats.rules.ts';
import { suggestJobs } from './suggestion.service.ts';
import { JobFacets, JobSuggestion, SearchAdvice, SentenceReading } from './search.type.ts';
import { readingOf } from './words/sentence.rules.ts';

/** The other fields of a list of jobs are computed only if a query asks for them. */
@Resolver(() => JobConnection)
export class SearchResolver {
  @Extensions({ weight: SEARCH_WEIGHT })
  @Query(() => JobConnection, { description: 'The live jobs that match the filter.' })
  jobs(
    @Args(() => JobsArgs) args: JobsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listJobs(ctx, args, {
      isCounted: selectsAny(info, ['totalCount', 'totalCountIsExact', 'totalPages']),
      parts: partsOfList(info),
    });
  }

  @Extensions({ weight: SUGGESTIONS_WEIGHT })
  @Query(() => [JobSuggestion], {
    description: 'Completions for what the user is typing; at most 8.',
  })
  jobSuggestions(
    @Arg('text', () => String, { description: 'The text typed so far.' }) text: string,
    @Ctx() ctx: Context,
  ) {
    return suggestJobs(ctx, text);
  }

  @Extensions({ weight: FACETS_WEIGHT })
  @FieldResolver(() => JobFacets, {
    description: 'The filters with their values and the number of live jobs for each.',
  })
  facets(@Root() found: ListedJobs, @Ctx() ctx: Context) {
    return facetsOf(ctx, found);
  }

  @Extensions({ weight: SEARCH_WEIGHT })
  @FieldResolver(() => SearchAdvice, {
    nullable: true,
    description: 'What to try instead, if nothing was found or words were misspelt.',
  })
  advice(@Root() found: ListedJobs, @Ctx() ctx: Context) {
    return advise(ctx, found);
  }

  @FieldResolver(() => SentenceReading, {
    nullable: true,
    description: 'The filters that the search words contain, as in "night shift near Thane".',
  })
  readAs(@Root() { sentence }: ListedJobs): SentenceReading | null {
    return sentence && readingOf(sentence);
  }

  @FieldResolver(() => [ID], {
    description:
      'The jobs of this page that follow two of the same company with the same title. They are counted like any other; a page may fold them.',
  })
  repeats(@Root() { nodes }: ListedJobs): string[] {
    return repeatsIn(nodes);
  }

  @FieldResolver(() => Int)
  async totalCount(@Root() found: ListedJobs) {
    return (await found.count()).total;
  }

  @FieldResolver(() => Boolean)
  async totalCountIsExact(@Root() found: ListedJobs) {
    return (await found.count()).isExact;
  }

  @FieldResolver(() => Int, { description: 'The number of this page, if you page by number.' })
  page(@Root() { page }: ListedJobs): number {
    return page;
  }

  @FieldResolver(() => Int, { description: 'The number of pages, at most 100.' })
  async totalPages(@Root() { count, pageSize }: ListedJobs) {
    return Math.min(Math.ceil((await count()).total / pageSize), PAGE_NUMBER_MAX);
  }
}
