import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { JobDraftValues } from '#schema/validation/employers/jobDraft.ts';
import type { Context } from '#server/graphql/context.ts';
import { NeedsTeamRight, Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { JobDraftInput } from './draft.inputs.ts';
import { discardJobDraft, duplicateJob, jobDraftOf, saveJobDraft } from './draft.service.ts';
import { DraftPayload, JobDraft } from './draft.type.ts';
import { JobInput } from './ownJob.inputs.ts';

@Resolver(() => Viewer)
export class DraftResolver {
  @Requires('employer')
  @NeedsTeamRight('post')
  @FieldResolver(() => JobDraft, {
    nullable: true,
    description: "The employer's unposted draft of a job; null if there is none.",
  })
  jobDraft(@Ctx() ctx: Context) {
    return jobDraftOf(ctx);
  }

  @Requires('employer')
  @NeedsTeamRight('post')
  @Mutation(() => DraftPayload, {
    description: 'Saves the draft of a new job, replacing the previous one.',
  })
  async saveJobDraft(
    @Arg('input', () => JobDraftInput, { description: 'The draft to save.' }) input: JobDraftInput,
    @Ctx() ctx: Context,
  ) {
    return withViewer(ctx, await saveJobDraft(ctx, input as JobDraftValues));
  }

  @Requires('employer')
  @NeedsTeamRight('post')
  @Mutation(() => DraftPayload, { description: 'Discards the draft, if there is one.' })
  async discardJobDraft(@Ctx() ctx: Context) {
    return withViewer(ctx, await discardJobDraft(ctx));
  }

  @Requires('employer')
  @NeedsTeamRight('post')
  @Mutation(() => DraftPayload, {
    description: "Copies one of your company's jobs into the draft, without its deadline.",
  })
  async duplicateJob(
    @Arg('input', () => JobInput, { description: 'The job to copy.' }) { id }: JobInput,
    @Ctx() ctx: Context,
  ) {
    return withViewer(ctx, await duplicateJob(ctx, id));
  }
}

function withViewer<Drafts extends object>({ viewer }: Context, drafts: Drafts) {
  return { ...drafts, viewer: { id: viewer!.userId } };
}
