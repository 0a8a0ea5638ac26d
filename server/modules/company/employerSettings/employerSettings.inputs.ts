import { Field, InputType } from 'type-graphql';
import type { ProfileVisibility } from '#schema/options/settings.ts';
import {
  employerNotificationsSchema,
  employerPrivacySchema,
  employerProfileSchema,
} from '#schema/validation/employerSettings.ts';
import { ProfileVisibilityEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(employerProfileSchema)
@InputType({
  description: 'The parts of the profile to change. Fields that you leave out keep their values.',
})
export class UpdateEmployerProfileInput {
  @Field(() => String, optional('The given name.'))
  firstName?: string;

  @Field(() => String, optional('The family name.'))
  lastName?: string;

  @Field(() => String, optional("The employer's own phone number; null clears it."))
  phone?: string | null;

  @Field(() => String, optional('The name of the caller’s company.'))
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

  @Field(() => Boolean, optional('When an application arrives.'))
  applicationAlerts?: boolean;

  @Field(() => Boolean, optional('Before a job closes.'))
  jobExpiryAlerts?: boolean;

  @Field(() => Boolean, optional('The weekly figures.'))
  weeklyReports?: boolean;

  @Field(() => Boolean, optional('A monthly email with new articles.'))
  marketingEmails?: boolean;
}

@Validated(employerPrivacySchema)
@InputType({ description: 'The switches to change. Fields that you leave out keep their values.' })
export class UpdateEmployerPrivacyInput {
  @Field(() => ProfileVisibilityEnum, optional("Whether the employer's name is public."))
  profileVisibility?: ProfileVisibility;

  @Field(() => Boolean, optional("Whether the company's phone and email are shown."))
  showContactInfo?: boolean;

  @Field(() => Boolean, optional('Whether job seekers can write to the company.'))
  allowDirectContact?: boolean;
}
