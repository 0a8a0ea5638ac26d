import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { JobFacts } from '#schema/fields/jobFacts.ts';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import type { ExperienceLevel } from '#schema/options/experience.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';

// Spread at each use: the ORM keeps the object it is given and adds to it.
const longText = { type: 'text', lazy: true } as const;

/**
 * A job as its employer writes it. Reads go through prepared statements instead. Long texts are
 * written but not loaded.
 */
@Entity({ tableName: 'jobs' })
export class StoredJob {
  [OptionalProps]?: 'changedSinceApproval' | 'facts' | 'questions';

  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) companyId!: string;
  @Property({ type: 'uuid', nullable: true }) postedBy?: string | null;
  @Property({ type: 'uuid', nullable: true }) categoryId?: string | null;
  /** The id of this job in a partner's own system. */
  @Property({ type: 'text', nullable: true }) externalId?: string | null;
  @Property({ type: 'text' }) title!: string;
  @Property({ ...longText }) description!: string;
  @Property({ ...longText }) descriptionHtml!: string;
  @Property({ ...longText }) responsibilities!: string;
  @Property({ ...longText }) requirements!: string;
  @Property({ ...longText }) benefits!: string;
  @Property({ type: 'text' }) location!: string;
  @Property({ type: 'text', nullable: true }) district?: string | null;
  @Property({ type: 'text', nullable: true }) state?: string | null;
  @Property({ type: 'text' }) type!: JobType;
  @Property({ type: 'text' }) industry!: string;
  @Property({ type: 'text' }) salary!: string;
  @Property({ type: 'integer', nullable: true }) salaryMin?: number | null;
  @Property({ type: 'integer', nullable: true }) salaryMax?: number | null;
  @Property({ type: 'text', nullable: true }) salaryPeriod?: SalaryPeriod | null;
  @Property({ type: 'integer', nullable: true }) experienceYears?: number | null;
  @Property({ type: 'text', nullable: true }) experienceLevel?: ExperienceLevel | null;
  /** Further facts, listed in schema/fields/jobFacts.ts. */
  @Property({ type: 'json' }) facts: JobFacts = {};
  /** What applicants are asked, in this order. */
  @Property({ type: 'json' }) questions: JobQuestion[] = [];
  @Property({ type: 'boolean' }) isRemote!: boolean;
  @Property({ type: 'boolean' }) isFeatured!: boolean;
  @Property({ type: 'boolean' }) isHot!: boolean;
  @Property({ type: 'text' }) status!: JobStatus;
  @Property({ type: 'text' }) adminStatus!: AdminStatus;
  /** The fields that changed without a review since the last approval; each approval empties it. */
  @Property({ type: 'string[]' }) changedSinceApproval: string[] = [];
  /** When the employer corrected a rejected job. */
  @Property({ type: 'timestamptz', nullable: true }) askedAgainAt?: Date | null;
  @Property({ type: 'timestamptz' }) postedAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) applicationDeadline?: Date | null;
  @Property({ type: 'timestamptz', nullable: true }) closedAt?: Date | null;
  @Property({ type: 'timestamptz' }) createdAt!: Date;
  @Property({ type: 'timestamptz' }) updatedAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) deletedAt?: Date | null;
}
