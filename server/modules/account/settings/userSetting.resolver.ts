import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { UpdateSettingsInput } from './userSetting.inputs.ts';
import { settingsOf, updateSettings } from './userSetting.service.ts';
import { SettingsPayload, UserSettings } from './userSetting.type.ts';

@Resolver(() => Viewer)
export class UserSettingResolver {
  @FieldResolver(() => UserSettings, {
    description: "The caller's email and privacy settings.",
  })
  settings(@Ctx() ctx: Context) {
    return settingsOf(ctx);
  }

  @RequiresLogin()
  @Mutation(() => SettingsPayload, { description: 'Changes the given settings.' })
  async updateSettings(
    @Arg('input', () => UpdateSettingsInput, { description: 'The settings to change.' })
    input: UpdateSettingsInput,
    @Ctx() ctx: Context,
  ) {
    return { settings: await updateSettings(ctx, input) };
  }
}
