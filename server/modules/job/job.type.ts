import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import type { JobFacts } from '#schema/fields/jobFacts.ts';
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
import { optional } from '#server/graphql/optional.ts';
import { Company } from '#server/modules/company/company.entity.ts';

/** Read by prepared statements that return exactly this shape. Writes use a separate entity. */
@ObjectType({ implements: Node, description: 'A vacancy.' })
export class Job extends Node {
  @Field(() => String, { description: "The job's title." })
  title!: string;

  @Field(() => Company, { description: 'The company that is hiring.' })
  company!: Company;

  /** Each fact is a separate field in the API: jobFacts.type.ts adds them. */
  facts!: JobFacts;

  /** The key for looking up its category. */
  categoryId!: string | null;

  /** The status the employer has set. The deadline may have ended the job earlier. */
  ownStatus!: JobStatus;

  @Field(() => AdminStatusEnum, { description: 'The status the administrators have set.' })
  adminStatus!: AdminStatus;

  @Field(() => String, { description: 'The place of work, as the employer wrote it.' })
  location!: string;

  @Field(() => String, optional('The district of the place of work, if known.'))
  district!: string | null;

  @Field(() => String, optional('The state of the place of work, if known.'))
  state!: string | null;

  @Field(() => JobTypeEnum, { description: 'The type of employment.' })
  type!: JobType;

  @Field(() => String, {
    description: 'The industry: one of the stored values of the option list.',
  })
  industry!: string;

  @Field(() => String, { description: "The pay, in the employer's words; may be empty." })
  salary!: string;

  @Field(() => Int, optional('The minimum pay in rupees per year, if it is certain.'))
  salaryMin!: number | null;

  @Field(() => Int, optional('The maximum pay in rupees per year, if it is certain.'))
  salaryMax!: number | null;

  @Field(() => ExperienceLevelEnum, optional('The level of experience required.'))
  experienceLevel!: ExperienceLevel | null;

  @Field(() => Int, optional('The minimum years of experience.'))
  experienceYears!: number | null;

  @Field(() => [String], { description: 'The skills required.' })
  skills!: string[];

  /** The start of the text that its summary is taken from. */
  opening!: string;

  @Field(() => Boolean, { description: 'Whether the work can be done remotely.' })
  isRemote!: boolean;

  @Field(() => Boolean, { description: 'Whether the employer features this job.' })
  isFeatured!: boolean;

  @Field(() => Boolean, { description: 'Whether the job is marked as urgent.' })
  isHot!: boolean;

  @Field(() => DateTime, { description: 'When the job was first posted.' })
  postedAt!: Date;

  @Field(() => DateTime, optional('The last moment at which candidates can apply.'))
  applicationDeadline!: Date | null;

  @Field(() => JobStandingEnum, { description: 'Whether candidates can apply and, if not, why.' })
  standing!: JobStanding;

  @Field(() => Int, { description: 'The number of views; each visitor counts once a day.' })
  views!: number;

  @Field(() => Int, { description: 'The number of applications received.' })
  applicationsCount!: number;
}

export const JobConnection = connectionOf(Job, 'Job');
