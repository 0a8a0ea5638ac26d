import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';

@Requires('job_seeker')
@ObjectType({ description: 'The jobs that lists mark for a job seeker.' })
export class JobMarks {
  @Field(() => [ID], {
    description: 'The ids of the jobs the caller has applied for, latest first; at most 1,000.',
  })
  appliedJobIds!: string[];

  @Field(() => [ID], {
    description:
      'The ids of the jobs the caller has opened in the last 180 days, latest first; at most 500.',
  })
  viewedJobIds!: string[];
}
