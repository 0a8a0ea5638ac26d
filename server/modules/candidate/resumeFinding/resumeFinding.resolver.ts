import { Arg, Ctx, Extensions, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { DOCUMENT_WEIGHT } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { readableResumes, resumeFindings } from './resumeFinding.service.ts';
import { ReadableResume, ResumeFindings } from './resumeFinding.type.ts';

@Resolver(() => Viewer)
export class ResumeFindingResolver {
  @FieldResolver(() => [ReadableResume], {
    description: "The caller's resumes whose text could be read, the default first.",
  })
  readableResumes(@Root() { id }: Viewer, @Ctx() ctx: Context) {
    return readableResumes(ctx, id);
  }

  @Extensions({ weight: DOCUMENT_WEIGHT })
  @FieldResolver(() => ResumeFindings, {
    nullable: true,
    description: "What one of the caller's resumes says about them; null if it cannot be read.",
  })
  resumeFindings(
    @Arg('resumeId', () => ID, { description: 'The id of the resume.' }) resumeId: string,
    @Root() { id }: Viewer,
    @Ctx() ctx: Context,
  ) {
    return resumeFindings(ctx, id, resumeId);
  }
}
