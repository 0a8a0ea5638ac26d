import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import {
  UpdateEmployerNotificationsInput,
  UpdateEmployerPrivacyInput,
  UpdateEmployerProfileInput,
} from './employerSettings.inputs.ts';
import {
  employerSettings,
  updateEmployerNotifications,
  updateEmployerPrivacy,
  updateEmployerProfile,
} from './employerSettings.service.ts';
import { EmployerSettings, EmployerSettingsPayload } from './employerSettings.type.ts';

@Resolver(() => Viewer)
export class EmployerSettingsResolver {
  @Requires('employer')
  @FieldResolver(() => EmployerSettings, {
    nullable: true,
    description: 'The profile, notification and privacy settings of an employer.',
  })
  employerSettings(@Ctx() ctx: Context) {
    return employerSettings(ctx);
  }

  @Requires('employer')
  @Mutation(() => EmployerSettingsPayload, {
    description:
      'Changes the given parts of the profile. Also renames the company if a name is given.',
  })
  async updateEmployerProfile(
    @Arg('input', () => UpdateEmployerProfileInput, {
      description: 'The parts of the profile to change.',
    })
    input: UpdateEmployerProfileInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await updateEmployerProfile(ctx, input));
  }

  @Requires('employer')
  @Mutation(() => EmployerSettingsPayload, {
    description: 'Changes the given notification switches.',
  })
  async updateEmployerNotifications(
    @Arg('input', () => UpdateEmployerNotificationsInput, {
      description: 'The switches to change.',
    })
    input: UpdateEmployerNotificationsInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await updateEmployerNotifications(ctx, input));
  }

  @Requires('employer')
  @Mutation(() => EmployerSettingsPayload, { description: 'Changes the given privacy switches.' })
  async updateEmployerPrivacy(
    @Arg('input', () => UpdateEmployerPrivacyInput, { description: 'The switches to change.' })
    input: UpdateEmployerPrivacyInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await updateEmployerPrivacy(ctx, input));
  }
}

function saved({ viewer }: Context, settings: EmployerSettings): EmployerSettingsPayload {
  return { settings, viewer: { id: viewer!.userId } };
}
