import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The notification to mark as read.' })
export class MarkNotificationReadInput {
  @Field(() => ID, { description: 'The id of the notification.' })
  id!: string;
}
