import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { ExperienceLevelEnum, JobTypeEnum } from '#server/graphql/enums.ts';
import { Node } from '#server/graphql/node.ts';
import { Company } from '#server/modules/company/company.entity.ts';

/** Read by prepared statements that answer in this very shape; writing has an entity of its own. */
@ObjectType({ implements: Node, description: 'A vacancy that is live.' })
export class Job extends Node {
  @Field(() => String, { description: "The job's title." })
  title!: string;

  @Field(() => Company, { description: 'Who is hiring.' })
  company!: Company;

  @Field(() => String, { description: 'What the work is, as plain text.' })
  description!: string;

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
}

export const JobConnection = connectionOf(Job, 'Job');
