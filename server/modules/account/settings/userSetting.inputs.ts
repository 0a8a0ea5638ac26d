import { Field, InputType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import { userSettingsSchema } from '#schema/validation/settings/userSettings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(userSettingsSchema)
@InputType({ description: 'The settings to change. Fields that you leave out keep their values.' })
export class UpdateSettingsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Turns all emails on or off, except those about the account itself.',
  })
  emailNotifications?: boolean;

  @Field(() => Boolean, optional('Emails about applications.'))
  applicationAlerts?: boolean;

  @Field(() => Boolean, optional('Emails with new jobs for your alerts.'))
  jobAlerts?: boolean;

  @Field(() => Boolean, optional('Emails with jobs that fit your profile.'))
  jobRecommendations?: boolean;

  @Field(() => Boolean, optional('Emails about jobs that close soon.'))
  jobExpiryAlerts?: boolean;

  @Field(() => Boolean, optional('A weekly email with figures.'))
  weeklyReports?: boolean;

  @Field(() => Boolean, optional('A monthly email with new articles.'))
  marketingEmails?: boolean;

  @Field(() => Boolean, optional('Whether emails about messages wait from 9 pm to 8 am in India.'))
  quietHours?: boolean;

  @Field(() => ProfileVisibilityEnum, optional('Who may find the profile.'))
  profileVisibility?: ProfileVisibility;

  @Field(() => Boolean, optional('Whether the profile shows email and phone.'))
  showContactInfo?: boolean;

  @Field(() => Boolean, optional('Whether employers can write to you from the profile.'))
  allowDirectContact?: boolean;
}
