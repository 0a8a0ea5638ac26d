import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Application, ApplicationPayload } from '#server/modules/application/application.type.ts';
import { editApplication } from './editApplication.service.ts';
import {
  EditApplicationInput,
  UndoWithdrawalInput,
  WithdrawApplicationInput,
} from './ownApplication.inputs.ts';
import { isEditable } from './ownApplication.rules.ts';
import { WithdrawApplicationPayload } from './ownApplication.type.ts';
import { undoWithdrawal, withdrawApplication } from './withdrawApplication.service.ts';

const OPENED: readonly string[] = ['viewed', 'resume_downloaded'];

/** What a seeker does with an application they have sent. */
@Resolver(() => Application)
export class OwnApplicationResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the applicant can still change it: nobody at the company has opened it yet. False for the company.',
  })
  isEditable(@Root() { isReceived, status, withdrawal, events }: Application) {
    const isOpened = events.some(({ kind }) => OPENED.includes(kind));
    const withdrawnAt = withdrawal && new Date(withdrawal.at);
    return !isReceived && isEditable({ status, withdrawnAt, movedTo: null, isOpened });
  }

  @Requires('job_seeker')
  @Mutation(() => WithdrawApplicationPayload, {
    description:
      'Withdraws your application, unless it was rejected or you were hired. The company can no longer decide on it, and is notified once you can no longer undo it. You may apply for the job again.',
  })
  withdrawApplication(
    @Arg('input', () => WithdrawApplicationInput, { description: 'The application to withdraw.' })
    input: WithdrawApplicationInput,
    @Ctx() ctx: Context,
  ) {
    return withdrawApplication(ctx, input);
  }

  @Requires('job_seeker')
  @Mutation(() => ApplicationPayload, {
    description: 'Undoes the withdrawal of your application within ten seconds.',
  })
  async undoWithdrawal(
    @Arg('input', () => UndoWithdrawalInput, { description: 'The withdrawal to undo.' })
    { id }: UndoWithdrawalInput,
    @Ctx() ctx: Context,
  ) {
    return { application: await undoWithdrawal(ctx, id), viewer: { id: ctx.viewer!.userId } };
  }

  @Requires('job_seeker')
  @Mutation(() => ApplicationPayload, {
    description: 'Changes your application, as long as nobody at the company has opened it.',
  })
  async editApplication(
    @Arg('input', () => EditApplicationInput, { description: 'What to change.' })
    input: EditApplicationInput,
    @Ctx() ctx: Context,
  ) {
    return { application: await editApplication(ctx, input), viewer: { id: ctx.viewer!.userId } };
  }
}
