import { Field, ID, InputType } from 'type-graphql';
import type { WithdrawalReason } from '#schema/options/withdrawal.ts';
import {
  applicationEditSchema,
  type ApplicationEditValues,
} from '#schema/validation/seekers/application.ts';
import { withdrawalSchema } from '#schema/validation/seekers/withdrawal.ts';
import { WithdrawalReasonEnum } from '#server/graphql/enums/applications.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(withdrawalSchema)
@InputType({ description: 'The application to withdraw.' })
export class WithdrawApplicationInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;

  @Field(() => WithdrawalReasonEnum, optional('Why. The company sees it.'))
  reason?: WithdrawalReason | null;

  @Field(() => String, optional('Something to tell the company about it.'))
  text?: string | null;
}

@InputType({ description: 'The withdrawal to undo.' })
export class UndoWithdrawalInput {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;
}

@Validated(applicationEditSchema)
@InputType({
  description: 'What to change in an application. Fields that you leave out stay as they are.',
})
export class EditApplicationInput implements ApplicationEditValues {
  @Field(() => ID, { description: 'The id of the application.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'One of your own resumes, as in `applyToJob`; null removes the resume.',
  })
  resume?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number at which the employer can reach you; null removes it.',
  })
  phone?: string | null;

  @Field(() => String, optional('The cover letter; null removes it.'))
  coverLetter?: string | null;

  @Field(() => String, optional('The expected pay, as free text; null removes it.'))
  expectedSalary?: string | null;
}
