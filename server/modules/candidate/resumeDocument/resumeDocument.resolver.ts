import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { DOCUMENT_WEIGHT } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { ResumesPayload } from '#server/modules/candidate/resume/resume.type.ts';
import { ResumeDocumentInput } from './resumeDocument.inputs.ts';
import { resumeDocument, storeResumeDocument } from './resumeDocument.service.ts';

const INPUT = { description: 'How to write it.' };

@Resolver(() => Viewer)
export class ResumeDocumentResolver {
  @Requires('job_seeker')
  @Extensions({ weight: DOCUMENT_WEIGHT })
  @FieldResolver(() => String, {
    description: "A resume made from the caller's profile: a PDF, in Base64.",
  })
  async resumeDocument(
    @Arg('input', () => ResumeDocumentInput, INPUT) input: ResumeDocumentInput,
    @Ctx() ctx: Context,
  ) {
    return (await resumeDocument(ctx, input)).toString('base64');
  }

  @Requires('job_seeker')
  @Mutation(() => ResumesPayload, {
    description: "Makes a resume from the caller's profile and stores it like an uploaded one.",
  })
  async storeResumeDocument(
    @Arg('input', () => ResumeDocumentInput, INPUT) input: ResumeDocumentInput,
    @Ctx() ctx: Context,
  ) {
    await storeResumeDocument(ctx, input);
    return { viewer: { id: ctx.viewer!.userId } };
  }
}
