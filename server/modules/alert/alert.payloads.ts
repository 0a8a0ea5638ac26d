import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { Alert } from './alert.entity.ts';

@RequiresLogin()
@ObjectType({ description: 'An alert as it is now, and whose it is.' })
export class AlertPayload {
  @Field(() => Alert, { description: 'The alert.' })
  alert!: Alert;

  @Field(() => Viewer, { description: 'The caller, with all alerts as they are now.' })
  viewer!: Viewer;
}

@RequiresLogin()
@ObjectType({ description: 'What a digest would hold.' })
export class AlertPreview {
  @Field(() => Int, { description: 'How many jobs; 200 stands for 200 or more.' })
  total!: number;

  @Field(() => [Job], { description: 'Those that the mail would list, ten at most.' })
  jobs!: Job[];

  @Field(() => DateTime, { description: 'Only jobs posted after this were looked at.' })
  since!: Date;

  @Field(() => DateTime, { description: 'When the next digest is due.' })
  nextDigestAt!: Date;
}
