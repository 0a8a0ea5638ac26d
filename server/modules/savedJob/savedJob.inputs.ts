import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Which job to save.' })
export class SaveJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;
}

@InputType({ description: 'Which job to take off the list.' })
export class UnsaveJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;
}
