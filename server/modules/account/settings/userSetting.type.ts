import { Field, ID, ObjectType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

@RequiresLogin()
@ObjectType({ description: 'What somebody wants to be mailed about, and to show of themselves.' })
export class UserSettings {
  @Field(() => ID, { description: 'The id of the account they belong to.' })
  id!: string;

  @Field(() => Boolean, { description: 'Off: no mail but those about the account itself.' })
  emailNotifications!: boolean;

  @Field(() => Boolean, { description: 'Mails about applications, one’s own or received ones.' })
  applicationAlerts!: boolean;

  @Field(() => Boolean, { description: 'Mails with new jobs for one’s alerts.' })
  jobAlerts!: boolean;

  @Field(() => Boolean, { description: 'Mails about jobs of one’s own that close soon.' })
  jobExpiryAlerts!: boolean;

  @Field(() => Boolean, { description: 'A mail a week with the figures of one’s jobs.' })
  weeklyReports!: boolean;

  @Field(() => Boolean, { description: 'A mail a month with new articles.' })
  marketingEmails!: boolean;

  @Field(() => ProfileVisibilityEnum, { description: 'Whether employers may find the profile.' })
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, { description: 'Whether e-mail and phone stand on the profile.' })
  showContactInfo!: boolean;

  @Field(() => Boolean, { description: 'Whether one may be written to from the profile.' })
  allowDirectContact!: boolean;
}

@RequiresLogin()
@ObjectType({ description: 'The settings as they are now.' })
export class SettingsPayload {
  @Field(() => UserSettings, { description: 'The settings.' })
  settings!: UserSettings;
}
