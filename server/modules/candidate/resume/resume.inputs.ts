import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which resume.' })
export class ResumeInput {
  @Field(() => ID, { description: 'The id of the resume.' })
  id!: string;
}
