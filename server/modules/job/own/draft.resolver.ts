import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { JobDraftInput } from './draft.inputs.ts';
import { discardJobDraft, duplicateJob, jobDraftOf, saveJobDraft } from './draft.service.ts';
import { DraftPayload, JobDraft } from './draft.type.ts';
import { JobInput } from './ownJob.inputs.ts';

const INPUT = { description: 'What it needs.' };

@Resolver(() => Viewer)
export class DraftResolver {
  @Requires('employer')
  @FieldResolver(() => JobDraft, {
    nullable: true,
    description: "An employer's job that is not posted yet; null while there is none.",
  })
  jobDraft(@Ctx() ctx: Context) {
    return jobDraftOf(ctx);
  }

  @Requires('employer')
  @Mutation(() => DraftPayload, { description: 'Keeps what has been typed so far.' })
  async saveJobDraft(
    @Arg('input', () => JobDraftInput, INPUT) input: JobDraftInput,
    @Ctx() ctx: Context,
  ) {
    return withViewer(ctx, await saveJobDraft(ctx, input));
  }

  @Requires('employer')
  @Mutation(() => DraftPayload, { description: 'Throws the draft away, if there is one.' })
  async discardJobDraft(@Ctx() ctx: Context) {
    return withViewer(ctx, await discardJobDraft(ctx));
  }

  @Requires('employer')
  @Mutation(() => DraftPayload, {
    description: "Makes one of the company's jobs the draft, without its deadline.",
  })
  async duplicateJob(@Arg('input', () => JobInput, INPUT) { id }: JobInput, @Ctx() ctx: Context) {
    return withViewer(ctx, await duplicateJob(ctx, id));
  }
}

function withViewer<Drafts extends object>({ viewer }: Context, drafts: Drafts) {
  return { ...drafts, viewer: { id: viewer!.userId } };
}
