import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { SETTING_FIELDS, type ReadableSettings } from './settingFields.type.ts';

@Requires('admin')
@ObjectType('SystemSettings', { description: 'The settings of the site.' })
export class SystemSettingsType {
  @Field(() => ID, { description: 'A constant: there is only one set of settings.' })
  id!: string;

  @Field(() => Boolean, {
    description:
      'Whether a password for the mail server is stored. The password itself is never returned.',
  })
  smtpPasswordSet!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a request limit has been saved. Until then `apiRateLimit` is only a suggestion: people who are logged in and API keys are not limited.',
  })
  apiRateLimitSaved!: boolean;
}

for (const [name, { type, description }] of Object.entries(SETTING_FIELDS)) {
  Field(type as () => StringConstructor, { description })(SystemSettingsType.prototype, name);
}

export type ShownSettings = SystemSettingsType & ReadableSettings;

@Requires('admin')
@ObjectType({ description: 'The current settings.' })
export class SystemSettingsPayload {
  @Field(() => SystemSettingsType, { description: 'The settings.' })
  settings!: SystemSettingsType;
}

@Requires('admin')
@ObjectType({ description: 'The result of a test email.' })
export class TestMailPayload {
  @Field(() => Boolean, { description: 'Whether the mail server accepted the email.' })
  sent!: boolean;

  @Field(() => String, { description: 'The result as a message to show.' })
  message!: string;
}
