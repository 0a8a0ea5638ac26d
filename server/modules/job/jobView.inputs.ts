import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { JobViewSource } from '#schema/options/jobViewSources.ts';
import { JobViewSourceEnum } from '#server/graphql/enums/jobs.ts';
import { Job } from './job.type.ts';

@InputType({ description: 'Which job is being looked at.' })
export class RecordJobViewInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => JobViewSourceEnum, { defaultValue: 'direct', description: 'From where one came.' })
  source!: JobViewSource;
}

@ObjectType({ description: 'The job that is being looked at.' })
export class RecordJobViewPayload {
  @Field(() => Job, { nullable: true, description: 'With its views; null when it is not live.' })
  job!: Job | null;

  @Field(() => Boolean, {
    description: 'Whether it counted: once a visitor and day, people only, live jobs only.',
  })
  counted!: boolean;
}
