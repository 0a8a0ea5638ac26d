import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Application } from '#server/modules/application/application.type.ts';
import type { ReasonKind } from '#server/modules/recommendation/match.rules.ts';
import { matchReason } from '#server/modules/recommendation/reason.service.ts';
import { levelOf } from './applicant.rules.ts';
import { ApplicantMatch } from './applicantMatch.type.ts';
import { matchesById } from './applicants.loaders.ts';

@Resolver(() => Application)
export class ApplicantMatchResolver {
  @FieldResolver(() => ApplicantMatch, {
    nullable: true,
    description:
      'How the applicant fits the job, by the profile that was sent; null without a profile, and for the applicant.',
  })
  async match(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    const match = isReceived ? await loaderOf(ctx, matchesById).load(id) : null;
    if (!match) return null;
    const reasons = match.reasons.map(matchReason);
    const about = (kind: ReasonKind) => reasons.find((reason) => reason.kind === kind);
    return {
      level: levelOf(match),
      reasons,
      matchedSkills: about('skills_matched')?.skills ?? [],
      kilometers: about('near_home')?.kilometers ?? null,
      isElsewhere: (about('other_place') ?? about('long_way')) !== undefined,
    };
  }
}
