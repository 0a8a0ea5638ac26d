import { Field, ID, InputType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';

@InputType({ description: 'The job whose reports to resolve.' })
export class ResolveJobReportsInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time of the newest report you have seen; later ones stay open.',
  })
  until?: Date | null;
}
