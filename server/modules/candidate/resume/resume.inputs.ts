import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'One of your resumes.' })
export class ResumeInput {
  @Field(() => ID, { description: 'The id of the resume.' })
  id!: string;
}
