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
  @FieldResolver(() => SystemSettingsType, { description: 'How the site is set up.' })
  settings(@Ctx() ctx: Context) {
    return systemSettings(ctx);
  }

  @Requires('admin')
  @Mutation(() => SystemSettingsPayload, {
    description:
      'Changes the given settings; every process acts on them within five seconds. Another mail server (`smtp…`) needs a recent password.',
  })
  async updateSystemSettings(
    @Arg('input', () => SystemSettingsInput, { description: 'The settings to change.' }) input: GivenSettings,
    @Ctx() ctx: Context,
  ) {
    return { settings: await saveSettings(ctx, input) };
  }

  @Requires('admin')
  @Mutation(() => TestMailPayload, {
    description: 'Sends a mail at once over the saved mail server, and says what came of it.',
  })
  sendTestMail(
    @Arg('input', () => SendTestMailInput, { description: 'The recipient of the test email.' }) { to }: SendTestMailInput,
    @Ctx() ctx: Context,
  ) {
    return sendTestMail(ctx, to);
  }
}
