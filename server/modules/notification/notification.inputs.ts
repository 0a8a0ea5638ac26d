import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which notification was read.' })
export class MarkNotificationReadInput {
  @Field(() => ID, { description: 'The id of the notification.' })
  id!: string;
}
