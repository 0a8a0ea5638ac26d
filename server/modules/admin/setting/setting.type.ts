import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { SETTING_FIELDS, type ReadableSettings } from './settingFields.type.ts';

@Requires('admin')
@ObjectType('SystemSettings', { description: 'How the site is set up.' })
export class SystemSettingsType {
  @Field(() => ID, { description: 'Always the same: there is one site.' })
  id!: string;

  @Field(() => Boolean, {
    description: 'Whether there is a password for the mail server; it is never told.',
  })
  smtpPasswordSet!: boolean;
}

for (const [name, { type, description }] of Object.entries(SETTING_FIELDS)) {
  Field(type as () => StringConstructor, { description })(SystemSettingsType.prototype, name);
}

export type ShownSettings = SystemSettingsType & ReadableSettings;

@Requires('admin')
@ObjectType({ description: 'The settings as they are now.' })
export class SystemSettingsPayload {
  @Field(() => SystemSettingsType, { description: 'The settings.' })
  settings!: SystemSettingsType;
}

@Requires('admin')
@ObjectType({ description: 'What has become of a test mail.' })
export class TestMailPayload {
  @Field(() => Boolean, { description: 'Whether the mail server has taken it.' })
  sent!: boolean;

  @Field(() => String, { description: 'What the mail server said, for people.' })
  message!: string;
}
