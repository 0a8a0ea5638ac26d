import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { JobViewSource } from '#schema/options/jobViewSources.ts';
import { JobViewSourceEnum } from '#server/graphql/enums/jobs.ts';
import { optional } from '#server/graphql/optional.ts';
import { Job } from './job.type.ts';

@InputType({ description: 'A view of a job.' })
export class RecordJobViewInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => JobViewSourceEnum, {
    defaultValue: 'direct',
    description: 'Where the visitor came from.',
  })
  source!: JobViewSource;

  @Field(() => Int, {
    nullable: true,
    description: 'For a job found by a search, its place among the results, from 1 to 1,000.',
  })
  position?: number | null;

  @Field(() => String, optional('The words of that search.'))
  words?: string | null;
}

@ObjectType({ description: 'The result of recording a view.' })
export class RecordJobViewPayload {
  @Field(() => Job, optional('The job with its updated number of views; null if it is not live.'))
  job!: Job | null;

  @Field(() => Boolean, {
    description:
      'Whether the view counted. It does for live jobs and human visitors, once a day each.',
  })
  counted!: boolean;
}
