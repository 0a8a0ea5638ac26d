import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { Requires } from '#server/graphql/requires.ts';
import { isId } from '#server/lib/ids.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { linkTo } from '#server/modules/file/fileLink.service.ts';
import { ResumeInput } from './resume.inputs.ts';
import { resumesOf } from './resume.loaders.ts';
import { deleteUpload, restoreResume, setDefaultResume } from './resume.service.ts';
import { Resume, ResumesPayload } from './resume.type.ts';

const INPUT = { description: 'One of your resumes.' };

@Resolver(() => Resume)
export class ResumeResolver {
  @FieldResolver(() => String, {
    description: 'A link that opens the resume, valid for five minutes.',
  })
  url(@Root() { id }: Resume, @Ctx() { services, viewer }: Context) {
    return linkTo(services, id, { by: viewer!.userId });
  }

  @Requires('job_seeker')
  @Mutation(() => ResumesPayload, { description: 'Makes a resume the default for applications.' })
  setDefaultResume(
    @Arg('input', () => ResumeInput, INPUT) { id }: ResumeInput,
    @Ctx() ctx: Context,
  ) {
    return changed(ctx, id, setDefaultResume);
  }

  @Requires('job_seeker')
  @Mutation(() => ResumesPayload, {
    description: 'Deletes a resume. Applications keep the copy they were sent with.',
  })
  deleteResume(@Arg('input', () => ResumeInput, INPUT) { id }: ResumeInput, @Ctx() ctx: Context) {
    return changed(ctx, id, deleteUpload);
  }

  @Requires('job_seeker')
  @Mutation(() => ResumesPayload, {
    description: 'Restores a deleted resume; possible for about a day.',
  })
  restoreResume(@Arg('input', () => ResumeInput, INPUT) { id }: ResumeInput, @Ctx() ctx: Context) {
    return changed(ctx, id, restoreResume);
  }
}

@Resolver(() => Viewer)
export class ViewerResumesResolver {
  @Requires('job_seeker')
  @FieldResolver(() => [Resume], { description: "The caller's stored resumes, the default first." })
  resumes(@Ctx() ctx: Context) {
    return resumesOf(ctx);
  }
}

async function changed(
  ctx: Context,
  id: string,
  change: (ctx: Context, id: string) => Promise<void>,
): Promise<ResumesPayload> {
  if (!isId(id)) throw new Failure('NOT_FOUND', ctx.t('file.unknown'));
  await change(ctx, id);
  return { viewer: { id: ctx.viewer!.userId } };
}
