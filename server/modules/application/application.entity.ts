import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { OptionalProps } from '@mikro-orm/core';
import type { ApplicationEvent as EventKind, ApplicationStatus } from '#schema/options/statuses.ts';

/** An application as the seeker sent it. A seeker can apply for a job only once. */
@Entity({ tableName: 'applications' })
export class SentApplication {
  [OptionalProps]?: 'coverLetter' | 'status' | 'answersAsked' | 'answersFitting' | 'mustsMissed';

  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) jobId!: string;
  @Property({ type: 'uuid' }) seekerId!: string;
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'text', nullable: true }) phone?: string | null;
  @Property({ type: 'text' }) coverLetter = '';
  @Property({ type: 'text', nullable: true }) expectedSalary?: string | null;
  @Property({ type: 'uuid', nullable: true }) resumeFileId?: string | null;
  @Property({ type: 'text' }) status: ApplicationStatus = 'pending';
  @Property({ type: 'timestamptz' }) statusChangedAt!: Date;
  @Property({ type: 'timestamptz' }) appliedAt!: Date;
  /** How many questions of the job expect a certain answer. */
  @Property({ type: 'smallint' }) answersAsked = 0;
  @Property({ type: 'smallint' }) answersFitting = 0;
  /** How many must-haves the answers do not meet. */
  @Property({ type: 'smallint' }) mustsMissed = 0;
}

/** An entry of an application's timeline. */
@Entity({ tableName: 'application_events' })
export class ApplicationEntry {
  @PrimaryKey({ type: 'uuid' }) id!: string;
  @Property({ type: 'uuid' }) applicationId!: string;
  @Property({ type: 'text' }) kind!: EventKind;
  @Property({ type: 'uuid', nullable: true }) actorId?: string | null;
  @Property({ type: 'timestamptz' }) at!: Date;
}
