import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ActorKind, Tampering } from '#schema/options/activity.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ActorKindEnum, TamperingEnum } from '#server/graphql/enums/activity.ts';
import { JsonObject } from '#server/graphql/json.ts';
import { Requires } from '#server/graphql/requires.ts';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';
import type { Facts } from './activity.type.ts';

@Requires('admin')
@ObjectType({ description: 'Who has done something.' })
export class ActivityActor {
  @Field(() => ActorKindEnum, { description: 'Of which kind.' })
  kind!: ActorKind;

  @Field(() => ID, { nullable: true, description: 'The id of the user or the key.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'The name; null once the account is gone.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "A user's e-mail address." })
  email!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'What something was done to.' })
export class ActivitySubject {
  @Field(() => String, { description: 'Of which kind: company, job, application, user …' })
  kind!: string;

  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it is called now, if it has a name.' })
  name!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'Something that has been done.' })
export class ActivityEntry {
  @Field(() => ID, { description: 'Its number in the log.' })
  id!: string;

  @Field(() => DateTime, { description: 'When.' })
  at!: Date;

  @Field(() => ActivityActor, { description: 'Who.' })
  actor!: ActivityActor;

  @Field(() => String, { description: 'What, as noun and verb: `job.reject`.' })
  action!: string;

  @Field(() => ActivitySubject, { nullable: true, description: 'To what.' })
  subject!: ActivitySubject | null;

  @Field(() => String, { nullable: true, description: 'From which address.' })
  ip!: string | null;

  @Field(() => String, { nullable: true, description: 'In which request.' })
  requestId!: string | null;

  @Field(() => JsonObject, { nullable: true, description: 'What has changed, as it was.' })
  before!: Facts | null;

  @Field(() => JsonObject, { nullable: true, description: 'What has changed, as it became.' })
  after!: Facts | null;
}

@Requires('admin')
@ObjectType({ description: 'Entries of the activity log, the newest first, a page at a time.' })
export class ActivityConnection extends numberedConnectionOf(ActivityEntry, 'Activity') {}

@Requires('admin')
@ObjectType({ description: 'The first entry of the log with which something is wrong.' })
export class BrokenActivity {
  @Field(() => ID, { description: 'Its number in the log.' })
  id!: string;

  @Field(() => TamperingEnum, { description: 'What is wrong with it.' })
  how!: Tampering;
}

@Requires('admin')
@ObjectType({ description: 'Whether the activity log is what was written.' })
export class ActivityCheck {
  @Field(() => Int, { description: 'How many entries are as they were written, from the first.' })
  whole!: number;

  @Field(() => BrokenActivity, {
    nullable: true,
    description: 'The first that is not; null where all of them are.',
  })
  broken!: BrokenActivity | null;
}
