import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ActorKind, Tampering } from '#schema/options/activity.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ActorKindEnum, TamperingEnum } from '#server/graphql/enums/activity.ts';
import { JsonObject } from '#server/graphql/json.ts';
import { Requires } from '#server/graphql/requires.ts';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';
import { optional } from '#server/graphql/optional.ts';
import type { Facts } from './activity.type.ts';

@Requires('admin')
@ObjectType({ description: 'The user or API key that performed an action.' })
export class ActivityActor {
  @Field(() => ActorKindEnum, { description: 'The kind of actor.' })
  kind!: ActorKind;

  @Field(() => ID, optional('The id of the user or API key.'))
  id!: string | null;

  @Field(() => String, optional("The actor's name; null once the account is gone."))
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The user's email address; null for API keys and deleted accounts.",
  })
  email!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'The object that an action was performed on.' })
export class ActivitySubject {
  @Field(() => String, { description: 'Its kind, such as company, job, application or user.' })
  kind!: string;

  @Field(() => ID, { description: 'The id of the object.' })
  id!: string;

  @Field(() => String, optional('Its current name, if it has one.'))
  name!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'An entry of the activity log.' })
export class ActivityEntry {
  @Field(() => ID, { description: 'The number of the entry in the log.' })
  id!: string;

  @Field(() => DateTime, { description: 'When the action was performed.' })
  at!: Date;

  @Field(() => ActivityActor, { description: 'Who performed the action.' })
  actor!: ActivityActor;

  @Field(() => String, { description: 'The action as noun and verb, for example `job.reject`.' })
  action!: string;

  @Field(() => ActivitySubject, optional('The object that the action was performed on.'))
  subject!: ActivitySubject | null;

  @Field(() => String, optional('The IP address of the request.'))
  ip!: string | null;

  @Field(() => String, optional('The id of the request.'))
  requestId!: string | null;

  @Field(() => JsonObject, optional('The changed values before the action.'))
  before!: Facts | null;

  @Field(() => JsonObject, optional('The changed values after the action.'))
  after!: Facts | null;
}

@Requires('admin')
@ObjectType({ description: 'A page of activity log entries, newest first.' })
export class ActivityConnection extends numberedConnectionOf(ActivityEntry, 'Activity') {}

@Requires('admin')
@ObjectType({ description: 'The first invalid entry of the log.' })
export class BrokenActivity {
  @Field(() => ID, { description: 'The number of the entry in the log.' })
  id!: string;

  @Field(() => TamperingEnum, { description: 'What is wrong with the entry.' })
  how!: Tampering;
}

@Requires('admin')
@ObjectType({ description: 'The result of checking the activity log for tampering.' })
export class ActivityCheck {
  @Field(() => Int, { description: 'How many entries are intact, counted from the first.' })
  whole!: number;

  @Field(() => BrokenActivity, {
    nullable: true,
    description: 'The first invalid entry; null if the whole log is intact.',
  })
  broken!: BrokenActivity | null;
}
