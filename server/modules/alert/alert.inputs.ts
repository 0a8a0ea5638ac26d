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

@Validated(alertSchema)
@InputType({ description: 'What to look out for.' })
export class CreateAlertInput {
  @Field(() => String, { description: 'What to call it.' })
  name!: string;

  @Field(() => String, { description: 'The words to search for.' })
  keywords!: string;

  @Field(() => String, { nullable: true, description: 'The place; left out for anywhere.' })
  location?: string | null;

  @Field(() => AlertJobTypeEnum, { nullable: true, description: 'The type; left out for any.' })
  jobType?: AlertJobType | null;

  @Field(() => SalaryRangeEnum, { nullable: true, description: 'The pay; left out for any.' })
  salaryRange?: SalaryRange | null;

  @Field(() => AlertFrequencyEnum, {
    nullable: true,
    description: 'How often; left out for each day.',
  })
  frequency?: AlertFrequency | null;
}

@Validated(updateAlertInputSchema)
@InputType({ description: 'Which alert, and what becomes of it; what is left out stays.' })
export class UpdateAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What to call it.' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'The words to search for.' })
  keywords?: string;

  @Field(() => String, { nullable: true, description: 'The place; null for anywhere.' })
  location?: string | null;

  @Field(() => AlertJobTypeEnum, { nullable: true, description: 'The type; null for any.' })
  jobType?: AlertJobType | null;

  @Field(() => SalaryRangeEnum, { nullable: true, description: 'The pay; null for any.' })
  salaryRange?: SalaryRange | null;

  @Field(() => AlertFrequencyEnum, { nullable: true, description: 'How often.' })
  frequency?: AlertFrequency;

  @Field(() => Boolean, { nullable: true, description: 'Whether digests are sent.' })
  isActive?: boolean;
}

@InputType({ description: 'Which alert to delete.' })
export class DeleteAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;
}

@InputType({ description: 'Which deleted alert to bring back.' })
export class RestoreAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;
}
