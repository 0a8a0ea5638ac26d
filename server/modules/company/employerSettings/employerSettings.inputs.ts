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
@InputType({
  description: 'The parts of the profile to change. Fields that you leave out keep their values.',
})
export class UpdateEmployerProfileInput {
  @Field(() => String, { nullable: true, description: 'The given name.' })
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'The family name.' })
  lastName?: string;

  @Field(() => String, {
    nullable: true,
    description: "The employer's own phone number; null clears it.",
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the caller’s company.' })
  companyName?: string | null;
}

@Validated(employerNotificationsSchema)
@InputType({ description: 'The switches to change. Fields that you leave out keep their values.' })
export class UpdateEmployerNotificationsInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Turns all emails on or off, except those about the account itself.',
  })
  emailNotifications?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'When an application arrives.' })
  applicationAlerts?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Before a job closes.' })
  jobExpiryAlerts?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'The weekly figures.' })
  weeklyReports?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'A monthly email with new articles.' })
  marketingEmails?: boolean;
}

@Validated(employerPrivacySchema)
@InputType({ description: 'The switches to change. Fields that you leave out keep their values.' })
export class UpdateEmployerPrivacyInput {
  @Field(() => ProfileVisibilityEnum, {
    nullable: true,
    description: "Whether the employer's name is public.",
  })
  profileVisibility?: ProfileVisibility;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the company's phone and email are shown.",
  })
  showContactInfo?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether job seekers can write to the company.',
  })
  allowDirectContact?: boolean;
}
