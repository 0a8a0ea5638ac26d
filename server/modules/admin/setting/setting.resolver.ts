import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { saveSettings, systemSettings } from './saveSettings.service.ts';
import { SendTestMailInput, SystemSettingsInput, type GivenSettings } from './setting.inputs.ts';
import { SystemSettingsPayload, SystemSettingsType, TestMailPayload } from './setting.type.ts';
import { sendTestMail } from './testMail.service.ts';

@Resolver(() => Admin)
export class SettingResolver {
  @FieldResolver(() => SystemSettingsType, { description: 'The settings of the site.' })
  settings(@Ctx() ctx: Context) {
    return systemSettings(ctx);
  }

  @Requires('admin')
  @Mutation(() => SystemSettingsPayload, {
    description:
      'Changes the given settings. Every process applies them within five seconds. A change of the mail server (`smtp…`) requires a recent password.',
  })
  async updateSystemSettings(
    @Arg('input', () => SystemSettingsInput, { description: 'The settings to change.' })
    input: GivenSettings,
    @Ctx() ctx: Context,
  ) {
    return { settings: await saveSettings(ctx, input) };
  }

  @Requires('admin')
  @Mutation(() => TestMailPayload, {
    description:
      'Sends an email immediately through the saved mail server, and returns the result.',
  })
  sendTestMail(
    @Arg('input', () => SendTestMailInput, { description: 'The recipient of the test email.' }) {
      to,
    }: SendTestMailInput,
    @Ctx() ctx: Context,
  ) {
    return sendTestMail(ctx, to);
  }
}
