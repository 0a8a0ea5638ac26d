import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The person whose second factor to remove.' })
export class RemoveTwoFactorInput {
  @Field(() => ID, { description: 'The id of the account.' })
  userId!: string;
}
