import { Field, InputType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import {
  employerNotificationsSchema,
  employerPrivacySchema,
  employerProfileSchema,
} from '#schema/validation/employerSettings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(employerProfileSchema)
@InputType({ description: 'What to change; what is left out stays as it is.' })
export class UpdateEmployerProfileInput {
  @Field(() => String, { nullable: true, description: 'The given name.' })
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'The family name.' })
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'The own phone number; null clears it.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the caller’s company.' })
  companyName?: string | null;
}

@Validated(employerNotificationsSchema)
@InputType({ description: 'What to change; what is left out stays as it is.' })
export class UpdateEmployerNotificationsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Mails at all, beside those about the account itself.',
  })
  emailNotifications?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'When an application arrives.' })
  applicationAlerts?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Before a job closes.' })
  jobExpiryAlerts?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'The figures of the week.' })
  weeklyReports?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'A mail a month with new articles.' })
  marketingEmails?: boolean;
}

@Validated(employerPrivacySchema)
@InputType({ description: 'What to change; what is left out stays as it is.' })
export class UpdateEmployerPrivacyInput {
  @Field(() => ProfileVisibilityEnum, {
    nullable: true,
    description: 'Whether the name stands in public.',
  })
  profileVisibility?: ProfileVisibility;

  @Field(() => Boolean, { nullable: true, description: 'Whether phone and e-mail are shown.' })
  showContactInfo?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether job seekers may write.' })
  allowDirectContact?: boolean;
}
