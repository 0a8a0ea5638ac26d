import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { movesFrom } from '#schema/options/applicationMoves.ts';
import type { DecidedStatus } from '#schema/options/applicationMoves.ts';
import type { Context } from '#server/graphql/context.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { NeedsOpenCompany, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Application, ApplicationPayload } from '#server/modules/application/application.type.ts';
import {
  applicationsOf,
  changeApplications,
  changeMatchingApplications,
} from './changeApplications.service.ts';
import {
  AddApplicationNoteInput,
  ChangeApplicationsInput,
  ChangeMatchingApplicationsInput,
  DeleteApplicationNoteInput,
  RecordApplicationViewInput,
  ResetStatusMailInput,
  SaveStatusMailInput,
  UndoApplicationsInput,
  UpdateApplicationStatusInput,
} from './decision.inputs.ts';
import {
  recordApplicationView,
  updateApplicationStatus,
} from './updateApplicationStatus.service.ts';
import {
  ApplicationNote,
  ChangedApplicationsPayload,
  StatusMail,
  StatusMailPayload,
} from './decision.type.ts';
import { notesByApplication } from './note.loaders.ts';
import { addApplicationNote, deleteApplicationNote } from './note.service.ts';
import { resetStatusMail, saveStatusMail, statusMailsOf } from './statusMail.service.ts';
import { undoApplications } from './undo.service.ts';

const INPUT = { description: 'What it needs.' };

@Resolver(() => Application)
export class DecisionResolver {
  @FieldResolver(() => [ApplicationStatusEnum], {
    description: 'What the caller may make of it next; empty for whoever has sent it.',
  })
  moves(@Root() { isReceived, status }: Application) {
    return isReceived ? movesFrom(status) : [];
  }

  @FieldResolver(() => [ApplicationNote], {
    description: "The company's notes, the oldest first; empty for whoever has sent it.",
  })
  notes(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    return isReceived ? loaderOf(ctx, notesByApplication).load(id) : [];
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => ApplicationPayload, {
    description: 'Decides on an application; its applicant is told at once.',
  })
  async updateApplicationStatus(
    @Arg('input', () => UpdateApplicationStatusInput, INPUT) input: UpdateApplicationStatusInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await updateApplicationStatus(ctx, input));
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => ChangedApplicationsPayload, {
    description: 'Decides on many; the applicants are told once it can no longer be undone.',
  })
  changeApplications(
    @Arg('input', () => ChangeApplicationsInput, INPUT) input: ChangeApplicationsInput,
    @Ctx() ctx: Context,
  ) {
    return changeApplications(ctx, input);
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => ChangedApplicationsPayload, {
    description:
      'Decides on the next 500 that a filter finds and that may become it; once more for the next, until none remain.',
  })
  changeMatchingApplications(
    @Arg('input', () => ChangeMatchingApplicationsInput, INPUT)
    input: ChangeMatchingApplicationsInput,
    @Ctx() ctx: Context,
  ) {
    return changeMatchingApplications(ctx, input);
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => ChangedApplicationsPayload, {
    description: 'Takes many decisions back while that is possible; no applicant learns of it.',
  })
  undoApplications(
    @Arg('input', () => UndoApplicationsInput, INPUT) input: UndoApplicationsInput,
    @Ctx() ctx: Context,
  ) {
    return undoApplications(ctx, [input.batchId, ...input.also]);
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => ApplicationPayload, {
    description: 'Says that the company has opened it; the first time stands on its timeline.',
  })
  async recordApplicationView(
    @Arg('input', () => RecordApplicationViewInput, INPUT) { id }: RecordApplicationViewInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await recordApplicationView(ctx, id));
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => ApplicationPayload, { description: 'Notes something for the company alone.' })
  async addApplicationNote(
    @Arg('input', () => AddApplicationNoteInput, INPUT) input: AddApplicationNoteInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await addApplicationNote(ctx, input));
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => ApplicationPayload, { description: "Deletes one of one's own notes." })
  async deleteApplicationNote(
    @Arg('input', () => DeleteApplicationNoteInput, INPUT) { id }: DeleteApplicationNoteInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await deleteApplicationNote(ctx, id));
  }
}

@Resolver(() => ChangedApplicationsPayload)
export class ChangedApplicationsResolver {
  @FieldResolver(() => Int, { description: 'How many have changed.' })
  changed(@Root() { changedIds }: ChangedApplicationsPayload) {
    return changedIds.length;
  }

  @FieldResolver(() => [Application], { description: 'Those that have changed, as they are now.' })
  applications(@Root() { changedIds }: ChangedApplicationsPayload, @Ctx() ctx: Context) {
    return applicationsOf(ctx, changedIds);
  }
}

function payload({ viewer }: Context, application: Application) {
  return { application, viewer: { id: viewer!.userId } };
}

@Resolver(() => Viewer)
export class StatusMailResolver {
  @RequiresOrKey('APPLICATIONS_READ', 'employer')
  @NeedsOpenCompany()
  @FieldResolver(() => [StatusMail], {
    description: 'What applicants are written about each decision; empty without a company.',
  })
  statusMails(@Ctx() ctx: Context) {
    return statusMailsOf(ctx);
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => StatusMailPayload, { description: "Gives a decision the company's own words." })
  async saveStatusMail(
    @Arg('input', () => SaveStatusMailInput, INPUT) { status, ...words }: SaveStatusMailInput,
    @Ctx() ctx: Context,
  ) {
    return { statusMail: await saveStatusMail(ctx, status as DecidedStatus, words) };
  }

  @RequiresOrKey('APPLICATIONS_WRITE', 'employer')
  @NeedsOpenCompany()
  @Mutation(() => StatusMailPayload, { description: 'Goes back to the standing words.' })
  async resetStatusMail(
    @Arg('input', () => ResetStatusMailInput, INPUT) { status }: ResetStatusMailInput,
    @Ctx() ctx: Context,
  ) {
    return { statusMail: await resetStatusMail(ctx, status as DecidedStatus) };
  }
}
