import { Field, ID, InputType } from 'type-graphql';
import { companyLetterSchema } from '#schema/validation/seekers/companyLetter.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(companyLetterSchema)
@InputType({ description: "A job seeker's message to a company." })
export class ContactEmployerInput {
  @Field(() => ID, { description: 'The id of the company.' })
  companyId!: string;

  @Field(() => String, { description: 'The message, at least 10 characters.' })
  message!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the employer sees your email address and can reply to it. Defaults to false.',
  })
  shareEmail?: boolean;
}
