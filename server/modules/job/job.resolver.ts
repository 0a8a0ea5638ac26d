import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { distanceBetween } from '#schema/locations/distance.ts';
import { cityOf } from '#schema/locations/locations.ts';
import { showPlace } from '#schema/locations/showPlace.ts';
import { LOCALES, type Locale } from '#schema/options/locales.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { optional } from '#server/graphql/optional.ts';
import { isId } from '#server/lib/ids.ts';
import { memoized } from '#server/lib/memoized.ts';
import { selectsTexts } from './selectedParts.sql.ts';
import { publicJobsById, wholeJobsById } from './job.loaders.ts';
import { Job } from './job.type.ts';
import { RecordJobViewInput, RecordJobViewPayload } from './jobView.inputs.ts';
import { recordJobView } from './jobView.service.ts';

/** A list shows few places many times. */
const PLACES = Object.fromEntries(
  LOCALES.map((locale) => [locale, memoized((text) => showPlace(text, locale))]),
) as Record<Locale, (location: string) => string>;

@Resolver(() => Job)
export class JobResolver {
  @Query(() => Job, {
    nullable: true,
    description:
      'A job that is live, or that was live and has ended (see `standing`); otherwise null.',
  })
  job(
    @Arg('id', () => ID, { description: 'The id of the job.' }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const jobs = selectsTexts(info) ? wholeJobsById : publicJobsById;
    return isId(id) ? loaderOf(ctx, jobs).load(id) : null;
  }

  @FieldResolver(() => String, {
    description:
      'The place of work as people say it, in the language of the request: the city, then its district.',
  })
  place(@Root() job: Job, @Ctx() ctx: Context): string {
    return PLACES[ctx.locale](job.location);
  }

  @FieldResolver(() => String, optional('The city of the place of work, if known.'))
  city(@Root() job: Job): string | null {
    return cityOf(job.location);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The distance from a place to the place of work in kilometers, as the crow flies; null if either is not known or the work is remote.',
  })
  distanceKm(
    @Root() { location, isRemote }: Job,
    @Arg('from', () => String, optional('The place: a city or a district, by any of its names.'))
    from: string | null,
  ): number | null {
    return isRemote || !from ? null : distanceBetween(from, location);
  }

  @Mutation(() => RecordJobViewPayload, {
    description: 'Records that someone is looking at a live job. Each visitor counts once a day.',
  })
  recordJobView(
    @Arg('input', () => RecordJobViewInput, { description: 'The job that is being viewed.' })
    input: RecordJobViewInput,
    @Ctx() ctx: Context,
  ) {
    return recordJobView(ctx, input);
  }
}
