import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { RiskSignEnum } from '#server/graphql/enums/moderation.ts';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { Job } from '#server/modules/job/job.type.ts';

@RequiresOrKey('JOBS_READ', 'admin')
@ObjectType({ description: 'A job, as administrators see it.' })
export class AdminJob {
  @RequiresOrKey(['JOBS_READ', 'JOBS_WRITE'], 'admin')
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;

  @Field(() => Job, { description: 'The public view of the job.' })
  job!: Job;

  @RequiresOrKey(['JOBS_READ', 'JOBS_WRITE'], 'admin')
  @Field(() => AdminStatusEnum, { description: 'The moderation status.' })
  adminStatus!: AdminStatus;

  @Field(() => [AdminStatusEnum], { description: 'The statuses it can change to.' })
  moves!: AdminStatus[];

  @Field(() => String, optional('The note of the administrators.'))
  adminNotes!: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: 'When it was last edited or decided on. Send it with a decision.',
  })
  updatedAt!: Date;

  @Field(() => DateTime, {
    description:
      'When it was last submitted for approval: when posted, or again after a rejection.',
  })
  waitingSince!: Date;

  @Field(() => AdminStatusEnum, { description: 'The moderation status of its company.' })
  companyStatus!: AdminStatus;

  @Field(() => Int, { description: 'The number of open reports from users.' })
  reports!: number;

  @Field(() => DateTime, optional('When the oldest open report was made; null if there is none.'))
  reportedAt!: Date | null;

  @Field(() => [RiskSignEnum], {
    description: 'Signs of risk that deserve a second look; usually empty.',
  })
  riskSigns!: RiskSign[];

  @Field(() => [String], {
    description:
      'Words in its texts that ask for money or lead away from the site, as written; at most 50.',
  })
  riskWords!: string[];

  @Field(() => String, {
    description: 'The job type as administrators write it: full-time, internship.',
  })
  typeWord!: string;
}

@RequiresOrKey('JOBS_READ', 'admin')
@ObjectType({ description: 'A page of jobs.' })
export class AdminJobConnection extends numberedConnectionOf(AdminJob, 'AdminJob') {}
