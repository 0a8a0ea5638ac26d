import { Field, InputType } from 'type-graphql';
import {
  systemSettingsSchema,
  testMailSchema,
  type SystemSettingsValues,
} from '#schema/validation/systemSettings.ts';
import { Validated } from '#server/graphql/validated.ts';
import { SETTING_FIELDS } from './settingFields.type.ts';

@Validated(systemSettingsSchema)
@InputType({ description: 'What to change; what is left out stays as it is.' })
export class SystemSettingsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Our password at the mail server; empty, the one that is known stays.',
  })
  smtpPassword?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Forgets the password for the mail server.',
  })
  clearSmtpPassword?: boolean;
}

for (const [name, { type, description }] of Object.entries(SETTING_FIELDS)) {
  const field = Field(type as () => StringConstructor, { nullable: true, description });
  field(SystemSettingsInput.prototype, name);
}

export type GivenSettings = SystemSettingsInput & SystemSettingsValues;

@Validated(testMailSchema)
@InputType({ description: 'Whom to send a mail to.' })
export class SendTestMailInput {
  @Field(() => String, { description: 'The address.' })
  to!: string;
}
