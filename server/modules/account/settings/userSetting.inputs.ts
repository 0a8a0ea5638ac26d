import { Field, InputType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import { userSettingsSchema } from '#schema/validation/settings/userSettings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(userSettingsSchema)
@InputType({ description: 'What to change; what is left out stays as it is.' })
export class UpdateSettingsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Mails at all, beside those about the account.',
  })
  emailNotifications?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Mails about applications.' })
  applicationAlerts?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Mails with new jobs for one’s alerts.' })
  jobAlerts?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Mails about jobs that close soon.' })
  jobExpiryAlerts?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'A mail a week with figures.' })
  weeklyReports?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'A mail a month with new articles.' })
  marketingEmails?: boolean;

  @Field(() => ProfileVisibilityEnum, { nullable: true, description: 'Who may find the profile.' })
  profileVisibility?: ProfileVisibility;

  @Field(() => Boolean, { nullable: true, description: 'E-mail and phone on the profile.' })
  showContactInfo?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'May one be written to from the profile.' })
  allowDirectContact?: boolean;
}
