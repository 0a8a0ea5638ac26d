import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The job to save.' })
export class SaveJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;
}

@InputType({ description: 'The job to remove from the saved jobs.' })
export class UnsaveJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;
}
