import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The user whose two-factor authentication to remove.' })
export class RemoveTwoFactorInput {
  @Field(() => ID, { description: 'The id of the account.' })
  userId!: string;
}
