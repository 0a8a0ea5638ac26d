import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Session } from '#server/modules/account/session.entity.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { optional } from '#server/graphql/optional.ts';
import {
  AdminUsersArgs,
  DeleteUserInput,
  RemoveTwoFactorInput,
  SuspendUserInput,
  SuspendUsersInput,
  UnsuspendUserInput,
  UpdateUserInput,
  VerifyUserInput,
  VerifyUsersInput,
} from './adminUser.inputs.ts';
import { figuresByUser, sessionsByUser, twoFactorByUser } from './adminUser.loaders.ts';
import {
  AdminUserPayload,
  ChangedUsersPayload,
  DeletedUserPayload,
  RemoveTwoFactorPayload,
} from './adminUser.payloads.ts';
import { adminUser, listUsers } from './adminUser.service.ts';
import { AdminUser, AdminUserConnection, AdminUserFigures } from './adminUser.type.ts';
import { removeTwoFactor } from './removeTwoFactor.service.ts';
import { updateUser } from './updateUser.service.ts';
import { deleteUser } from './deleteUser.service.ts';
import {
  suspendUser,
  suspendUsers,
  unsuspendUser,
  verifyUser,
  verifyUsers,
} from './userStatus.service.ts';

@Resolver(() => AdminUser)
export class AdminUserResolver {
  @FieldResolver(() => AdminUserFigures, { description: 'The activity of the user in figures.' })
  figures(@Root() { id }: AdminUser, @Ctx() ctx: Context) {
    return loaderOf(ctx, figuresByUser).load(id);
  }

  @FieldResolver(() => [Session], {
    description: 'The active sessions of the user, the newest first.',
  })
  sessions(@Root() { id }: AdminUser, @Ctx() ctx: Context) {
    return loaderOf(ctx, sessionsByUser).load(id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the user has two-step verification turned on.',
  })
  hasTwoFactor(@Root() { id }: AdminUser, @Ctx() ctx: Context) {
    return loaderOf(ctx, twoFactorByUser).load(id);
  }
}

@Resolver(() => Admin)
export class AdminUsersResolver {
  @FieldResolver(() => AdminUserConnection, {
    description: 'All users, the newest first.',
  })
  users(@Args(() => AdminUsersArgs) args: AdminUsersArgs, @Ctx() ctx: Context) {
    return listUsers(ctx, args);
  }

  @FieldResolver(() => AdminUser, optional('One user; null if it does not exist.'))
  user(
    @Arg('id', () => ID, { description: 'The id of the account.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return adminUser(ctx, id);
  }

  @Requires('admin')
  @Mutation(() => AdminUserPayload, {
    description: 'Marks the email address of a user as confirmed.',
  })
  async verifyUser(
    @Arg('input', () => VerifyUserInput, { description: 'The user to verify.' }) {
      id,
    }: VerifyUserInput,
    @Ctx() ctx: Context,
  ) {
    return { user: await verifyUser(ctx, id) };
  }

  @Requires('admin')
  @Mutation(() => ChangedUsersPayload, {
    description:
      'Marks the email addresses of several users as confirmed, each independently of the others.',
  })
  verifyUsers(
    @Arg('input', () => VerifyUsersInput, { description: 'The users to verify.' }) {
      ids,
    }: VerifyUsersInput,
    @Ctx() ctx: Context,
  ) {
    return verifyUsers(ctx, ids);
  }

  @Requires('admin')
  @Mutation(() => AdminUserPayload, {
    description:
      'Suspends a user for a while or until an administrator lifts it. Sessions end and API keys stop working immediately; the keys work again afterwards. The user is notified.',
  })
  async suspendUser(
    @Arg('input', () => SuspendUserInput, {
      description: 'The user to suspend, with reason and end.',
    })
    input: SuspendUserInput,
    @Ctx() ctx: Context,
  ) {
    return { user: await suspendUser(ctx, input) };
  }

  @Requires('admin')
  @Mutation(() => ChangedUsersPayload, {
    description: 'Suspends several users, each independently of the others.',
  })
  suspendUsers(
    @Arg('input', () => SuspendUsersInput, {
      description: 'The users to suspend, with reason and end.',
    })
    input: SuspendUsersInput,
    @Ctx() ctx: Context,
  ) {
    return suspendUsers(ctx, input);
  }

  @Requires('admin')
  @Mutation(() => AdminUserPayload, {
    description: 'Lifts a suspension before its end. The user is notified and has to log in again.',
  })
  async unsuspendUser(
    @Arg('input', () => UnsuspendUserInput, { description: 'The user to unsuspend.' }) {
      id,
    }: UnsuspendUserInput,
    @Ctx() ctx: Context,
  ) {
    return { user: await unsuspendUser(ctx, id) };
  }

  @Requires('admin')
  @Mutation(() => AdminUserPayload, {
    description:
      'Changes the given parts of an account. A new role, a new email address or deactivation ends all sessions.',
  })
  async updateUser(
    @Arg('input', () => UpdateUserInput, { description: 'The user, and what to change.' })
    input: UpdateUserInput,
    @Ctx() ctx: Context,
  ) {
    return { user: await updateUser(ctx, input) };
  }

  @Requires('admin')
  @Mutation(() => DeletedUserPayload, {
    description:
      'Deletes an account permanently and erases personal data. What others have received stays. The user is notified.',
  })
  async deleteUser(
    @Arg('input', () => DeleteUserInput, { description: 'The user to delete.' }) {
      id,
    }: DeleteUserInput,
    @Ctx() ctx: Context,
  ) {
    return { deletedUserId: await deleteUser(ctx, id), message: ctx.t('user.deleted') };
  }

  @Requires('admin')
  @Mutation(() => RemoveTwoFactorPayload, {
    description:
      'Removes two-step verification from a user who has lost both phone and recovery codes.',
  })
  async removeTwoFactor(
    @Arg('input', () => RemoveTwoFactorInput, {
      description: 'The user whose two-step verification to remove.',
    })
    { userId }: RemoveTwoFactorInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveTwoFactorPayload> {
    const user = await removeTwoFactor(ctx, userId);
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
    return { user, message: ctx.t('twoFactor.removed', { name }) };
  }
}
