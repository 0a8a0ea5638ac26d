import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import type { CandidateSort } from '#schema/options/screens/candidates.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { CandidateSortEnum } from '#server/graphql/enums/candidates.ts';
import { Requires } from '#server/graphql/requires.ts';
import { CandidateFilter, ContactCandidateInput } from './candidate.inputs.ts';
import { adviceFor, listCandidates } from './candidate.service.ts';
import { CandidateAdvice, CandidateConnection, ContactCandidatePayload } from './candidate.type.ts';
import { contactCandidate } from './contact.service.ts';

@Resolver(() => CandidateConnection)
export class CandidateResolver {
  @Requires('employer')
  @Extensions({ weight: SEARCH_WEIGHT })
  @Query(() => CandidateConnection, {
    description:
      'Seekers who are open to work and visible; for employers whose company is approved.',
  })
  candidates(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => CandidateFilter, {
      nullable: true,
      description: 'Who; everybody who may be found without it.',
    })
    filter: CandidateFilter | null,
    @Arg('sort', () => CandidateSortEnum, {
      defaultValue: 'relevance' satisfies CandidateSort,
      description: 'In which order.',
    })
    sort: CandidateSort,
    @Ctx() ctx: Context,
  ) {
    return listCandidates(ctx, page, sort, filter ?? {});
  }

  @FieldResolver(() => [CandidateAdvice], {
    description: 'Where nothing was found: what leaving one filter out would bring.',
  })
  advice(@Root() connection: CandidateConnection, @Ctx() ctx: Context) {
    return adviceFor(ctx, connection);
  }

  @Requires('employer')
  @Mutation(() => ContactCandidatePayload, {
    description:
      "Writes to a candidate about one of the company's live jobs, through the site; once a job, 20 people in 24 hours.",
  })
  contactCandidate(
    @Arg('input', () => ContactCandidateInput, { description: 'What it needs.' })
    input: ContactCandidateInput,
    @Ctx() ctx: Context,
  ) {
    return contactCandidate(ctx, input);
  }
}
