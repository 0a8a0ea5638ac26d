import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Application } from '#server/modules/application/application.type.ts';

@Requires('job_seeker')
@ObjectType({ description: 'The result of withdrawing an application.' })
export class WithdrawApplicationPayload {
  @Field(() => Application, { description: 'The application after the change.' })
  application!: Application;

  @Field(() => DateTime, {
    description: 'Until then it can be undone; afterwards the company is notified.',
  })
  undoUntil!: Date;
}
