import { Field, ID, ObjectType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@Requires('employer')
@ObjectType({ description: 'Which mails and notices an employer gets.' })
export class EmployerNotifications {
  @Field(() => Boolean, { description: 'Off: no mail but those about the account itself.' })
  emailNotifications!: boolean;

  @Field(() => Boolean, { description: 'Bell and mail when an application arrives.' })
  applicationAlerts!: boolean;

  @Field(() => Boolean, { description: 'Bell and mail 7 days and 1 day before a job closes.' })
  jobExpiryAlerts!: boolean;

  @Field(() => Boolean, { description: 'On Mondays, the figures of the week.' })
  weeklyReports!: boolean;

  @Field(() => Boolean, { description: 'A mail a month with new articles.' })
  marketingEmails!: boolean;
}

@Requires('employer')
@ObjectType({ description: 'What an employer shows of themselves and of the company.' })
export class EmployerPrivacy {
  @Field(() => ProfileVisibilityEnum, {
    description: 'Whether the name stands on the page of the company and on its jobs.',
  })
  profileVisibility!: ProfileVisibility;

  @Field(() => Boolean, {
    description: 'Whether signed-in job seekers see the phone and e-mail of the company.',
  })
  showContactInfo!: boolean;

  @Field(() => Boolean, {
    description: 'Whether job seekers may write from the page of the company.',
  })
  allowDirectContact!: boolean;
}

@Requires('employer')
@ObjectType({ description: 'The settings of an employer.' })
export class EmployerSettings {
  @Field(() => ID, { description: 'The id of the account they belong to.' })
  id!: string;

  @Field(() => String, { description: 'The given name; may be empty.' })
  firstName!: string;

  @Field(() => String, { description: 'The family name; may be empty.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'The own phone number, not the company’s.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'The company; null while there is none.' })
  companyName!: string | null;

  @Field(() => EmployerNotifications, { description: 'Which mails and notices to get.' })
  notifications!: EmployerNotifications;

  @Field(() => EmployerPrivacy, { description: 'What to show.' })
  privacy!: EmployerPrivacy;
}

@Requires('employer')
@ObjectType({ description: 'The settings as they are now.' })
export class EmployerSettingsPayload {
  @Field(() => EmployerSettings, { description: 'The settings.' })
  settings!: EmployerSettings;

  @Field(() => Viewer, { description: 'The caller, whose name may be another now.' })
  viewer!: Viewer;
}
