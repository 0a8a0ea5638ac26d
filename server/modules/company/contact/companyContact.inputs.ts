import { Field, ID, InputType } from 'type-graphql';
import { companyLetterSchema } from '#schema/validation/seekers/companyLetter.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(companyLetterSchema)
@InputType({ description: 'What a job seeker writes to a company.' })
export class ContactEmployerInput {
  @Field(() => ID, { description: 'The id of the company.' })
  companyId!: string;

  @Field(() => String, { description: 'At least 10 characters, at most 2,000.' })
  message!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the employer may know one’s address and answer to it; no, if left out.',
  })
  shareEmail?: boolean;
}
