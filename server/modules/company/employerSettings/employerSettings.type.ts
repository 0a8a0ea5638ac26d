import { Field, ID, ObjectType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';

@Requires('employer')
@ObjectType({ description: 'The emails and notifications that an employer gets.' })
export class EmployerNotifications {
  @Field(() => Boolean, { description: 'If off, only emails about the account itself are sent.' })
  emailNotifications!: boolean;

  @Field(() => Boolean, { description: 'A notification and an email when an application arrives.' })
  applicationAlerts!: boolean;

  @Field(() => Boolean, {
    description: 'A notification and an email 7 days and 1 day before a job closes.',
  })
  jobExpiryAlerts!: boolean;

  @Field(() => Boolean, { description: 'The weekly figures, on Mondays.' })
  weeklyReports!: boolean;

  @Field(() => Boolean, { description: 'A monthly email with new articles.' })
  marketingEmails!: boolean;
}

@Requires('employer')
@ObjectType({ description: 'What an employer shows about themselves and about the company.' })
export class EmployerPrivacy {
  @Field(() => ProfileVisibilityEnum, {
    description: "Whether the employer's name is shown on the company's page and its jobs.",
  })
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, {
    description: "Whether signed-in job seekers see the company's phone and email.",
  })
  showContactInfo!: boolean;

  @Field(() => Boolean, {
    description: 'Whether job seekers can write to the company from its page.',
  })
  allowDirectContact!: boolean;
}

@Requires('employer')
@ObjectType({ description: 'The settings of an employer.' })
export class EmployerSettings {
  @Field(() => ID, { description: 'The id of the account that the settings belong to.' })
  id!: string;

  @Field(() => String, { description: 'The given name; may be empty.' })
  firstName!: string;

  @Field(() => String, { description: 'The family name; may be empty.' })
  lastName!: string;

  @Field(() => String, optional("The employer's own phone number, not the company’s."))
  phone!: string | null;

  @Field(() => String, optional('The company; null if there is none yet.'))
  companyName!: string | null;

  @Field(
    () => String,
    optional(
      "The owner whose `showContactInfo` and `allowDirectContact` apply to the company, by name; null if the caller's own do.",
    ),
  )
  contactDecidedBy!: string | null;

  @Field(() => EmployerNotifications, { description: 'The emails and notifications to get.' })
  notifications!: EmployerNotifications;

  @Field(() => EmployerPrivacy, { description: 'What to show in public.' })
  privacy!: EmployerPrivacy;
}

@Requires('employer')
@ObjectType({ description: 'The settings after the change.' })
export class EmployerSettingsPayload {
  @Field(() => EmployerSettings, { description: 'The settings.' })
  settings!: EmployerSettings;

  @Field(() => Viewer, { description: 'The caller, whose name may have changed.' })
  viewer!: Viewer;
}
