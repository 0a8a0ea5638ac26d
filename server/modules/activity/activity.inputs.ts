import { ArgsType, Field, ID, Int } from 'type-graphql';
import { ADMIN_PAGE_SIZE } from '#schema/options/limits.ts';
import { activityFilterSchema } from '#schema/validation/activity.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@Validated(activityFilterSchema)
@ArgsType()
export class ActivityArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'The page size, 1 to 100.' })
  declare first: number;

  @Field(() => String, {
    nullable: true,
    description:
      "Only entries that contain these words in the actor's name or email, or in the name of the job, company or user concerned. Also matches an exact IP address, request id, subject id or entry number (as #7).",
  })
  search?: string | null;

  @Field(() => String, optional('Only entries with this action, for example `job.reject`.'))
  action?: string | null;

  @Field(() => ID, optional('Only entries by this user or API key.'))
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only entries about this kind of subject, such as company, job, application or user.',
  })
  subjectKind?: string | null;

  @Field(() => ID, optional('Only entries about the subject with this id.'))
  subjectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Only entries from this day on (YYYY-MM-DD, in the site's time zone).",
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Only entries up to the end of this day (YYYY-MM-DD, in the site's time zone).",
  })
  to?: string | null;
}
