import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { Alert } from './alert.entity.ts';

@RequiresLogin()
@ObjectType({ description: 'The result of changing an alert.' })
export class AlertPayload {
  @Field(() => Alert, {
    description: 'The alert after the change; when it was deleted, its last values.',
  })
  alert!: Alert;

  @Field(() => Viewer, { description: 'The caller, with the updated alerts.' })
  viewer!: Viewer;
}

@RequiresLogin()
@ObjectType({ description: 'A preview of the next digest.' })
export class AlertPreview {
  @Field(() => Int, { description: 'How many jobs it would contain; 200 means 200 or more.' })
  total!: number;

  @Field(() => [Job], { description: 'The jobs the email would list, at most ten.' })
  jobs!: Job[];

  @Field(() => [String], {
    description:
      'Why each of these jobs is in the email, in the order of the jobs and in the language of the request.',
  })
  reasons!: string[];

  @Field(() => DateTime, { description: 'The preview covers jobs posted after this time.' })
  since!: Date;

  @Field(() => DateTime, { description: 'When the next digest is due.' })
  nextDigestAt!: Date;
}
