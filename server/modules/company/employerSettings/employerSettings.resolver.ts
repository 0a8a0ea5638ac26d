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

const INPUT = { description: 'The settings to change.' };

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
    description: 'Changes the given parts of the profile. Also renames the company if a name is given.',
  })
  async updateEmployerProfile(
    @Arg('input', () => UpdateEmployerProfileInput, INPUT) input: UpdateEmployerProfileInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await updateEmployerProfile(ctx, input));
  }

  @Requires('employer')
  @Mutation(() => EmployerSettingsPayload, { description: 'Changes the given notification switches.' })
  async updateEmployerNotifications(
    @Arg('input', () => UpdateEmployerNotificationsInput, INPUT)
    input: UpdateEmployerNotificationsInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await updateEmployerNotifications(ctx, input));
  }

  @Requires('employer')
  @Mutation(() => EmployerSettingsPayload, { description: 'Changes the given privacy switches.' })
  async updateEmployerPrivacy(
    @Arg('input', () => UpdateEmployerPrivacyInput, INPUT) input: UpdateEmployerPrivacyInput,
    @Ctx() ctx: Context,
  ) {
    return saved(ctx, await updateEmployerPrivacy(ctx, input));
  }
}

function saved({ viewer }: Context, settings: EmployerSettings): EmployerSettingsPayload {
  return { settings, viewer: { id: viewer!.userId } };
}
