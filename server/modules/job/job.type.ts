import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobStanding } from '#schema/options/jobStandings.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import {
  AdminStatusEnum,
  ExperienceLevelEnum,
  JobStandingEnum,
  JobTypeEnum,
} from '#server/graphql/enums/jobs.ts';
import { Node } from '#server/graphql/node.ts';
import { Company } from '#server/modules/company/company.entity.ts';

/** Read by prepared statements that answer in this very shape; writing has an entity of its own. */
@ObjectType({ implements: Node, description: 'A vacancy.' })
export class Job extends Node {
  @Field(() => String, { description: "The job's title." })
  title!: string;

  @Field(() => Company, { description: 'Who is hiring.' })
  company!: Company;

  /** Where its category is looked up. */
  categoryId!: string | null;

  /** What the employer has decided; the deadline may have ended it before. */
  ownStatus!: JobStatus;

  @Field(() => AdminStatusEnum, { description: 'What the administrators have decided.' })
  adminStatus!: AdminStatus;

  @Field(() => String, { description: 'Where the work is, as the employer wrote it.' })
  location!: string;

  @Field(() => String, { nullable: true, description: 'The district, when it is known.' })
  district!: string | null;

  @Field(() => String, { nullable: true, description: 'The state, when it is known.' })
  state!: string | null;

  @Field(() => JobTypeEnum, { description: 'How the job is held.' })
  type!: JobType;

  @Field(() => String, { description: 'The industry, a stored value of the option list.' })
  industry!: string;

  @Field(() => String, { description: "The pay, in the employer's words; may be empty." })
  salary!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The least pay in rupees a year, when certain.',
  })
  salaryMin!: number | null;

  @Field(() => Int, { nullable: true, description: 'The most pay in rupees a year, when certain.' })
  salaryMax!: number | null;

  @Field(() => ExperienceLevelEnum, {
    nullable: true,
    description: 'How experienced one should be.',
  })
  experienceLevel!: ExperienceLevel | null;

  @Field(() => Boolean, { description: 'Whether it can be done from anywhere.' })
  isRemote!: boolean;

  @Field(() => Boolean, { description: 'Whether the employer puts it first.' })
  isFeatured!: boolean;

  @Field(() => Boolean, { description: 'Whether it is urgent.' })
  isHot!: boolean;

  @Field(() => DateTime, { description: 'When it was posted first.' })
  postedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Until when one may apply.' })
  applicationDeadline!: Date | null;

  @Field(() => JobStandingEnum, { description: 'Whether one may apply, and if not, why.' })
  standing!: JobStanding;

  @Field(() => Int, { description: 'How often it was looked at, once a visitor and day.' })
  views!: number;

  @Field(() => Int, { description: 'How many have applied.' })
  applicationsCount!: number;
}

export const JobConnection = connectionOf(Job, 'Job');
