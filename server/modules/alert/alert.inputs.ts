import { Field, ID, InputType } from 'type-graphql';
import type { AlertFrequency, AlertJobType } from '#schema/options/alerts.ts';
import type { SalaryRange } from '#schema/options/salaryRanges.ts';
import { alertSchema, updateAlertInputSchema } from '#schema/validation/seekers/alert.ts';
import {
  AlertFrequencyEnum,
  AlertJobTypeEnum,
  SalaryRangeEnum,
} from '#server/graphql/enums/search.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(alertSchema)
@InputType({ description: 'A search to be notified about.' })
export class CreateAlertInput {
  @Field(() => String, { description: 'A name for the alert.' })
  name!: string;

  @Field(() => String, { description: 'The words to search for.' })
  keywords!: string;

  @Field(() => String, optional('The place; any if left out.'))
  location?: string | null;

  @Field(() => AlertJobTypeEnum, optional('The job type; any if left out.'))
  jobType?: AlertJobType | null;

  @Field(() => SalaryRangeEnum, optional('The pay range; any if left out.'))
  salaryRange?: SalaryRange | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Further filters, as in the address of the list of jobs: `shift=night&type=intern&type=contract`; none if left out.',
  })
  filters?: string | null;

  @Field(() => AlertFrequencyEnum, optional('How often to send a digest; daily if left out.'))
  frequency?: AlertFrequency | null;
}

@Validated(updateAlertInputSchema)
@InputType({
  description:
    'The alert to change and its new values. Fields that you leave out keep their values.',
})
export class UpdateAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;

  @Field(() => String, optional('A name for the alert.'))
  name?: string;

  @Field(() => String, optional('The words to search for.'))
  keywords?: string;

  @Field(() => String, optional('The place; null for any.'))
  location?: string | null;

  @Field(() => AlertJobTypeEnum, optional('The job type; null for any.'))
  jobType?: AlertJobType | null;

  @Field(() => SalaryRangeEnum, optional('The pay range; null for any.'))
  salaryRange?: SalaryRange | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Further filters, as in the address of the list of jobs: `shift=night&type=intern&type=contract`; null for none.',
  })
  filters?: string | null;

  @Field(() => AlertFrequencyEnum, optional('How often to send a digest.'))
  frequency?: AlertFrequency;

  @Field(() => Boolean, optional('Whether to send digests.'))
  isActive?: boolean;
}

@InputType({ description: 'The alert to delete.' })
export class DeleteAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;
}

@InputType({ description: 'The deleted alert to restore.' })
export class RestoreAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;
}

@InputType({ description: 'The company to follow.' })
export class FollowCompanyInput {
  @Field(() => ID, { description: 'The id of the company.' })
  companyId!: string;
}
