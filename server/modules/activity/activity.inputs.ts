import { ArgsType, Field, ID, Int } from 'type-graphql';
import { ADMIN_PAGE_SIZE } from '#schema/options/limits.ts';
import { activityFilterSchema } from '#schema/validation/activity.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(activityFilterSchema)
@ArgsType()
export class ActivityArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'How many, 1 to 100.' })
  declare first: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Only those with these words in the name or e-mail of who did it, or in the name of the job, company or user it was done to; or with this address, request, id or (as #7) number.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only this: `job.reject`.' })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what this user or key has done.' })
  actorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only what was done to things of this kind: company, job, application, user …',
  })
  subjectKind?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this.' })
  subjectId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "On this day (YYYY-MM-DD, in the site's time zone) or later.",
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "On this day (YYYY-MM-DD, in the site's time zone) or before.",
  })
  to?: string | null;
}
