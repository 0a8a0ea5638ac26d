import { Field, InputType } from 'type-graphql';
import {
  systemSettingsSchema,
  testMailSchema,
  type SystemSettingsValues,
} from '#schema/validation/systemSettings.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';
import { SETTING_FIELDS } from './settingFields.type.ts';

@Validated(systemSettingsSchema)
@InputType({ description: 'The settings to change. Omitted ones stay as they are.' })
export class SystemSettingsInput {
  @Field(() => String, optional('The password for the mail server. Empty keeps the stored one.'))
  smtpPassword?: string;

  @Field(() => Boolean, optional('Deletes the stored password for the mail server.'))
  clearSmtpPassword?: boolean;
}

for (const [name, { type, description }] of Object.entries(SETTING_FIELDS)) {
  const field = Field(type as () => StringConstructor, { nullable: true, description });
  field(SystemSettingsInput.prototype, name);
}

export type GivenSettings = SystemSettingsInput & SystemSettingsValues;

@Validated(testMailSchema)
@InputType({ description: 'The recipient of the test email.' })
export class SendTestMailInput {
  @Field(() => String, { description: 'The email address.' })
  to!: string;
}
