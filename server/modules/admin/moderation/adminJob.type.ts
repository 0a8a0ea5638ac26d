import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { RiskSignEnum } from '#server/graphql/enums/moderation.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { Job } from '#server/modules/job/job.type.ts';

@RequiresOrKey('JOBS_READ', 'admin')
@ObjectType({ description: 'A job, as administrators see it.' })
export class AdminJob {
  @RequiresOrKey(['JOBS_READ', 'JOBS_WRITE'], 'admin')
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;

  @Field(() => Job, { description: 'The job itself.' })
  job!: Job;

  @RequiresOrKey(['JOBS_READ', 'JOBS_WRITE'], 'admin')
  @Field(() => AdminStatusEnum, { description: 'What the administrators have decided.' })
  adminStatus!: AdminStatus;

  @Field(() => [AdminStatusEnum], { description: 'What may be made of it next.' })
  moves!: AdminStatus[];

  @Field(() => String, { nullable: true, description: 'What they said of it.' })
  adminNotes!: string | null;

  @Field(() => DateTime, { description: 'When it was written down here.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    description:
      'When somebody last asked to have it approved: the first time, or after a rejection.',
  })
  waitingSince!: Date;

  @Field(() => AdminStatusEnum, { description: 'What they have decided about its company.' })
  companyStatus!: AdminStatus;

  @Field(() => Int, { description: 'How many people have reported it and wait for an answer.' })
  reports!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the oldest of these waits; null where none does.',
  })
  reportedAt!: Date | null;

  @Field(() => [RiskSignEnum], { description: 'What makes one look twice; empty for most.' })
  riskSigns!: RiskSign[];

  @Field(() => [String], {
    description:
      'The words in its texts that ask for money or lead away from the site, as they are written; at most 50.',
  })
  riskWords!: string[];

  @Field(() => String, {
    description: 'How it is held, as administrators write it: full-time, internship.',
  })
  typeWord!: string;
}
