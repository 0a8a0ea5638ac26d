import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { showPlace } from '#schema/locations/showPlace.ts';
import { SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import type { CandidateSort } from '#schema/options/screens/candidates.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { CandidateSortEnum } from '#server/graphql/enums/candidates.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { NeedsTeamRight, Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { isId } from '#server/lib/ids.ts';
import { CandidateFilter, ContactCandidateInput } from './candidate.inputs.ts';
import { visibleCandidates } from './candidate.loaders.ts';
import { adviceFor, listCandidates } from './candidate.service.ts';
import {
  Candidate,
  CandidateAdvice,
  CandidateConnection,
  ContactCandidatePayload,
} from './candidate.type.ts';
import { contactCandidate } from './contact.service.ts';

@Resolver(() => CandidateConnection)
export class CandidateResolver {
  @Requires('employer')
  @Extensions({ weight: SEARCH_WEIGHT })
  @NeedsTeamRight('candidates')
  @Query(() => CandidateConnection, {
    description:
      'Job seekers who are open to work and visible. For employers whose company is approved.',
  })
  candidates(
    @Args(() => PageArgs) page: PageArgs,
    @Arg(
      'filter',
      () => CandidateFilter,
      optional('Filters for the candidates; all visible candidates if you leave it out.'),
    )
    filter: CandidateFilter | null,
    @Arg('sort', () => CandidateSortEnum, {
      defaultValue: 'relevance' satisfies CandidateSort,
      description: 'The order of the list.',
    })
    sort: CandidateSort,
    @Ctx() ctx: Context,
  ) {
    return listCandidates(ctx, page, sort, filter ?? {});
  }

  @Requires('employer')
  @NeedsTeamRight('candidates')
  @Query(() => Candidate, {
    nullable: true,
    description:
      'A job seeker who is open to work and visible; null for any other. For employers whose company is approved.',
  })
  candidate(
    @Arg('id', () => ID, { description: 'The id of the candidate.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return isId(id) ? loaderOf(ctx, visibleCandidates).load(id.toLowerCase()) : null;
  }

  @FieldResolver(() => [CandidateAdvice], {
    description: 'If nothing was found: how many candidates there would be without each filter.',
  })
  advice(@Root() connection: CandidateConnection, @Ctx() ctx: Context) {
    return adviceFor(ctx, connection);
  }

  @Requires('employer')
  @NeedsTeamRight('candidates')
  @Mutation(() => ContactCandidatePayload, {
    description:
      "Sends a candidate a message about one of your company's live jobs, through the site. You can write once per job, and to 20 people in 24 hours.",
  })
  contactCandidate(
    @Arg('input', () => ContactCandidateInput, { description: 'The message to send.' })
    input: ContactCandidateInput,
    @Ctx() ctx: Context,
  ) {
    return contactCandidate(ctx, input);
  }
}

@Resolver(() => Candidate)
export class CandidatePlacesResolver {
  @FieldResolver(() => String, optional('Where this person lives, in the language of the request.'))
  place(@Root() { location }: Candidate, @Ctx() { locale }: Context): string | null {
    return location ? showPlace(location, locale) : null;
  }

  @FieldResolver(() => [String], {
    description: 'The places where this person would work, in the language of the request.',
  })
  preferredPlaces(@Root() { preferredLocations }: Candidate, @Ctx() { locale }: Context): string[] {
    return preferredLocations.map((place) => showPlace(place, locale));
  }
}
