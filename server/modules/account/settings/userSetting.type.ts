import { Field, ID, ObjectType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

@RequiresLogin()
@ObjectType({ description: "A user's email and privacy settings." })
export class UserSettings {
  @Field(() => ID, { description: 'The id of the account that the settings belong to.' })
  id!: string;

  @Field(() => Boolean, { description: 'If off, only emails about the account itself are sent.' })
  emailNotifications!: boolean;

  @Field(() => Boolean, {
    description: 'Emails about applications that the user sent or received.',
  })
  applicationAlerts!: boolean;

  @Field(() => Boolean, { description: "Emails with new jobs for the user's alerts." })
  jobAlerts!: boolean;

  @Field(() => Boolean, { description: "Emails with jobs that fit the user's profile." })
  jobRecommendations!: boolean;

  @Field(() => Boolean, { description: "Emails about the user's own jobs that close soon." })
  jobExpiryAlerts!: boolean;

  @Field(() => Boolean, { description: "A weekly email with the figures of the user's jobs." })
  weeklyReports!: boolean;

  @Field(() => Boolean, { description: 'A monthly email with new articles.' })
  marketingEmails!: boolean;

  @Field(() => Boolean, {
    description: 'Whether emails about messages wait from 9 pm to 8 am in India.',
  })
  quietHours!: boolean;

  @Field(() => ProfileVisibilityEnum, { description: 'Whether employers may find the profile.' })
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, { description: 'Whether the profile shows email and phone.' })
  showContactInfo!: boolean;

  @Field(() => Boolean, {
    description: 'Whether employers can write to the user from the profile.',
  })
  allowDirectContact!: boolean;
}

@RequiresLogin()
@ObjectType({ description: 'The settings after the change.' })
export class SettingsPayload {
  @Field(() => UserSettings, { description: 'The settings.' })
  settings!: UserSettings;
}
