import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { movesFrom } from '#schema/options/applicationMoves.ts';
import type { DecidedStatus } from '#schema/options/applicationMoves.ts';
import type { Context } from '#server/graphql/context.ts';
import { ApplicationStatusEnum } from '#server/graphql/enums/applications.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { RequiresTeamMember } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { hasJobRight } from '#server/modules/team/jobRight.rules.ts';
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
} from './applicationStatus.inputs.ts';
import {
  recordApplicationView,
  updateApplicationStatus,
} from './updateApplicationStatus.service.ts';
import {
  ApplicationNote,
  ChangedApplicationsPayload,
  StatusMail,
  StatusMailPayload,
} from './applicationStatus.type.ts';
import {
  addApplicationNote,
  deleteApplicationNote,
  notesByApplication,
} from '#server/modules/application/desk/note.service.ts';
import { resetStatusMail, saveStatusMail, statusMailsOf } from './statusMail.service.ts';
import { undoApplications } from './undoApplications.service.ts';

@Resolver(() => Application)
export class ApplicationStatusResolver {
  @FieldResolver(() => [ApplicationStatusEnum], {
    description:
      'The statuses the caller may change it to next; empty for the applicant, and if it was withdrawn.',
  })
  moves(
    @Root() { isReceived, status, withdrawal, jobId }: Application,
    @Ctx() { viewer }: Context,
  ) {
    const mayDecide =
      isReceived && !withdrawal && hasJobRight(viewer?.team ?? null, 'decide', jobId);
    return mayDecide ? movesFrom(status) : [];
  }

  @FieldResolver(() => [ApplicationNote], {
    description: "The company's notes, oldest first; empty for the applicant.",
  })
  notes(@Root() { id, isReceived }: Application, @Ctx() ctx: Context) {
    return isReceived ? loaderOf(ctx, notesByApplication).load(id) : [];
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'decide')
  @Mutation(() => ApplicationPayload, {
    description:
      'Changes the status of an application. The applicant is notified at once, unless you ask for a change that can be undone.',
  })
  async updateApplicationStatus(
    @Arg('input', () => UpdateApplicationStatusInput, {
      description: 'The application and its new status.',
    })
    input: UpdateApplicationStatusInput,
    @Ctx() ctx: Context,
  ) {
    const { application, ...undo } = await updateApplicationStatus(ctx, input);
    return { ...payload(ctx, application), ...undo };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'decide')
  @Mutation(() => ChangedApplicationsPayload, {
    description:
      'Changes the status of several applications. The applicants are notified once the change can no longer be undone.',
  })
  changeApplications(
    @Arg('input', () => ChangeApplicationsInput, {
      description: 'The applications and their new status.',
    })
    input: ChangeApplicationsInput,
    @Ctx() ctx: Context,
  ) {
    return changeApplications(ctx, input);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'decide')
  @Mutation(() => ChangedApplicationsPayload, {
    description:
      'Changes the status of the next 500 applications that match a filter and may get the new status. Repeat until nothing is left to change.',
  })
  changeMatchingApplications(
    @Arg('input', () => ChangeMatchingApplicationsInput, {
      description: 'The filter and the new status.',
    })
    input: ChangeMatchingApplicationsInput,
    @Ctx() ctx: Context,
  ) {
    return changeMatchingApplications(ctx, input);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'decide')
  @Mutation(() => ChangedApplicationsPayload, {
    description:
      'Undoes a bulk change while its undo window is open. The applicants are not notified.',
  })
  undoApplications(
    @Arg('input', () => UndoApplicationsInput, { description: 'The bulk change to undo.' })
    input: UndoApplicationsInput,
    @Ctx() ctx: Context,
  ) {
    return undoApplications(ctx, [input.batchId, ...input.also]);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'view')
  @Mutation(() => ApplicationPayload, {
    description:
      'Records that the company has opened an application. Only the first time appears on its timeline.',
  })
  async recordApplicationView(
    @Arg('input', () => RecordApplicationViewInput, {
      description: 'The application that was opened.',
    })
    { id }: RecordApplicationViewInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await recordApplicationView(ctx, id));
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'comment')
  @Mutation(() => ApplicationPayload, { description: 'Adds a note that only the company can see.' })
  async addApplicationNote(
    @Arg('input', () => AddApplicationNoteInput, { description: 'The note to add.' })
    input: AddApplicationNoteInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await addApplicationNote(ctx, input));
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'comment')
  @Mutation(() => ApplicationPayload, { description: 'Deletes one of your own notes.' })
  async deleteApplicationNote(
    @Arg('input', () => DeleteApplicationNoteInput, { description: 'The note to delete.' }) {
      id,
    }: DeleteApplicationNoteInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await deleteApplicationNote(ctx, id));
  }
}

@Resolver(() => ChangedApplicationsPayload)
export class ChangedApplicationsResolver {
  @FieldResolver(() => Int, { description: 'The number of applications that were changed.' })
  changed(@Root() { changedIds }: ChangedApplicationsPayload) {
    return changedIds.length;
  }

  @FieldResolver(() => [Application], {
    description: 'The applications that were changed, with their current values.',
  })
  applications(@Root() { changedIds }: ChangedApplicationsPayload, @Ctx() ctx: Context) {
    return applicationsOf(ctx, changedIds);
  }
}

function payload({ viewer }: Context, application: Application) {
  return { application, viewer: { id: viewer!.userId } };
}

@Resolver(() => Viewer)
export class StatusMailResolver {
  @RequiresTeamMember('APPLICATIONS_READ', 'candidates')
  @FieldResolver(() => [StatusMail], {
    description: 'The email that applicants receive for each status; empty without a company.',
  })
  statusMails(@Ctx() ctx: Context) {
    return statusMailsOf(ctx);
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'candidates')
  @Mutation(() => StatusMailPayload, {
    description: "Replaces the text of a status email with the company's own.",
  })
  async saveStatusMail(
    @Arg('input', () => SaveStatusMailInput, { description: 'The text of the email.' }) {
      status,
      ...words
    }: SaveStatusMailInput,
    @Ctx() ctx: Context,
  ) {
    return { statusMail: await saveStatusMail(ctx, status as DecidedStatus, words) };
  }

  @RequiresTeamMember('APPLICATIONS_WRITE', 'candidates')
  @Mutation(() => StatusMailPayload, { description: 'Resets a status email to its default text.' })
  async resetStatusMail(
    @Arg('input', () => ResetStatusMailInput, { description: 'The email to reset.' }) {
      status,
    }: ResetStatusMailInput,
    @Ctx() ctx: Context,
  ) {
    return { statusMail: await resetStatusMail(ctx, status as DecidedStatus) };
  }
}
